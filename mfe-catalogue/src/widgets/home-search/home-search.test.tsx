import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FakeCall } from 'shared-api/testing';
import { fakeApi, reply } from 'shared-api/testing';
import { renderWithHost } from 'shared-host/testing';
import HomeSearchWidget from './index.tsx';

const course = (id: number, course_name: string) => ({
  id,
  course_name,
  university_name: 'Monash University',
  country_name: 'Australia',
  annual_fees: '38,400',
});
const list = (...names: string[]) => ({
  count: names.length,
  next: null,
  previous: null,
  results: names.map((name, index) => course(index + 1, name)),
});

let calls: FakeCall[];
const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

/** The catalogue that chips and numbers describe. */
const overview = {
  count: 640,
  next: null,
  previous: null,
  results: [course(1, 'Nursing')],
  facets: {
    interest: { 3: 640 },
    specialization: { 1: 320, 2: 320, 3: 0 },
    country: { 1: 600, 2: 40, 3: 0 },
  },
};
const isOverview = ({ query }: FakeCall) => query.get('records') === '1';

function show(answer: (call: FakeCall) => unknown = () => list('Nursing', 'Nutrition')) {
  const fake = fakeApi({
    'GET /api/app/course-list/': (call: FakeCall) => {
      if (isOverview(call)) return overview;
      calls.push(call);
      return answer(call);
    },
    'GET /api/app/country-list/': {
      results: [
        { id: 1, country_name: 'Australia' },
        { id: 2, country_name: 'Germany' },
        { id: 3, country_name: 'Nowhere' },
      ],
    },
    'GET /api/app/interest-list/': { results: [{ id: 3, interest_name: 'Master' }] },
  });
  calls = [];
  return renderWithHost(<HomeSearchWidget />, { api: fake.api });
}
const input = () => screen.getByRole('combobox', { name: 'What would you like to study?' });
const rest = (ms = 300) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('shows the numbers of the catalogue, and its destinations and levels with courses as links', async () => {
  show();
  await rest(0);
  expect(screen.getByText('640 courses · 2 subjects · 2 countries')).toBeVisible();
  const links = (name: string) =>
    within(screen.getByRole('list', { name }))
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links('Destinations')).toEqual([
    ['Australia', '/course-search?country=1'],
    ['Germany', '/course-search?country=2'],
  ]);
  expect(links('Levels')).toEqual([['Master', '/course-search?interest=3']]);
});

it('loads five suggestions 300 ms after typing stops, for two characters or more', async () => {
  show();
  expect(screen.getByRole('heading', { name: 'Find Your Perfect Course' })).toBeVisible();
  await user.type(input(), 'n ');
  await rest();
  expect(calls).toHaveLength(0);
  await user.clear(input());
  await user.type(input(), 'nu');
  await rest(299);
  expect(calls).toHaveLength(0);
  await rest(1);
  expect(calls).toHaveLength(1);
  expect([calls[0]?.query.get('search'), calls[0]?.query.get('records')]).toEqual(['nu', '5']);
  const options = await screen.findAllByRole('option');
  expect(options.map((option) => option.textContent)).toEqual([
    'NursingMonash University, Australia',
    'NutritionMonash University, Australia',
    'View all results',
  ]);
  await rest(1000);
  expect(screen.getByText('2 suggestions')).toBeInTheDocument();
});

it('fills the input with a chosen suggestion and shows that course alone, without a request', async () => {
  show();
  await user.type(input(), 'nu');
  await rest();
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await rest(2000);
  expect(input()).toHaveValue('Nutrition');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  const cards = within(screen.getByRole('list', { name: 'Course results' })).getAllByRole('listitem');
  expect(cards).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Nutrition' })).toHaveAttribute('href', '/course_details/2');
  expect(calls).toHaveLength(1);
});

