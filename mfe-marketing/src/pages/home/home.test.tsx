import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithHost, withoutContent } from 'shared-host/testing';
import { withoutScripts } from 'shared-ui/testing/without-scripts';
import { silentApi } from '../../testing/api.ts';
import HomePage from './index.tsx';

beforeAll(() => Object.assign(globalThis, { appliesAllStyles: true }));

/** Of a logged-in visitor: only they have drafts. */
const token = `x.${btoa(JSON.stringify({ user_id: 7 }))}.x`;

const render = (options = {}) => renderWithHost(<HomePage />, { api: silentApi(), ...options });
const section = (heading: string) =>
  screen.getByRole('heading', { level: 2, name: heading }).closest('section') as HTMLElement;

test('the sections are in the order of HOME-1 to HOME-12', () => {
  const { container } = render();
  expect([...container.querySelectorAll('h1,h2')].map(({ textContent }) => textContent)).toEqual([
    'Study abroad, step by step',
    'Guiding You Every Step: From Dreams to Departure',
    'Choose your Study Destination',
    'Why choose us !',
    'Our Locations / Visit Us Today to Get Started',
    'Fulfill your career goal with our partners',
    'What students say about us',
    'Success Stories: Hear from Our Students',
    'Recent Blog',
    'Your Journey Starts Here: Schedule Your In-Person or Virtual Consultation',
  ]);
});

test('the search widget, the open application and the next events are in their places', () => {
  const { container } = render({
    session: { access: token },
    widgets: {
      'home-search': () => <h2>Find</h2>,
      'continue-application': () => <p>Continue</p>,
      'next-events': () => <p>Events</p>,
    },
  });
  const text = container.textContent ?? '';
  const order = [
    'Find',
    'See destinations',
    'Continue',
    'Guiding You',
    'Recent Blog',
    'Events',
    'Your Journey',
  ].map((part) => text.indexOf(part));
  expect(order).toEqual([...order].sort((a, b) => a - b));
  expect(order.every((at) => at >= 0)).toBe(true);
});

test('guests, who have no drafts, do not load the open application', () => {
  render({ widgets: { 'continue-application': () => <p>Continue</p> } });
  expect(screen.queryByText('Continue')).not.toBeInTheDocument();
});

test('eight service slides, each with picture and heading, in the order of HOME-3', () => {
  render();
  const links = within(screen.getByRole('region', { name: 'Our services' })).getAllByRole('link', {
    name: /^(?!Show)/,
  });
  expect(
    links.map((link) => [within(link).getByRole('heading').textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Accommodation Assistance', '/services/accomodation-assistance'],
    ['Career Counseling', '/services/career-counseling'],
    ['Right University Selection', '/services/right-university-selection'],
    ['Health Insurance', '/services/health-care'],
    ['Interview Preparation', '/services/interview-assistance'],
    ['Test Preparation', '/services/test-preparation'],
    ['Documentation Guidance', '/services/documentation-guidance'],
    ['Scholarship Assistance', '/services/scholarship'],
  ]);
  for (const link of links) expect(link.querySelector('img[width][height]')).not.toBeNull();
});

test('six destinations in the order of the home page; five and six only from medium screens on', () => {
  render();
  const list = section('Choose your Study Destination');
  expect(
    within(list)
      .getAllByRole('link', { name: /^Learn more about/, hidden: true })
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Learn more about Study in Australia', '/study-abroad/australia'],
    ['Learn more about Study in New Zealand', '/study-abroad/newzealand'],
    ['Learn more about Study in UK', '/study-abroad/uk'],
    ['Learn more about Study in USA', '/study-abroad/usa'],
    ['Learn more about Study in Canada', '/study-abroad/canada'],
    ['Learn more about Study in Dubai', '/study-abroad/dubai'],
  ]);
  expect([...list.querySelectorAll('li')].map((item) => getComputedStyle(item).display)).toEqual([
    'grid',
    'grid',
    'grid',
    'grid',
    'none',
    'none',
  ]);
  expect(within(list).getByRole('link', { name: /^See More/ })).toHaveAttribute('href', '/study-abroad');
});

test("'See more' of the selling points goes to the about page", () => {
  render();
  expect(within(section('Why choose us !')).getByRole('link', { name: /^See more/ })).toHaveAttribute(
    'href',
    '/who-we-are',
  );
});

