import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi } from 'shared-api/testing';
import { type Fact, formatFact } from 'shared-facts';
import { australia as australiaFacts } from 'shared-facts/australia';
import { canada as canadaFacts } from 'shared-facts/canada';
import { dubai as dubaiFacts } from 'shared-facts/dubai';
import { newzealand as newzealandFacts } from 'shared-facts/newzealand';
import { uk as ukFacts } from 'shared-facts/uk';
import { usa as usaFacts } from 'shared-facts/usa';
import { renderWithHost } from 'shared-host/testing';
import { silentApi } from '../testing/api.ts';
import { australia } from './content/australia.en.ts';
import { canada } from './content/canada.en.ts';
import { dubai } from './content/dubai.en.ts';
import { newzealand } from './content/newzealand.en.ts';
import { uk } from './content/uk.en.ts';
import { usa } from './content/usa.en.ts';
import type { Guide } from './guide.ts';
import { GuidePage } from './guide-page.tsx';

/** The figures of each country, from the package that has them all. */
const figures: Record<Guide['slug'], Record<string, Fact>> = {
  australia: australiaFacts,
  canada: canadaFacts,
  dubai: dubaiFacts,
  newzealand: newzealandFacts,
  uk: ukFacts,
  usa: usaFacts,
};
const guides = [australia, canada, dubai, newzealand, uk, usa];

describe('counts of GUIDE-5 (B-19)', () => {
  test.each([
    ['USA', usa, 6, 11, 6],
    ['Australia', australia, 7, 7, 10],
    ['Canada', canada, 6, 11, 5],
    ['New Zealand', newzealand, 5, 8, 5],
  ] as [string, Guide, number, number, number][])('%s', (_name, guide, features, steps, questions) => {
    expect([guide.features.length, guide.visa.steps.length, guide.faq.length]).toEqual([
      features,
      steps,
      questions,
    ]);
  });

  test('Australia lists six insurers and the ten levels of its framework', () => {
    expect(australia.sections.find(({ names }) => names)?.names).toHaveLength(6);
    expect(australia.system.levels).toHaveLength(10);
  });

  test('New Zealand has eight essential requirements and three tables', () => {
    expect(newzealand.sections.find(({ title }) => title === 'Essential requirements')?.items).toHaveLength(
      8,
    );
    expect(newzealand.sections.filter(({ table }) => table)).toHaveLength(3);
  });

  test('UK and Dubai have features, visa process, intakes, graduate visa and questions', () => {
    for (const guide of [uk, dubai]) {
      expect(guide.features.length && guide.visa.steps.length && guide.faq.length).toBeGreaterThan(0);
      expect(guide.sections.map(({ title }) => title).join()).toMatch(/Intakes.*Graduate/i);
    }
  });
});

test.each(guides.map((guide) => [guide.slug, guide] as const))(
  '%s shows every figure of its country, each group with year and official page',
  (slug, guide) => {
    const { container } = renderWithHost(<GuidePage guide={guide} />, { api: silentApi() });
    const text = container.textContent ?? '';
    for (const fact of Object.values(figures[slug]))
      expect([fact.label, text.includes(formatFact(fact))]).toEqual([fact.label, true]);
    const official = screen.getAllByRole('link', { name: /Check the official page/ });
    expect(official.length).toBeGreaterThan(3);
    expect(official[0]).toHaveAttribute('href', Object.values(figures[slug])[0]?.official);
    expect(text).toContain('As published, 2024.');
  },
);

test.each(guides.map((guide) => [guide.slug, guide] as const))(
  '%s has one h1, its headings in the words of the specification, and no skipped level',
  (_slug, guide) => {
    const { container } = renderWithHost(<GuidePage guide={guide} />, { api: silentApi() });
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(
      screen.getByRole('heading', { name: `Features provided for students in ${guide.country}` }),
    ).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Frequently Asked Questions.' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Why choose us' })).toBeVisible();
    const levels = [...container.querySelectorAll('h1,h2,h3,h4')].map(({ tagName }) => Number(tagName[1]));
    for (const [index, level] of levels.entries()) {
      expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
    }
  },
);

test('questions open one at a time and close again', async () => {
  const user = userEvent.setup();
  renderWithHost(<GuidePage guide={usa} />, { api: silentApi() });
  const [first, second] = usa.faq.map(({ title }) => screen.getByText(title));
  const open = () => [first!, second!].map((title) => title.closest('details')?.open);
  await user.click(first!);
  await user.click(second!);
  await waitFor(() => expect(open()).toEqual([false, true]));
  await user.click(second!);
  expect(open()).toEqual([false, false]);
});

