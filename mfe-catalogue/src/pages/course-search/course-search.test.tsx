import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FakeCall, fakeApi, reply } from 'shared-api/testing';
import { renderWithHost } from 'shared-host/testing';
import { aBareCourse, aCourse } from '../../testing/courses.ts';
import CourseSearchPage from './index.tsx';

const user = userEvent.setup();

/** Idle callbacks, run by `idle()`. */
const waiting: (() => void)[] = [];
const idle = () =>
  act(async () => {
    for (const run of waiting.splice(0)) run();
  });
/** Whether the screen is wide enough for the side panel. */
let isWide = true;
const media = window.matchMedia;
beforeEach(() => {
  isWide = true;
  window.matchMedia = (query) => ({ ...media(query), matches: query === '(min-width:1024px)' && isWide });
  sessionStorage.clear();
  waiting.length = 0;
  window.requestIdleCallback = (run) => waiting.push(run as () => void);
  window.cancelIdleCallback = () => {};
});
const page = (results: unknown[], changes: object = {}) => ({
  count: results.length,
  next: null,
  previous: null,
  results,
  ...changes,
});
const named = (id: number, course_name: string) => aCourse({ id, course_name });
const interests = page([
  { id: 1, interest_name: 'Bachelor' },
  { id: 2, interest_name: 'Master' },
]);
const specializations = page(
  ['nursing', 'Law', 'Accounting', 'IT 10', 'IT 9', 'Zoology'].map((specialization_name, index) => ({
    id: index + 1,
    specialization_name,
  })),
);
const countries = page([
  { id: 1, country_name: 'Australia', flag: null },
  { id: 3, country_name: 'Atlantis', flag: null },
]);

function show(
  answer: unknown = page([aCourse()]),
  options: { route?: string; state?: unknown; lists?: Record<string, unknown> } = {},
) {
  const fake = fakeApi({
    'GET /api/app/course-list/': answer,
    'GET /api/app/interest-list/': interests,
    'GET /api/app/specialization-list/': specializations,
    'GET /api/app/country-list/': countries,
    ...options.lists,
  });
  const view = renderWithHost(<CourseSearchPage />, {
    api: fake.api,
    route: options.route ?? '/course-search',
    state: options.state,
  });
  /** Calls for the list, without the call for all courses. */
  const searches = () =>
    fake.calls
      .filter(({ path, query }) => path === '/api/app/course-list/' && query.get('records') === '20')
      .map(({ query }) => query.toString());
  return { ...view, calls: fake.calls, searches };
}

const panel = () => within(screen.getByRole('form', { name: 'Filter' }));
const text = () => panel().getByRole('searchbox', { name: 'Search by text' });

describe('the first view', () => {
  it('shows every part of the course cards', async () => {
    const view = show(page([aCourse(), aBareCourse()]));
    expect(screen.getByRole('heading', { level: 1, name: 'Search Course' })).toBeVisible();
    const [full, bare] = within(await screen.findByRole('list', { name: 'Course results' })).getAllByRole(
      'article',
    );
    expect(full).toHaveTextContent('Monash University');
    expect(full).toHaveTextContent('Master · Demo ranking 42');
    expect(full).toHaveTextContent('2 years');
    expect(full).toHaveTextContent('FebruaryJuly+1 more');
    expect(full).toHaveTextContent('A$38,400');
    expect(within(full!).getByRole('link')).toHaveAccessibleName(
      'View Details about Master of Information Technology',
    );
    expect(within(full!).getByRole('link')).toHaveAttribute('href', '/course_details/12');
    expect(bare).toHaveTextContent('University');
    expect(bare).toHaveTextContent('Degree · Featured Course');
    expect(bare).toHaveTextContent('1 year');
    expect(bare).toHaveTextContent('Contact for details');
    expect(view.searches()).toEqual(['records=20']);
    expect(screen.getByText('2 courses')).toBeVisible();
  });

  it('shows a spinner while it loads', () => {
    show(() => new Promise(() => {}));
    expect(screen.getByText('Loading...')).toBeInTheDocument();
  });

  it('shows a text when nothing matches', async () => {
    show(page([]));
    expect(
      await screen.findByText('No courses match your criteria. Try adjusting your filters.'),
    ).toBeVisible();
  });

  it.each<[string, unknown, string]>([
    ['a message', reply(500, { message: 'Down', detail: 'x' }), 'Down'],
    ['an HTML body', reply(500, '<h1>x</h1>'), 'An error occurred while fetching courses.'],
    ['no answer', () => Promise.reject(new Error('net')), 'An error occurred while fetching courses.'],
  ])('shows a failure with %s and retries', async (_case, answer, message) => {
    let fails = true;
    show((call: never) =>
      fails ? (typeof answer === 'function' ? answer(call) : answer) : page([aCourse()]),
    );
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(message);
    fails = false;
    await user.click(within(alert).getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('1 course')).toBeVisible();
  });

  it('renders with null lists and null fields', async () => {
    show(
      { results: null, count: null, next: 5, previous: {} },
      { lists: { 'GET /api/app/interest-list/': null } },
    );
    expect(await screen.findByText(/^No courses match/)).toBeVisible();
  });
});

