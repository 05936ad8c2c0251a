import { expect, type Page } from '@playwright/test';
import { type Failure, interceptCalls, noAnswer } from '../support/failures.ts';
import { type Fault, NETWORK_MESSAGES, passTimeUntil, withoutHtml } from './fault.ts';

/** Ways in which a call of the API fails. */
const failures = {
  'answers 500 with an HTML page': { status: 500, body: '<!doctype html><h1>Server Error (500)</h1>' },
  'answers 503 and asks to wait': { status: 503, body: { detail: 'Down.' }, retryAfter: 120 },
  'answers 429 and asks to wait': { status: 429, body: { detail: 'Throttled.' }, retryAfter: 59 },
  'answers 403': { status: 403, body: { detail: 'Forbidden.' } },
  'answers an HTML page with status 200': { status: 200, body: '<!doctype html><h1>Welcome</h1>' },
  'answers null': { status: 200, body: null },
  'answers something else than agreed': { status: 200, body: 5 },
  'cannot be reached': 'unreachable',
} as const satisfies Record<string, Failure | 'unreachable'>;
type FailureName = keyof typeof failures;

/**
 * The failures that differ most for a visitor, in two pairs that the calls take in turn: all calls fail in the same code.
 * The list of courses is tried with all failures.
 */
const PAIRS: readonly (readonly FailureName[])[] = [
  ['answers 500 with an HTML page', 'cannot be reached'],
  ['answers something else than agreed', 'answers 429 and asks to wait'],
];

interface Read {
  call: string;
  page: string;
  message: string;
  works: (page: Page) => Promise<void>;
  failures?: readonly FailureName[];
}

/** In an order in which no page before has called what a page calls. */
const reads: readonly Read[] = [
  {
    call: 'country-list',
    page: '/universitieslist',
    message: 'Error loading countries',
    works: (page) => expect(page.getByText(/^Found \d+ universities$/)).toBeVisible(),
  },
  {
    call: 'course-info',
    page: '/course_details/1',
    message: "We don't have any results currently to show. Visit later.",
    works: (page) => expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible(),
  },
  {
    call: 'course-list',
    page: '/course-search',
    message: 'An error occurred while fetching courses.',
    works: (page) => expect(page.getByRole('list', { name: 'Course results' })).toBeVisible(),
    failures: Object.keys(failures) as FailureName[],
  },
  {
    call: 'university-info',
    page: '/university/1/1',
    message: "We couldn't load this university. Please try again later.",
    works: (page) => expect(page.getByRole('heading', { name: /^Courses at/ })).toBeVisible(),
  },
  {
    call: 'country-list',
    page: '/scholarship',
    message: 'Error loading countries',
    works: (page) =>
      expect(page.getByText('Select a university from the list...', { exact: true })).toBeVisible(),
  },
  {
    call: 'event-list',
    page: '/upcoming-events',
    message: 'An error occurred while fetching events',
    works: (page) => expect(page.getByText('Open counselling day').first()).toBeVisible(),
  },
  {
    call: 'event-info',
    page: '/upcoming-events/4',
    message: 'An error occurred while fetching event',
    works: (page) => expect(page.getByRole('button', { name: /Register/ }).first()).toBeVisible(),
  },
  {
    call: 'blog-list',
    page: '/blog',
    message: 'An error occurred while fetching blogs',
    works: (page) => expect(page.locator('main a[href^="/blog/"]').first()).toBeVisible(),
  },
  {
    call: 'blog-info',
    page: '/blog/1',
    message: 'An error occurred while fetching blog',
    works: (page) => expect(page.locator('main article').first()).toBeVisible(),
  },
  {
    call: 'appointments/slots',
    page: '/book',
    message: 'The free times could not be loaded.',
    works: (page) => expect(page.getByRole('radio').first()).toBeVisible(),
  },
];

/** A second page with the same call needs a document of its own. */
const isCalledBefore = (row: number) => reads.findIndex(({ call }) => call === reads[row]?.call) < row;

const RECOVERIES = ['retry', 'return'] as const;

async function breakCall(page: Page, call: string, failure: Failure | 'unreachable') {
  const calls = await interceptCalls(page, new RegExp(`/api/app/${call}/`));
  calls.fail(failure);
  return () => calls.fail(null);
}

/** Each call that a page reads, by ways in which it fails. */
export const apiCalls: readonly Fault[] = reads.flatMap(
  ({ call, page, message, works, failures: names }, row) =>
    (names ?? PAIRS[row % PAIRS.length] ?? []).map(
      (name, index): Fault => ({
        fault: `${page}: ${call} ${name}`,
        ...(index < RECOVERIES.length &&
          !isCalledBefore(row) && { document: `each call fails, recovered by ${RECOVERIES[index]}` }),
        page,
        inject: (tab) => breakCall(tab, call, failures[name]),
        see: (tab) =>
          expect(tab.getByRole('main').getByRole('alert').filter({ hasText: message })).toBeVisible(),
        recover: RECOVERIES[index % 2]!,
        works,
        console: NETWORK_MESSAGES,
      }),
    ),
);

/** Each call without an answer: after 5 s the page says that it is still loading, after 15 s that it has failed. */
export const silentCalls: readonly Fault[] = reads.map(({ call, page, message, works }, index) => ({
  fault: `${page}: ${call} never answers`,
  ...(!isCalledBefore(index) && { document: `no call is answered, recovered by ${RECOVERIES[index % 2]}` }),
  page,
  prepare: async (tab) => {
    await tab.clock.install();
    await withoutHtml(tab);
  },
  inject: (tab) => breakCall(tab, call, noAnswer),
  see: async (tab) => {
    const main = tab.getByRole('main');
    await expect(main.locator('h1')).toBeVisible();
    await passTimeUntil(tab, main.getByText('Still loading…').first(), 6);
    await passTimeUntil(tab, main.getByRole('alert').filter({ hasText: message }), 10);
  },
  recover: RECOVERIES[index % 2]!,
  works,
  console: NETWORK_MESSAGES,
}));