test('the visa process is drawn, with a text alternative for its steps', () => {
  renderWithHost(<GuidePage guide={canada} />, { api: silentApi() });
  const drawing = screen.getByRole('img', { name: /^The study permit in eleven steps: 1\. / });
  for (const { title } of canada.visa.steps) expect(drawing.getAttribute('aria-label')).toContain(title);
});

test('the chart is a table that is readable without its bars', () => {
  renderWithHost(<GuidePage guide={canada} />, { api: silentApi() });
  const table = screen.getByRole('table', { name: canada.chart.title });
  expect(
    within(table).getByRole('row', { name: /Proof of funds, student alone CAD 20,635/ }),
  ).toBeInTheDocument();
});

test('structured data matches the page', () => {
  const { page } = renderWithHost(<GuidePage guide={uk} />, { api: silentApi() });
  const nodes = page()?.jsonLd as {
    '@type': string;
    mainEntity?: { name: string; acceptedAnswer: { text: string } }[];
  }[];
  expect(nodes.map((node) => node['@type'])).toEqual(['Article', 'FAQPage', 'BreadcrumbList']);
  expect(nodes[1]?.mainEntity?.map(({ name }) => name)).toEqual(uk.faq.map(({ title }) => title));
  for (const { acceptedAnswer } of nodes[1]?.mainEntity ?? [])
    expect(document.body.textContent).toContain(acceptedAnswer.text);
});

test('the sections of a guide have different titles', () => {
  for (const guide of guides) {
    const titles = guide.sections.map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
  }
});

test('the contents lead to every section', () => {
  for (const guide of guides) {
    const { container, unmount } = renderWithHost(<GuidePage guide={guide} />, { api: silentApi() });
    const contents = within(screen.getByRole('navigation', { name: 'On this page' }));
    const links = contents.getAllByRole('link');
    expect(links.length).toBe(guide.sections.length + 4);
    for (const link of links)
      expect(container.querySelector(link.getAttribute('href')!)).toHaveProperty('tagName', 'H2');
    unmount();
  }
});

const rates = {
  date: '2026-11-20',
  source: 'Nepal Rastra Bank',
  rates: [{ currency: 'CAD', buy: 99, sell: 100 }],
};
const catalogue = {
  'GET /api/app/country-list/': { results: [{ id: 5, country_name: 'Canada', flag: null }] },
  'GET /api/app/course-list/': { count: 91, next: null, previous: null, results: [] },
};

test('the first year is added up, in rupees too, with what must be shown for the visa', async () => {
  const { api } = fakeApi({ ...catalogue, 'GET /api/exchange-rates/': rates });
  jest.useFakeTimers({
    now: new Date('2026-11-22T06:00:00Z'),
    doNotFake: ['setTimeout', 'setImmediate', 'queueMicrotask'],
  });
  try {
    renderWithHost(<GuidePage guide={canada} />, { api });
    expect(await screen.findByText(/Nepal Rastra Bank, 2026-11-20/)).toBeVisible();
    const table = within(screen.getByRole('table', { name: 'First year in Canada' }));
    expect(table.getByRole('row', { name: /^Total/ })).toHaveTextContent(
      'TotalCAD 25,235–45,235NPR 25,23,500–45,23,500',
    );
    expect(table.getByRole('row', { name: /^To show for the visa/ })).toHaveTextContent('CAD 35,635–50,635');
    expect(screen.getAllByText(/^Proof of funds, student alone: CAD 22,895 from/)[0]).toBeVisible();
    expect(screen.getByRole('link', { name: 'See 91 courses in Canada' })).toHaveAttribute(
      'href',
      '/course-search?country=5',
    );
  } finally {
    jest.useRealTimers();
  }
});

test('without rates and catalogue, the guide uses the rates that it carries and says so', async () => {
  renderWithHost(<GuidePage guide={uk} />, { api: fakeApi({}).api });
  expect(screen.getByText(/rounded rate of September 2025/)).toBeVisible();
  expect(screen.getByRole('row', { name: /^Total without tuition/ })).toHaveTextContent(
    '£13,542NPR 25,72,980',
  );
  expect(screen.getByRole('link', { name: 'Search courses' })).toBeVisible();
});