describe('filters', () => {
  it('offers the groups of the specification, programs sorted by name, long groups scrolling', async () => {
    show();
    await panel().findByRole('radio', { name: 'Master' });
    const programs = panel().getByRole('group', { name: 'Program of Interest options, scrollable' });
    expect(programs).toHaveAttribute('tabindex', '0');
    expect(
      within(programs)
        .getAllByRole('radio')
        .map((radio) => radio.closest('label')?.textContent?.trim()),
    ).toEqual(['Accounting', 'IT 9', 'IT 10', 'Law', 'nursing', 'Zoology']);
    expect(
      panel().queryByRole('group', { name: 'Qualification Level options, scrollable' }),
    ).not.toBeInTheDocument();
    expect(panel().getAllByRole('checkbox', { name: /Australia|Atlantis/ })).toHaveLength(2);
  });

  it.each([
    [5, false],
    [6, true],
  ])('lets a group of %i options scroll: %s (C-10)', async (length, scrolls) => {
    const list = Array.from({ length }, (_, index) => ({ id: index + 1, country_name: `Land ${index + 1}` }));
    show(page([aCourse()]), { lists: { 'GET /api/app/country-list/': page(list) } });
    const option = await panel().findByRole('checkbox', { name: 'Land 1' });
    const group = panel().queryByRole('group', { name: 'Destination options, scrollable' });
    expect(group !== null).toBe(scrolls);
    if (group) {
      expect(group).toContainElement(option);
      expect(getComputedStyle(group).maxHeight).toBe('280px');
    }
  });

  it('searches at once with repeated keys, keeps them in the address and shows them as removable chips', async () => {
    const view = show();
    await user.click(await panel().findByRole('checkbox', { name: 'Atlantis' }));
    await user.click(panel().getByRole('checkbox', { name: 'Australia' }));
    await user.click(panel().getByRole('radio', { name: 'Master' }));
    await user.click(panel().getByRole('radio', { name: 'Law' }));
    await waitFor(() =>
      expect(view.searches().at(-1)).toBe('interest=2&specialization=2&country=1&country=3&records=20'),
    );
    expect(view.searches()).toHaveLength(5);
    expect(view.location().search).toBe('?interest=2&specialization=2&country=1&country=3');
    const chips = within(screen.getByRole('list', { name: 'Active filters' }));
    await user.click(chips.getByRole('link', { name: 'Remove filter Australia' }));
    expect(view.location().search).toBe('?interest=2&specialization=2&country=3');
  });

  it('a removed chip hands the focus on to the next one, and the last to the heading of the results', async () => {
    show(undefined, { route: '/course-search?interest=2&country=1' });
    await user.click(await screen.findByRole('link', { name: 'Remove filter Master' }));
    const country = screen.getByRole('link', { name: /^Remove filter/ });
    await waitFor(() => expect(country).toHaveFocus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Course results' })).toHaveFocus());
  });

  it('a reset that leaves with the empty list hands the focus on', async () => {
    show(({ query }: FakeCall) => page(query.get('interest') ? [] : [aCourse()]), {
      route: '/course-search?interest=2',
    });
    const empty = await screen.findByText(/^No courses match your criteria/);
    await user.click(within(empty.parentElement!).getByRole('link', { name: 'Reset' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Course results' })).toHaveFocus());
  });

  it('clears a single choice when it is clicked again', async () => {
    const view = show();
    await user.click(await panel().findByRole('radio', { name: 'Master' }));
    expect(view.location().search).toBe('?interest=2');
    await user.click(panel().getByRole('radio', { name: 'Master' }));
    expect(view.location().search).toBe('');
    expect(panel().getByRole('radio', { name: 'Master' })).not.toBeChecked();
  });

  it('searches at every keystroke and shows only the latest answer', async () => {
    const answers = new Map<string, (value: unknown) => void>();
    const view = show(({ query }: FakeCall) =>
      query.get('records') === '20' && query.get('search')
        ? new Promise((resolve) => answers.set(query.get('search')!, resolve))
        : page([named(1, 'Everything')]),
    );
    await screen.findByRole('heading', { name: 'Everything' });
    for (let length = 1; length <= 20; length += 1)
      fireEvent.change(text(), { target: { value: 'x'.repeat(length) } });
    await waitFor(() => expect(answers.size).toBe(20));
    await act(async () => answers.get('x'.repeat(20))?.(page([named(3, 'Last')])));
    for (const [asked, resolve] of answers)
      await act(async () => resolve(page([named(2, `Stale ${asked.length}`)])));
    expect(await screen.findByRole('heading', { name: 'Last' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: /^Stale/ })).not.toBeInTheDocument();
    expect(text()).toHaveValue('x'.repeat(20));
    await waitFor(() => expect(view.location().search).toBe(`?search=${'x'.repeat(20)}`));
    const aborted = view.calls.filter(({ signal }) => signal.aborted);
    expect(aborted.length).toBeGreaterThanOrEqual(19);
  });

  it('does not search for unfinished words of an input method', async () => {
    const view = show();
    await screen.findByText('1 course');
    fireEvent.compositionStart(text());
    fireEvent.change(text(), { target: { value: 'नर्' } });
    expect(view.searches()).toHaveLength(1);
    fireEvent.change(text(), { target: { value: 'नर्स' } });
    fireEvent.compositionEnd(text());
    await waitFor(() => expect(new URLSearchParams(view.searches().at(-1)).get('search')).toBe('नर्स'));
    expect(view.searches()).toHaveLength(2);
  });

  it('searches for a word that an input method still composes when typing rests, as phones compose each word', async () => {
    const view = show();
    await screen.findByText('1 course');
    fireEvent.compositionStart(text());
    fireEvent.change(text(), { target: { value: 'nu' } });
    fireEvent.change(text(), { target: { value: 'nurs' } });
    expect(view.searches()).toHaveLength(1);
    await waitFor(() => expect(new URLSearchParams(view.searches().at(-1)).get('search')).toBe('nurs'));
    expect(text()).toHaveValue('nurs');
    fireEvent.compositionEnd(text());
    fireEvent.change(text(), { target: { value: 'nursing' } });
    await waitFor(() => expect(new URLSearchParams(view.searches().at(-1)).get('search')).toBe('nursing'));
    expect(view.searches()).toHaveLength(3);
  });

  it('forgets a word that is composed when something else replaces the text', async () => {
    const view = show();
    await screen.findByText('1 course');
    fireEvent.change(text(), { target: { value: 'law' } });
    await waitFor(() => expect(view.location().search).toBe('?search=law'));
    fireEvent.compositionStart(text());
    fireEvent.change(text(), { target: { value: 'laws' } });
    await user.click(panel().getByRole('link', { name: 'Reset' }));
    await waitFor(() => expect(text()).toHaveValue(''));
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(text()).toHaveValue('');
    expect(view.location().search).toBe('');
  });

  it('Reset clears everything and loads the full list again', async () => {
    const view = show(page([aCourse()]), { route: '/course-search?search=law&country=1&maxFee=any' });
    await screen.findByText('1 course');
    await user.click(panel().getByRole('link', { name: 'Reset' }));
    await waitFor(() => expect(view.searches().at(-1)).toBe('records=20'));
    expect(view.location().search).toBe('');
    expect(text()).toHaveValue('');
  });

  it('keep the one for verified universities, above the fee, when an answer has no course', async () => {
    const verification = { state: 'not_checked', register: null, code: null, url: null, checked_on: null };
    show(({ query }: FakeCall) => page(query.get('search') ? [] : [{ ...aCourse(), verification }]));
    expect(await panel().findByRole('checkbox', { name: /^Only verified universities/ })).toBeVisible();
    await user.type(text(), 'zzz');
    await screen.findByText('No courses match your criteria. Try adjusting your filters.');
    expect(panel().getByRole('checkbox', { name: /^Only verified universities/ })).toBeVisible();
  });

  it('shows failures of the lists, except of countries', async () => {
    show(page([aCourse()]), {
      lists: {
        'GET /api/app/interest-list/': reply(500, ''),
        'GET /api/app/specialization-list/': reply(500, { message: 'ignored' }),
        'GET /api/app/country-list/': reply(500, ''),
      },
    });
    expect(await screen.findByText('An error occurred while fetching interest.')).toBeVisible();
    expect(screen.getByText('An error occurred while fetching specialization.')).toBeVisible();
    expect(screen.getAllByRole('alert')).toHaveLength(2);
  });

  it('one Retry reloads courses and lists, including the list whose failure is not shown', async () => {
    let fails = true;
    const or = (list: unknown) => () => (fails ? reply(500, '') : list);
    show(or(page([aCourse()])), {
      lists: {
        'GET /api/app/interest-list/': or(interests),
        'GET /api/app/specialization-list/': or(specializations),
        'GET /api/app/country-list/': or(countries),
      },
    });
    const failed = (await screen.findByText('An error occurred while fetching courses.')).closest(
      '[role="alert"]',
    ) as HTMLElement;
    await screen.findByText('An error occurred while fetching interest.');
    fails = false;
    await user.click(within(failed).getByRole('button', { name: 'Retry' }));
    expect(await panel().findByRole('checkbox', { name: 'Australia' })).toBeVisible();
    expect(await panel().findByRole('radio', { name: 'Bachelor' })).toBeVisible();
    expect(await screen.findByText('1 course')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  });
});

describe('the fee limit', () => {
  const rupees = aCourse({ id: 2, course_name: 'In rupees', annual_fees: 1_200_000, currency_type: 'npr' });

  it('says how many courses with fees above 200000 are hidden, and shows them on request', async () => {
    const view = show(page([aCourse(), rupees]));
    expect(await screen.findByText('Showing 1 of 2 courses')).toBeVisible();
    expect(screen.getByText('1 hidden by the fee limit.', { exact: false })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'In rupees' })).not.toBeInTheDocument();
    expect(view.searches()).toEqual(['records=20']);
    await user.click(screen.getByRole('link', { name: 'Show all' }));
    expect(await screen.findByText('$1,200,000 NPR')).toBeVisible();
    expect(view.location().search).toBe('?maxFee=any');
  });

  it('sends a chosen limit in rupees under its three names', async () => {
    const view = show();
    fireEvent.change(await panel().findByLabelText('Highest annual fee in rupees'), {
      target: { value: '25,00,000' },
    });
    await waitFor(() =>
      expect(view.searches().at(-1)).toBe(
        'max_fee=2500000&maxFee=2500000&annual_fees=2500000&fee_currency=NPR&records=20',
      ),
    );
    expect(view.location().search).toBe('?maxFeeNpr=2500000');
    // A$38,400 at the carried rate is above it, however small its number.
    expect(await screen.findByText('Showing 0 of 1 courses')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Remove filter Up to NPR 25,00,000' })).toBeVisible();
  });
});

describe('the address', () => {
  it('contains the whole search: opening it sends the same request', async () => {
    const view = show(page([aCourse()]), {
      route:
        '/course-search?search=it&interest=2&specialization=2&country=1&country=3&maxFee=30000&sort=fee&page=2',
    });
    await screen.findByText('Showing 0 of 1 courses');
    expect(view.calls.find(({ query }) => query.get('page') === '2')?.query.toString()).toBe(
      'annual_fees=30000&country=1&country=3&interest=2&maxFee=30000&max_fee=30000&page=2&records=20&search=it&sort=fee&specialization=2',
    );
    expect(text()).toHaveValue('it');
    expect(panel().getByRole('radio', { name: 'Law' })).toBeChecked();
    expect(screen.getByRole('link', { name: 'Remove filter Up to 30,000 in any currency' })).toBeVisible();
  });

  it('prefers the text in the navigation state over the query', async () => {
    const view = show(page([aCourse()]), {
      route: '/course-search?search=old&country=1',
      state: { search: 'law' },
    });
    await waitFor(() => expect(view.searches().at(-1)).toBe('search=law&records=20'));
    expect(view.location().search).toBe('?search=law');
    expect(text()).toHaveValue('law');
  });

  it('is indexed with one filter, and not with more', async () => {
    const view = show(page([aCourse()]), { route: '/course-search?country=1' });
    await screen.findByText('1 course');
    expect(view.page()).toMatchObject({ canonical: '/course-search?country=1' });
    expect(view.page()?.robots).toBeUndefined();
    await user.click(panel().getByRole('radio', { name: 'Master' }));
    await waitFor(() => expect(view.page()?.robots).toBe('noindex,follow'));
  });

  it('of a destination that the API does not know is empty and not indexed', async () => {
    const view = show(
      reply(400, { country: ['Select a valid choice. 999 is not one of the available choices.'] }),
      { route: '/course-search?country=999' },
    );
    await screen.findByText('No courses match your criteria. Try adjusting your filters.');
    expect(view.page()?.robots).toBe('noindex,follow');
  });

  it.each([
    ['', 'Search courses abroad', /Canada and Dubai/],
    ['?country=1', 'Courses in Australia', /^Search courses in Australia by/],
    ['?interest=2', 'Master courses abroad', /^Search Master courses abroad by/],
    ['?country=1&interest=2', 'Search courses abroad', /Canada and Dubai/],
    ['?country=1&page=2', 'Search courses abroad – page 2', /Canada and Dubai/],
  ])('names the only filter of %s in title and description', async (query, title, description) => {
    const view = show(page([aCourse()]), { route: `/course-search${query}` });
    await waitFor(() =>
      expect(view.page()).toMatchObject({ title, description: expect.stringMatching(description) }),
    );
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Search Course');
  });
});

describe('paging', () => {
  const link = (query: string) => `http://api.test/api/app/course-list/${query}`;
  const answer = ({ query }: FakeCall) =>
    query.get('page') === '2'
      ? page([named(2, 'Second')], { count: 21, previous: link('?records=20&search=law') })
      : page([named(1, 'First')], { count: 21, next: link('?page=2&records=20') });

  it('follows the links unchanged, except for a missing search text', async () => {
    const view = show(answer, { route: '/course-search?search=law' });
    expect(await screen.findByRole('heading', { name: 'First' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
    await user.click(screen.getByRole('link', { name: 'Next' }));
    expect(await screen.findByRole('heading', { name: 'Second' })).toBeVisible();
    expect(view.searches().at(-1)).toBe('page=2&records=20&search=law');
    expect(view.location().search).toBe('?search=law&page=2');
    expect(screen.getByRole('heading', { name: 'Course results' })).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
    await user.click(screen.getByRole('link', { name: 'Previous' }));
    expect(await screen.findByRole('heading', { name: 'First' })).toBeVisible();
    expect(view.location().search).toBe('?search=law');
  });

  it('ignores links to other hosts than the API', async () => {
    show(
      page([aCourse()], {
        next: 'https://evil.example/api/app/course-list/?page=2',
        previous: 'javascript:alert(1)',
      }),
    );
    await screen.findByText('1 course');
    expect(screen.queryByRole('navigation', { name: 'Pages of results' })).not.toBeInTheDocument();
  });

  describe('through an answer of a thousand records', () => {
    const many = (from: number, length: number, changes: object = {}) =>
      page(
        Array.from({ length }, (_, index) => named(from + index, `Course ${from + index}`)),
        { count: 1030, ...changes },
      );
    // By text: queries by role take seconds with forty cards.
    const names = () => [...document.querySelectorAll('li h3')].map(({ textContent }) => textContent);
    const press = (name: 'Previous' | 'Next') => user.click(screen.getByText(name));

    it('shows twenty at a time without further requests, and keeps the page in the address', async () => {
      const view = show(() => many(1, 1000));
      expect(await screen.findByText('Showing 20 of 1,030 courses')).toBeVisible();
      expect(names()).toHaveLength(20);
      expect(screen.getByText('Previous')).toBeDisabled();
      await press('Next');
      expect(names()[0]).toBe('Course 21');
      expect(view.location().search).toBe('?part=2');
      expect(document.activeElement).toHaveTextContent('Course results');
      await press('Previous');
      expect(names()[0]).toBe('Course 1');
      expect(view.location().search).toBe('');
      expect(view.searches()).toHaveLength(1);
    });

    it('continues with the next answer after the last part, and goes back to that part', async () => {
      const view = show(
        ({ query }: FakeCall) =>
          query.get('page') === '2'
            ? many(41, 25, { previous: link('?records=20') })
            : many(1, 40, { next: link('?page=2&records=20') }),
        { route: '/course-search?part=2' },
      );
      await waitFor(() => expect(names()[0]).toBe('Course 21'));
      await press('Next');
      await waitFor(() => expect(names()[0]).toBe('Course 41'));
      expect(view.location().search).toBe('?page=2');
      await press('Next');
      expect(names()).toEqual(['Course 61', 'Course 62', 'Course 63', 'Course 64', 'Course 65']);
      expect(screen.getByText('Next')).toBeDisabled();
      await press('Previous');
      await press('Previous');
      await waitFor(() => expect(names()[0]).toBe('Course 21'));
      expect(view.location().search).toBe('?part=2');
    });
  });

  it('returns to the first page when a filter changes', async () => {
    const view = show(answer, { route: '/course-search?page=2' });
    await screen.findByRole('heading', { name: 'Second' });
    await user.click(panel().getByRole('radio', { name: 'Master' }));
    await waitFor(() => expect(view.location().search).toBe('?interest=2'));
    expect(view.searches().at(-1)).toBe('interest=2&records=20');
  });
});

describe('sorting and typing errors', () => {
  it('sorts when the button is pressed, not when the select changes', async () => {
    const view = show();
    await screen.findByText('1 course');
    await user.selectOptions(screen.getByLabelText('Sort by'), 'Fee in rupees, lowest first');
    expect(view.location().search).toBe('');
    await user.click(screen.getByRole('button', { name: 'Sort' }));
    expect(view.location().search).toBe('?sort=fee');
    await waitFor(() => expect(view.searches().at(-1)).toBe('sort=fee&records=20'));
  });

  it('says when it corrected a typing error', async () => {
    show(page([aCourse()], { match: 'similar' }), { route: '/course-search?search=informatoin' });
    expect(await screen.findByText('Showing results similar to “informatoin”')).toBeVisible();
  });
});

describe('all courses, loaded when the page is idle', () => {
  const masterInLaw = aCourse({
    id: 1,
    specialization: { id: 2, specialization_name: 'Law' },
    interest: { id: 2, interest_name: 'Master' },
  });
  const bachelor = aCourse({
    id: 2,
    course_name: 'Bachelor of Nursing',
    interest: { id: 1, interest_name: 'Bachelor' },
    specialization: { id: 1, specialization_name: 'nursing' },
  });
  const everything = (call: FakeCall, changes = {}) =>
    call.query.get('page_size') === '1000' ? page([masterInLaw, bachelor], changes) : null;

  it('give counts per option and filter the list before the API answers', async () => {
    const view = show(
      (call: FakeCall) =>
        everything(call) ??
        (call.query.get('search') ? new Promise(() => {}) : page([masterInLaw, bachelor])),
    );
    await idle();
    const all = view.calls.filter(({ query }) => query.get('page_size') === '1000');
    expect(all.map(({ query }) => query.toString())).toEqual(['records=1000&limit=1000&page_size=1000']);
    expect(await panel().findByRole('radio', { name: 'Master 1 course' })).toBeInTheDocument();
    expect(panel().getByRole('radio', { name: 'Law 1 course' })).toBeInTheDocument();
    expect(panel().getByRole('radio', { name: 'Accounting 0 courses' })).toBeInTheDocument();
    expect(panel().getByRole('checkbox', { name: 'Australia 2 courses' })).toBeInTheDocument();
    await user.type(text(), 'nursing');
    expect(await screen.findByText('1 course', { selector: '[role=status] *, [role=status]' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Bachelor of Nursing' })).toBeVisible();
    expect(panel().getByRole('radio', { name: 'Master 0 courses' })).toBeInTheDocument();
  });

  it('in a larger catalogue, counts come from the API or are marked as partial', async () => {
    const facets = { interest: { 2: 70_000 }, specialization: {}, country: {} };
    const first = show(
      (call: FakeCall) =>
        everything(call, { count: 100_000, next: 'http://api.test/api/app/course-list/?page=2' }) ??
        page([masterInLaw], call.query.has('facets') ? { facets } : {}),
    );
    await idle();
    expect(await panel().findByRole('radio', { name: /^Master 70,000 / })).toBeInTheDocument();
    first.unmount();
    show((call: FakeCall) => everything(call, { count: 100_000 }) ?? page([masterInLaw]));
    await idle();
    expect(await screen.findByText('Counts cover the first 2 courses only.')).toBeVisible();
  });

  it('with a search in Nepali, which only the API understands, counts come from the API', async () => {
    const facets = { interest: { 2: 3 }, specialization: {}, country: {} };
    show(
      (call: FakeCall) =>
        everything(call) ??
        page(
          [masterInLaw],
          call.query.has('facets') && call.query.get('search') === 'नर्सिङ' ? { facets } : {},
        ),
      { route: '/course-search?search=नर्सिङ' },
    );
    await idle();
    expect(await panel().findByRole('radio', { name: 'Master 3 courses' })).toBeInTheDocument();
  });

  it('with a spelling mistake, which only the API corrects, counts come from the API', async () => {
    const facets = { interest: { 2: 3 }, specialization: {}, country: {} };
    show(
      (call: FakeCall) =>
        everything(call) ??
        page([masterInLaw], { match: 'similar', ...(call.query.has('facets') ? { facets } : {}) }),
      { route: '/course-search?search=lwas' },
    );
    await idle();
    expect(await panel().findByRole('radio', { name: 'Master 3 courses' })).toBeInTheDocument();
  });

  it('do not change the places of the options that are shown', async () => {
    show((call: FakeCall) => everything(call) ?? page([masterInLaw]));
    const values = () =>
      panel()
        .getAllByRole<HTMLInputElement>('radio')
        .map(({ name, value }) => `${name} ${value}`);
    await panel().findByRole('radio', { name: 'Accounting' });
    const before = values();
    await idle();
    // The first in the order of names has no course.
    expect(await panel().findByRole('radio', { name: 'Accounting 0 courses' })).toBeInTheDocument();
    expect(values()).toEqual(before);
    await user.click(panel().getByRole('radio', { name: /^Bachelor/ }));
    expect(await panel().findByRole('radio', { name: 'Law 0 courses' })).toBeInTheDocument();
    expect(values()).toEqual(before);
  });

  it('are not loaded under Save-Data', async () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
    const view = show();
    await idle();
    Reflect.deleteProperty(navigator, 'connection');
    expect(view.calls.some(({ query }) => query.get('page_size') === '1000')).toBe(false);
  });
});

describe('the filters of a phone', () => {
  beforeEach(() => {
    isWide = false;
  });
  const open = async (answer: unknown) => {
    const view = show(answer);
    await screen.findByRole('list', { name: 'Course results' });
    await user.click(screen.getByRole('button', { name: 'Filters', hidden: true }));
    return { view, dialog: within(await screen.findByRole('dialog', { name: 'Filters' })) };
  };

  it('are in a dialog with one title, Reset, and the number of results', async () => {
    const { view, dialog } = await open(({ query }: FakeCall) =>
      query.has('interest') ? page([named(2, 'One')], { count: 1 }) : page([aCourse()], { count: 640 }),
    );
    expect(dialog.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Filters']);
    expect(dialog.getByRole('button', { name: 'Show 640 courses' })).toBeVisible();
    await user.click(await dialog.findByRole('radio', { name: 'Master' }));
    expect(view.location().search).toBe('?interest=2');
    expect(await dialog.findByRole('button', { name: 'Show 1 course' })).toBeVisible();
    await user.click(dialog.getByRole('link', { name: 'Reset' }));
    expect(view.location().search).toBe('');
    await user.click(await dialog.findByRole('button', { name: 'Show 640 courses' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('are only in the dialog', async () => {
    const { dialog } = await open(page([aCourse()]));
    expect(await dialog.findByRole('radio', { name: 'Master' })).toBeVisible();
    expect(screen.getAllByRole('radio', { name: 'Master', hidden: true })).toHaveLength(1);
  });

  // Each further element delays the first opening, which lays out all options.
  it('have two elements per option without a flag: its button and its text', async () => {
    const { dialog } = await open(page([aCourse()]));
    const option = (await dialog.findByRole('radio', { name: 'Master' })).closest('label');
    expect(option?.querySelectorAll('*')).toHaveLength(2);
  });

  it('show all options without scrolling inside, on request, and find one by name', async () => {
    const names = Array.from({ length: 30 }, (_, index) => ({
      id: index + 1,
      specialization_name: `Subject ${String.fromCharCode(65 + (index % 26))}${index}`,
    }));
    const counted = page([aCourse()], {
      count: 640,
      next: 'http://api.test/api/app/course-list/?page=2',
      facets: { interest: {}, country: {}, specialization: { 1: 0, 30: 4, 2: 3 } },
    });
    isWide = false;
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
    show(counted, { lists: { 'GET /api/app/specialization-list/': page(names) } });
    await screen.findByRole('list', { name: 'Course results' });
    await user.click(screen.getByRole('button', { name: 'Filters', hidden: true }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Filters' }));
    const subjects = () => dialog.queryAllByRole('radio', { name: /^Subject/ });
    expect(await dialog.findByRole('button', { name: 'Show all 30 Program of Interest' })).toBeVisible();
    expect(dialog.queryByRole('group', { name: /scrollable/ })).not.toBeInTheDocument();
    // Options with courses come first.
    await waitFor(() => expect(subjects()).toHaveLength(6));
    await waitFor(() => expect(subjects()[0]).toHaveAccessibleName('Subject B1 3 courses'));
    expect(subjects()[1]).toHaveAccessibleName('Subject D29 4 courses');
    await user.type(dialog.getByRole('searchbox', { name: 'Find in Program of Interest' }), 'd29');
    expect(subjects().map((radio) => radio.getAttribute('value'))).toEqual(['30']);
    await user.clear(dialog.getByRole('searchbox', { name: 'Find in Program of Interest' }));
    await user.click(dialog.getByRole('button', { name: 'Show all 30 Program of Interest' }));
    expect(subjects()).toHaveLength(30);
    await waitFor(() => expect(subjects()[6]).toHaveFocus());
    Reflect.deleteProperty(navigator, 'connection');
  });

  it('are in a form for which browsers restore no values, to which the text search outside belongs', async () => {
    const { dialog } = await open(page([aCourse()]));
    const form = (await dialog.findByRole<HTMLInputElement>('radio', { name: 'Master' })).form;
    expect(form).toHaveAttribute('autocomplete', 'off');
    const search = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search by text', hidden: true });
    expect(search.form).toBe(form);
  });

  it('can also be closed by the icon', async () => {
    const { dialog } = await open(page([aCourse()]));
    await user.click(dialog.getByRole('button', { name: 'Close filter menu' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});

it('has forms for which browsers restore no values after Back: their fields are what the address says', async () => {
  show();
  const radio = await panel().findByRole<HTMLInputElement>('radio', { name: 'Master' });
  const sort = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sort by' });
  for (const { form } of [radio, sort]) expect(form).toHaveAttribute('autocomplete', 'off');
});

it('selects up to four courses for comparison', async () => {
  show(page([1, 2, 3, 4, 5].map((id) => named(id, `Course ${id}`))));
  await screen.findByText('5 courses');
  const tick = (id: number) => screen.getByRole('checkbox', { name: `Compare Course ${id}` });
  await user.click(tick(2));
  expect(screen.getByText('1 course chosen. Choose one more to compare.')).toBeVisible();
  for (const id of [1, 5, 3]) await user.click(tick(id));
  expect(tick(4)).toBeDisabled();
  expect(screen.getByRole('link', { name: 'Compare 4 courses' })).toHaveAttribute(
    'href',
    '/compare?ids=2,1,5,3',
  );
  await user.click(screen.getByRole('button', { name: 'Remove from comparison Course 1', hidden: true }));
  expect(tick(4)).toBeEnabled();
});

it('judges courses by the profile on the device and sends none of it', async () => {
  localStorage.setItem('profile', JSON.stringify({ english: { test: 'ielts', overall: 6 } }));
  const asking = [7, 6, null].map((english_min, index) =>
    aCourse({ id: 20 + index, course_name: `Course ${index}`, english_min }),
  );
  const { calls } = show(page(asking), { route: '/course-search' });
  expect(await screen.findByText('You need 1 more in IELTS')).toBeVisible();
  expect(screen.getByText('You meet it')).toBeVisible();
  expect(screen.getByText('Not stated by the university')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Only courses I meet, or that do not state it' }));
  const cards = () => screen.getAllByRole('heading', { name: /^Course \d$/ }).map((card) => card.textContent);
  await waitFor(() => expect(cards()).toEqual(['Course 1', 'Course 2']));
  expect(await screen.findByText('2 courses')).toBeVisible();
  expect(calls.at(-1)!.query.get('records')).toBe('1000');
  for (const { query } of calls) expect(query.toString()).not.toMatch(/ielts|fits|english/);
  localStorage.clear();
});

describe('what is announced', () => {
  const number = () => screen.getByText(/^\d+ courses?$/);

  it('is nothing when the page opens, whose title is announced, and the number of courses after each change', async () => {
    show(({ query }: FakeCall) =>
      page(query.get('interest') ? [named(1, 'A')] : [named(1, 'A'), named(2, 'B')]),
    );
    expect(await screen.findByText('2 courses')).toHaveAttribute('aria-live', 'off');
    await user.click(await screen.findByRole('radio', { name: 'Master' }));
    expect(await screen.findByText('1 course')).not.toHaveAttribute('aria-live');
  });

  it('is one status when no course matches', async () => {
    show(({ query }: FakeCall) => page(query.get('interest') ? [] : [named(1, 'A')]));
    await screen.findByText('1 course');
    await user.click(await screen.findByRole('radio', { name: 'Master' }));
    await waitFor(() => expect(number()).toHaveTextContent('0 courses'));
    const announced = screen
      .getAllByRole('status')
      .filter((status) => status.getAttribute('aria-live') !== 'off' && status.textContent !== '');
    expect(announced.map(({ textContent }) => textContent)).toEqual(['0 courses']);
  });
});

it('courses of one name are told apart by their universities', async () => {
  const at = (id: number, university_name: string) =>
    aCourse({
      id,
      course_name: 'Bachelor of Education',
      university: { ...aCourse().university!, university_name },
    });
  show(page([at(1, 'Otago'), at(2, 'Deakin')]));
  for (const description of ['Otago', 'Deakin']) {
    expect(
      await screen.findByRole('button', { name: 'Save Bachelor of Education', description }),
    ).toBeVisible();
    expect(
      screen.getByRole('checkbox', { name: 'Compare Bachelor of Education', description }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: /^View Details .*Education$/, description })).toBeVisible();
  }
});
