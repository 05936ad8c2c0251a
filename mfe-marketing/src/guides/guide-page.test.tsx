import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithHost } from 'shared-host/testing';
import { type Fact, formatFact } from '../facts/fact.ts';
import { facts } from '../facts/facts.ts';
import { australia } from './content/australia.ts';
import { canada } from './content/canada.ts';
import { dubai } from './content/dubai.ts';
import { newzealand } from './content/newzealand.ts';
import { uk } from './content/uk.ts';
import { usa } from './content/usa.ts';
import type { Guide } from './guide.ts';
import { GuidePage } from './guide-page.tsx';

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
    const { container } = renderWithHost(<GuidePage guide={guide} />);
    const text = container.textContent ?? '';
    for (const fact of Object.values(facts[slug]) as Fact[])
      expect([fact.label, text.includes(formatFact(fact))]).toEqual([fact.label, true]);
    const official = screen.getAllByRole('link', { name: /Check the official page/ });
    expect(official.length).toBeGreaterThan(3);
    expect(official[0]).toHaveAttribute('href', (Object.values(facts[slug]) as Fact[])[0]?.official);
    expect(text).toContain('As published, 2024.');
  },
);

test.each(guides.map((guide) => [guide.slug, guide] as const))(
  '%s has one h1, its headings in the words of the specification, and no skipped level',
  (_slug, guide) => {
    const { container } = renderWithHost(<GuidePage guide={guide} />);
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
  renderWithHost(<GuidePage guide={usa} />);
  const [first, second] = usa.faq.map(({ title }) => screen.getByText(title));
  const open = () => [first!, second!].map((title) => title.closest('details')?.open);
  await user.click(first!);
  await user.click(second!);
  await waitFor(() => expect(open()).toEqual([false, true]));
  await user.click(second!);
  expect(open()).toEqual([false, false]);
});

test('the visa process is drawn, with a text alternative for its steps', () => {
  renderWithHost(<GuidePage guide={canada} />);
  const drawing = screen.getByRole('img', { name: /^The study permit in eleven steps: 1\. / });
  for (const { title } of canada.visa.steps) expect(drawing.getAttribute('aria-label')).toContain(title);
});

test('the chart is a table that is readable without its bars', () => {
  renderWithHost(<GuidePage guide={canada} />);
  const table = screen.getByRole('table', { name: canada.chart.title });
  expect(
    within(table).getByRole('row', { name: /Proof of funds, student alone CAD 20,635/ }),
  ).toBeInTheDocument();
});

test('structured data matches the page', () => {
  const { page } = renderWithHost(<GuidePage guide={uk} />);
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