it('loads ten results on submit, with fees and a link to all results', async () => {
  const view = show();
  await user.type(input(), ' nursing ');
  await user.click(screen.getByRole('button', { name: 'Search' }));
  await rest(0);
  expect(calls.map(({ query }) => [query.get('search'), query.get('records')])).toEqual([['nursing', '10']]);
  expect(await screen.findAllByText('$38,400')).toHaveLength(2);
  await rest(1000);
  expect(calls).toHaveLength(1);
  await user.click(screen.getByRole('link', { name: /^See All/ }));
  expect(view.location()).toMatchObject({
    pathname: '/course-search',
    search: '?search=nursing',
    state: { search: 'nursing' },
  });
});

it('announces what the shown results were found for, and not again while more is typed', async () => {
  show();
  const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
  await user.type(input(), 'nursing{Enter}');
  await rest(0);
  expect(announced()).toContain('Results for nursing');
  await user.type(input(), ' and');
  await rest();
  expect(announced()).toContain('Results for nursing');
  await user.click(screen.getByRole('option', { name: /^Nutrition/ }));
  expect(announced()).toContain('Results for Nutrition');
  await user.clear(input());
  expect(announced().join('')).not.toContain('Results');
});

it("does the same by 'View all results'", async () => {
  show();
  await user.type(input(), 'nu');
  await rest();
  await user.click(screen.getByRole('option', { name: 'View all results' }));
  await rest(0);
  expect(calls.at(-1)?.query.get('records')).toBe('10');
  expect(input()).toHaveValue('nu');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Nursing' })).toBeVisible();
});

it('does nothing on submitting less than two characters', async () => {
  show();
  await user.type(input(), 'n{Enter}');
  await rest(1000);
  expect(calls).toHaveLength(0);
});

it("says 'Searching courses...' while loading", async () => {
  let answer = (_: unknown) => {};
  show(() => new Promise((resolve) => (answer = resolve)));
  await user.type(input(), 'nursing{Enter}');
  expect(screen.getByText('Searching courses...')).toBeVisible();
  await act(async () => answer(list('Nursing')));
  await waitFor(() => expect(screen.queryByText('Searching courses...')).not.toBeInTheDocument());
});

it('clearing removes suggestions and cards, and a late answer is ignored', async () => {
  const answers: ((value: unknown) => void)[] = [];
  show(() => new Promise((resolve) => answers.push(resolve)));
  await user.type(input(), 'nursing{Enter}');
  await act(async () => answers[0]?.(list('Nursing')));
  expect(screen.getByRole('link', { name: 'Nursing' })).toBeVisible();
  await user.type(input(), ' x');
  await rest();
  await user.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(input()).toHaveFocus();
  expect(screen.queryByRole('link', { name: 'Nursing' })).not.toBeInTheDocument();
  await act(async () => answers[1]?.(list('Late')));
  await rest(1000);
  expect(screen.queryByText('Late')).not.toBeInTheDocument();
  expect(screen.queryByText('Searching courses...')).not.toBeInTheDocument();
});

it('shows only the last answer of 200 fast keystrokes', async () => {
  const answers: [string, (value: unknown) => void][] = [];
  show((call) => new Promise((resolve) => answers.push([call.query.get('search') ?? '', resolve])));
  for (let length = 1; length <= 200; length += 1) {
    fireEvent.change(input(), { target: { value: 'x'.repeat(length) } });
    await rest(length % 50 === 0 ? 300 : 20);
  }
  await rest();
  for (const [text, resolve] of answers.reverse())
    await act(async () => resolve(list(`Course of ${text.length}`)));
  expect(answers[0]?.[0]).toHaveLength(200);
  expect(screen.getByRole('option', { name: /Course of 200/ })).toBeVisible();
  expect(screen.getAllByRole('option')).toHaveLength(2);
});

