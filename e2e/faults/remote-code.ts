import { expect, type Page } from '@playwright/test';
import { answerFiles, brokenFiles, changePage, failPage, type PageFault, PRESS_ME } from './code-faults.ts';
import { type Fault, NETWORK_MESSAGES, type OtherPage, passTimeUntil, withoutHtml } from './fault.ts';

/** A page of each remote, and one of another remote to start from and to go to meanwhile. */
const remotes: readonly { remote: string; page: string; chunk: string; heading: string; other: OtherPage }[] =
  [
    {
      remote: 'mfe-marketing',
      page: '/who-we-are',
      chunk: 'about',
      heading: 'Who We Are',
      other: { path: '/upcoming-events', heading: 'Upcoming events' },
    },
    {
      remote: 'mfe-catalogue',
      page: '/course-search',
      chunk: 'course-search',
      heading: 'Search Course',
      other: { path: '/contact', heading: 'Write to us' },
    },
    {
      remote: 'mfe-accounts',
      page: '/login',
      chunk: 'login',
      heading: 'Login',
      other: { path: '/contact', heading: 'Write to us' },
    },
    {
      remote: 'mfe-events',
      page: '/upcoming-events',
      chunk: 'event-list',
      heading: 'Upcoming events',
      other: { path: '/contact', heading: 'Write to us' },
    },
  ];

const pageFaults: readonly PageFault[] = [
  'throws when its code is loaded',
  'throws while rendering',
  'throws after rendering',
];

const inAlert =
  (text: string): Fault['see'] =>
  async (page) => {
    await expect(page.locator('h1')).toHaveText('This page could not be loaded');
    await expect(page.getByRole('main').getByRole('alert')).toContainText(text);
    await expect(page.getByRole('main').getByRole('link', { name: 'Go to the home page' })).toBeVisible();
  };
/** The server's HTML of the page, which can be read and says that it does not react. */
const readableArea =
  (heading: string): Fault['see'] =>
  async (page) => {
    await expect(page.getByRole('main').getByRole('status').first()).toContainText(
      'You can read this page, but its buttons are not ready',
    );
    await expect(page.locator('h1')).toHaveText(heading);
  };
const failedArea = inAlert('This part of the site could not be loaded. The rest of the site still works.');

/**
 * Entry, chunk and code of remotes. All are loaded by the same code of the shell: the first remote has every fault, each
 * of the others every second one.
 */
export const remoteCode: readonly Fault[] = remotes.flatMap((remoteOf, order) => {
  const { remote, page, chunk, heading, other } = remoteOf;
  const common = {
    page,
    from: other.path,
    other,
    see: failedArea,
    works: (tab: Parameters<Fault['works']>[0]) => expect(tab.locator('main h1')).toHaveText(heading),
  };
  const files = { entry: 'remoteEntry\\.js', 'page’s code': `js/page-${chunk}\\.[^/]*\\.js` };
  const faults = [
    ...Object.entries(files).flatMap(([what, file]) =>
      Object.entries(brokenFiles).map(
        ([how, answer], index): Fault => ({
          ...common,
          fault: `the ${what} of ${remote} ${how}${index % 2 === 0 ? '' : ', nor is there HTML of its page'}`,
          prepare: index % 2 === 0 ? undefined : withoutHtml,
          inject: (tab) => answerFiles(tab, new RegExp(`/releases/${remote}/[^/]+/web/${file}`), answer),
          see: index % 2 === 0 ? readableArea(heading) : failedArea,
          recover: index % 2 === 0 ? 'retry' : 'return',
          console: NETWORK_MESSAGES,
        }),
      ),
    ),
    ...Object.entries(files).map(
      ([what, file]): Fault => ({
        ...common,
        fault: `the ${what} of ${remote} never arrives`,
        prepare: async (tab) => {
          await tab.clock.install();
          await withoutHtml(tab);
        },
        inject: (tab) => answerFiles(tab, new RegExp(`/releases/${remote}/[^/]+/web/${file}`), () => {}),
        see: async (tab) => {
          await passTimeUntil(tab, tab.getByText('Still loading…'), 7);
          await passTimeUntil(tab, tab.getByRole('main').getByRole('alert'), 7);
          await failedArea(tab);
        },
        recover: 'retry',
        console: NETWORK_MESSAGES,
      }),
    ),
    ...pageFaults.map(
      (how, index): Fault => ({
        ...common,
        fault: `a page of ${remote} ${how}`,
        prepare: async (tab) => {
          await changePage(tab, remote, chunk);
          // Otherwise the HTML stays, as it does for files that cannot be loaded.
          if (how === 'throws when its code is loaded') await withoutHtml(tab);
        },
        inject: (tab) => failPage(tab, how),
        recover: index % 2 === 0 ? 'retry' : 'return',
        console: /This page is made to fail|RUNTIME/,
      }),
    ),
  ];
  return order === 0 ? faults : faults.filter((_fault, index) => index % 2 === order % 2);
});

const EVENTS = remotes[3]!;

const changesEvents = (tab: Page) => changePage(tab, EVENTS.remote, EVENTS.chunk);
const eventsFault = (
  how: PageFault,
): Pick<Fault, 'fault' | 'page' | 'from' | 'other' | 'prepare' | 'inject'> => ({
  fault: `a page of ${EVENTS.remote} ${how}`,
  page: EVENTS.page,
  from: EVENTS.other.path,
  other: EVENTS.other,
  prepare: changesEvents,
  inject: (tab) => failPage(tab, how),
});

/** Code of a remote that fails after its page is shown. */
export const shownCode: readonly Fault[] = [
  ...(['throws when a button is pressed', 'fails later when a button is pressed'] as const).map(
    (how): Fault => ({
      ...eventsFault(how),
      see: async (tab) => {
        await tab.getByRole('button', { name: PRESS_ME }).click();
        await expect(
          tab.getByRole('alert').getByText('Something went wrong, and nothing was sent. Please try again.'),
        ).toBeVisible();
      },
      recover: 'return',
      works: (tab) => expect(tab.locator('main h1')).toHaveText(EVENTS.heading),
      console: /This page is made to fail/,
    }),
  ),
  {
    ...eventsFault('updates itself for ever'),
    see: failedArea,
    recover: 'retry',
    works: (tab) => expect(tab.locator('main h1')).toHaveText(EVENTS.heading),
    console: /Minified React error #185|Maximum update depth/,
  },
];

/** Code of a remote that keeps the browser busy; its page can be left by a link. */
export const busyCode = (['schedules updates for ever', 'blocks the browser again and again'] as const).map(
  eventsFault,
);