test('Kathmandu is shown first, Butwal after a click, each with all its details', async () => {
  render();
  const places = section('Our Locations / Visit Us Today to Get Started');
  expect(
    within(places)
      .getAllByRole('tab')
      .map(({ textContent, ariaSelected }) => [textContent, ariaSelected]),
  ).toHaveLength(2);
  expect(within(places).getByRole('tab', { name: 'Kathmandu' })).toHaveAttribute('aria-selected', 'true');
  expect(within(places).getByRole('link', { name: 'kathmandu@example.com' })).toHaveAttribute(
    'href',
    'mailto:kathmandu@example.com',
  );
  expect(within(places).getByRole('link', { name: '+977 900 055 0101' })).toHaveAttribute(
    'href',
    'tel:+9779000550101',
  );
  expect(within(places).getByRole('link', { name: /www\.example\.com/ })).toHaveAttribute('target', '_blank');
  expect(within(places).getByRole('img', { name: 'Street map around the Kathmandu branch' })).toBeVisible();
  await userEvent.click(within(places).getByRole('tab', { name: 'Butwal' }));
  expect(within(places).getByText('Mango Grove Road 7')).toBeVisible();
  const butwal = within(places).getByRole('tabpanel', { name: 'Butwal' });
  expect(within(butwal).getByText('Sun-Fri: 9:00 AM - 6:00 PM')).toBeVisible();
  expect(within(places).getByRole('link', { name: '+977 71 055 102' })).toBeVisible();
  // Butwal's test data has nothing else, so nothing else is there.
  expect(
    within(places)
      .getAllByRole('term')
      .map(({ textContent }) => textContent),
  ).toEqual(['Address', 'Phone', 'Working hours']);
  expect(within(places).queryByRole('img')).toBeNull();
});

test('without scripts the list of the branches, all of which are shown there, is hidden', () => {
  render();
  const list = screen.getByRole('tablist', { name: 'Branches' });
  expect(list).toBeVisible();
  withoutScripts();
  expect(list).not.toBeVisible();
});

test('headings of service slides that are narrower than a word break it', () => {
  render();
  const slides = screen.getByRole('region', { name: 'Our services' });
  const [slide] = within(slides).getAllByRole('link', { name: /^(?!Show)/ });
  expect(getComputedStyle(slide!).containerType).toBe('inline-size');
  // jsdom does not apply container queries.
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules] as CSSGroupingRule[]);
  const inNarrowSlide = rules
    .filter(({ cssText }) => cssText.startsWith('@container (max-width:9rem)'))
    .flatMap(({ cssRules }) => [...cssRules] as CSSStyleRule[])
    .find(({ selectorText }) => slide?.querySelector('h3')?.matches(selectorText));
  expect(inNarrowSlide?.style.getPropertyValue('overflow-wrap')).toBe('anywhere');
});

test('a success story has its title; its further paragraphs open on request', async () => {
  const successStories = [{ name: 'Elina Lama', title: 'From Ilam', text: ['Beginning.', 'End.'] }];
  render({ content: { successStories } });
  const stories = section('Success Stories: Hear from Our Students');
  expect(within(stories).getByRole('heading', { level: 3, name: 'From Ilam' })).toBeVisible();
  expect(within(stories).getByText('End.')).not.toBeVisible();
  await userEvent.click(within(stories).getByText('Read the story of Elina Lama'));
  expect(within(stories).getByText('End.')).toBeVisible();
});

describe('without a content pack', () => {
  test('what is not set is not there; the success stories show the empty text and the next step', () => {
    const { container } = render(withoutContent);
    expect([...container.querySelectorAll('h2')].map(({ textContent }) => textContent)).toEqual([
      'Guiding You Every Step: From Dreams to Departure',
      'Choose your Study Destination',
      'Why choose us !',
      'Success Stories: Hear from Our Students',
      'Recent Blog',
      'Your Journey Starts Here: Schedule Your In-Person or Virtual Consultation',
    ]);
    const stories = section('Success Stories: Hear from Our Students');
    expect(stories).toHaveTextContent(
      "Sorry, We don't have any results currently to show. Please visit later.",
    );
    expect(within(stories).getByRole('link', { name: 'Talk to a counsellor' })).toHaveAttribute(
      'href',
      '/book',
    );
  });

  test("the main actions lead to the site's own pages", () => {
    render(withoutContent);
    for (const link of screen.getAllByRole('link', { name: 'Book an Appoinment' }))
      expect(link).toHaveAttribute('href', '/book');
    expect(screen.getByRole('link', { name: 'Write to us' })).toHaveAttribute(
      'href',
      '/contact?about=Study%20abroad%2C%20step%20by%20step',
    );
  });
});

test.each([
  [/^Book an Appoinment/, 'https://calendar.test/me'],
  [/^Chat with us/, 'https://wa.me/9779000550103?text=Study%20abroad%2C%20step%20by%20step%0A'],
])('%s opens in a new tab without access to this page', (name, href) => {
  render({
    config: {
      appointments: { url: 'https://calendar.test/me' },
      links: { social: {}, chat: '+977 900 055 0103' },
    },
  });
  for (const link of screen.getAllByRole('link', { name })) {
    expect(link).toHaveAttribute('href', href);
    expect(link).toHaveAttribute('target', '_blank');
    expect(link.getAttribute('rel')).toContain('noopener');
  }
});

test('the film begins on an open page', () => {
  jest.useFakeTimers();
  const { container } = render();
  act(() => jest.advanceTimersByTime(2500));
  expect(container.querySelector('video')).toBeInTheDocument();
  jest.useRealTimers();
});

test('there is a container for a chatbot script', () => {
  const { container } = render();
  expect(container.querySelector('[data-chatbot]')).toBeInTheDocument();
});

test('the page has its title and canonical address', async () => {
  const { page } = render();
  await act(async () => {});
  expect(page()).toMatchObject({ title: 'Study abroad, step by step', canonical: '/' });
});