it('keeps the old cards without a message when a full search fails, and shows no suggestions when those fail', async () => {
  let fails = false;
  show(() => (fails ? reply(500, '<h1>Server Error (500)</h1>') : list('Nursing')));
  await user.type(input(), 'nursing{Enter}');
  await rest(0);
  expect(screen.getByRole('link', { name: 'Nursing' })).toBeVisible();
  fails = true;
  await user.type(input(), 's{Enter}');
  await rest(0);
  expect(screen.getByRole('link', { name: 'Nursing' })).toBeVisible();
  await user.type(input(), 'x');
  await rest(400);
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.queryByText(/Searching|error/i)).not.toBeInTheDocument();
});

it('suggests for a word that an input method composes, once typing rests, as phones compose each word', async () => {
  show();
  fireEvent.compositionStart(input());
  fireEvent.change(input(), { target: { value: 'नर्' } });
  await rest(200);
  fireEvent.change(input(), { target: { value: 'नर्स' } });
  await rest(200);
  expect(calls).toHaveLength(0);
  await rest(100);
  expect(screen.getByRole('option', { name: /Nursing/ })).toBeVisible();
  fireEvent.compositionEnd(input());
  await rest();
  expect(calls.map(({ query }) => query.get('search'))).toEqual(['नर्स']);
});

it('works without JavaScript, as a form that opens the course search', () => {
  show();
  const form = input().closest('form');
  expect(form).toHaveAttribute('action', '/course-search');
  expect(form).toHaveAttribute('method', 'get');
  expect(input()).toHaveAttribute('name', 'search');
});

it('shows a text when nothing is found', async () => {
  show(() => list());
  await user.type(input(), 'nothing{Enter}');
  await rest(0);
  expect(screen.getByText('We dont have any results currently to show. Visit later.')).toBeVisible();
});

it('shows five suggestions and ten results even if the API sends a thousand', async () => {
  show(() => list(...Array.from({ length: 1000 }, (_, index) => `Nursing ${index + 1}`)));
  await user.type(input(), 'nu');
  await rest();
  expect(await screen.findAllByRole('option')).toHaveLength(6);
  await user.keyboard('{Enter}');
  await rest(0);
  // The last is 'See All'.
  expect(within(screen.getByRole('list', { name: 'Course results' })).getAllByRole('listitem')).toHaveLength(
    11,
  );
});

it('moves nothing below the field when text is typed: the numbers keep their room', async () => {
  show();
  await rest(0);
  const numbers = screen.getByText('640 courses · 2 subjects · 2 countries');
  await user.type(input(), 'nu');
  expect(screen.getByRole('button', { name: 'Clear search' })).toBeVisible();
  expect(numbers).toBeInTheDocument();
  expect(numbers).not.toBeVisible();
  expect(getComputedStyle(numbers).display).not.toBe('none');
  await user.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(numbers).toBeVisible();
});

describe('distances', () => {
  beforeAll(() => Object.assign(globalThis, { appliesAllStyles: true }));
  afterAll(() => Object.assign(globalThis, { appliesAllStyles: false }));
  /** A length in px; the test environment computes none. */
  const px = (length: string) => Number.parseFloat(length) * (length.endsWith('rem') ? 16 : 1);

  it('gives the line below the field the height of the button that comes with typed text', async () => {
    show();
    await rest(0);
    const line = screen.getByText(/^640 courses/).parentElement?.parentElement;
    const height = px(getComputedStyle(line!).minHeight);
    await user.type(input(), 'nu');
    const button = screen.getByRole('button', { name: 'Clear search' });
    expect(line).toContainElement(button);
    expect(px(getComputedStyle(button).minHeight)).toBe(height);
  });

  it('has the results as far below the chips as cards are from each other', async () => {
    show();
    await user.type(input(), 'nu{Enter}');
    await rest(0);
    const results = getComputedStyle(screen.getByRole('list', { name: 'Course results' }));
    const chips = getComputedStyle(screen.getByRole('list', { name: 'Levels' }));
    expect(px(chips.paddingBottom) + px(results.marginTop)).toBe(px(results.getPropertyValue('--gap')));
  });
});
