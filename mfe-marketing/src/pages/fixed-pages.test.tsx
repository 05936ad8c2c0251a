import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithHost } from 'shared-host/testing';
import { type Fact, formatFact } from '../facts/fact.ts';
import { facts } from '../facts/facts.ts';
import { nextServices, services } from '../services/services.ts';
import AboutPage from './about/index.tsx';
import PrivacyPage from './privacy/index.tsx';
import ServicePage from './service/index.tsx';
import StudentVisaPage from './student-visa/index.tsx';
import StudyAbroadPage from './study-abroad/index.tsx';
import TestPreparationPage from './test-preparation/index.tsx';

test.each(services.map((service) => [service.slug, service.label] as const))(
  '/services/%s is titled %s and leads on to the next four',
  (slug, label) => {
    const { page } = renderWithHost(<ServicePage />, { route: `/services/${slug}` });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(label);
    const more = screen
      .getByRole('heading', { name: 'Explore More Services' })
      .closest('section') as HTMLElement;
    expect(
      within(more)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(nextServices(slug).map((next) => `/services/${next.slug}`));
    expect(page()).toMatchObject({ title: label, canonical: `/services/${slug}` });
  },
);

describe.each([
  ['ielts', facts.ielts, 4],
  ['toefl', facts.toefl, 0],
  ['pte', facts.pte, 4],
] as [string, Record<string, Fact>, number][])('/test-preparation/%s', (slug, figures, skills) => {
  test('shows every constant of D2 §9 with its official page', () => {
    const { container } = renderWithHost(<TestPreparationPage />, { route: `/test-preparation/${slug}` });
    for (const fact of Object.values(figures))
      expect([fact.label, container.textContent?.includes(formatFact(fact))]).toEqual([fact.label, true]);
    expect(screen.getAllByRole('link', { name: /Check the official page/ })[0]).toHaveAttribute(
      'href',
      Object.values(figures)[0]?.official,
    );
  });

  test(`has ${skills} skills tabs (decisions C-46)`, async () => {
    renderWithHost(<TestPreparationPage />, { route: `/test-preparation/${slug}` });
    expect(screen.queryAllByRole('tab')).toHaveLength(skills);
    if (skills === 0) return;
    await userEvent.click(screen.getByRole('tab', { name: 'Speaking' }));
    expect(screen.getByRole('tabpanel', { name: 'Speaking' })).toBeVisible();
  });

  test('has every part D2 §2 names', () => {
    renderWithHost(<TestPreparationPage />, { route: `/test-preparation/${slug}` });
    for (const name of [
      /^What /,
      /^Why choose /,
      'Key features',
      'Test types',
      'Format of the test',
      'Tips',
    ]) {
      expect(screen.getByRole('heading', { level: 2, name })).toBeVisible();
    }
  });
});

test('/study-abroad: heading and six described cards', () => {
  renderWithHost(<StudyAbroadPage />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Explore Global Opportunities with Confidence',
  );
  expect(screen.getAllByRole('article').map((card) => within(card).getByRole('link').textContent)).toEqual([
    'Study in Australia',
    'Study in New Zealand',
    'Study in UK',
    'Study in USA',
    'Study in Canada',
    'Study in Dubai',
  ]);
});

test('/student-visa is a real page that leads to every guide (decisions A-1)', () => {
  renderWithHost(<StudentVisaPage />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Student Visa');
  const hrefs = screen
    .getAllByRole('article')
    .map((card) => within(card).getAllByRole('link')[0]?.getAttribute('href'));
  expect(hrefs).toEqual(
    ['australia', 'newzealand', 'uk', 'usa', 'canada', 'dubai'].map((slug) => `/study-abroad/${slug}`),
  );
});

test('/who-we-are: mission, reasons, six core values in order, memberships, map', () => {
  const { container } = renderWithHost(<AboutPage />);
  const text = container.textContent ?? '';
  const order = [
    'Our mission',
    'Why choose us !',
    'Professionalism',
    'Integrity',
    'Excellence',
    'Collaboration',
    'Student Empowerment',
    'Social Responsibility',
    'Memberships',
    'Click and drag',
  ];
  const places = order.map((part) => text.indexOf(part));
  expect(places.every((at) => at >= 0)).toBe(true);
  expect(places).toEqual([...places].sort((a, b) => a - b));
});

test('/privacy-policy: the nine sections of D1 §2', () => {
  renderWithHost(<PrivacyPage />);
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Information we collect',
    'How we use it',
    'Sharing',
    'Security',
    'Your rights',
    'Cookies and local storage',
    'Third-party links',
    'Updates to this policy',
    'Contact',
  ]);
});
