import type { Browser } from 'playwright-core';
import { openOnSlowPhone } from '../device/slow-phone.ts';
import { SCROLLED_ATTRIBUTE, tapAt, timeUntil } from './time-until.ts';

/** A tap right after first paint, and what it has to bring. */
export interface Tap {
  name: string;
  path: string;
  /** CSS selector of the control; the first visible one is tapped. */
  control: string;
  /** CSS selector of an element that is visible once the visitor sees the result. */
  shows: string;
}

const OPEN_DIALOG = 'dialog[open], [popover]:popover-open';

export const taps: readonly Tap[] = [
  {
    name: 'menu → drawer',
    path: '/',
    control: 'header button[aria-haspopup="dialog"], nav button[aria-haspopup="dialog"]',
    shows: OPEN_DIALOG,
  },
  {
    name: 'accordion of a guide',
    path: '/study-abroad/australia',
    control: 'main details:not([open]) > summary',
    shows: 'main details[open][data-tapped] > :not(summary)',
  },
  {
    name: 'dot of a carousel',
    path: '/',
    control: 'main a[data-scrolls-row]:not([aria-current])',
    shows: `[${SCROLLED_ATTRIBUTE}]`,
  },
  {
    name: 'filters of the course search',
    path: '/course-search',
    control: 'main button[aria-haspopup="dialog"]',
    shows: OPEN_DIALOG,
  },
  {
    name: 'Apply Now on a course',
    path: '/course_details/1',
    control: 'main button[aria-haspopup="dialog"], main button[commandfor]',
    shows: OPEN_DIALOG,
  },
];

/** ms from a tap at the first paint to the frame that shows its result; null when it is never shown. */
export async function measureTap(browser: Browser, origin: string, tap: Tap): Promise<number | null> {
  const { page, client } = await openOnSlowPhone(browser);
  await client.send('Network.setCacheDisabled', { cacheDisabled: true });
  await page.goto(origin + tap.path, { waitUntil: 'commit', timeout: 60_000 });
  const findControl = page.waitForFunction((selector) => {
    if (performance.getEntriesByName('first-contentful-paint').length === 0) return null;
    const control = [...document.querySelectorAll(selector)].find((one) => one.checkVisibility());
    if (!control) return null;
    control.scrollIntoView({ block: 'center' });
    control.parentElement?.setAttribute('data-tapped', '');
    const { x, y, width, height } = control.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  }, tap.control);
  const box = await findControl.catch(() => null);
  if (!box) {
    await page.context().close();
    return null;
  }
  const shownAfter = await timeUntil(page, { selector: tap.shows });
  await tapAt(client, (await box.jsonValue()) as { x: number; y: number });
  const shown = await shownAfter().catch(() => null);
  await page.context().close();
  return shown?.ms ?? null;
}
