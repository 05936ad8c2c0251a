import type { Browser, Page } from 'playwright-core';
import { openOnSlowPhone, slowPhone } from '../device/slow-phone.ts';
import { tapAt, timeUntil, type Waited } from './time-until.ts';

const painted = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);

/** Asks for the code of an element's area, as a press would, and waits until it runs. */
const startCode = (page: Page, selector: string) =>
  page.waitForFunction((area) => {
    const element = document.querySelector(area);
    const { codeAreas } = window as unknown as { codeAreas?: { need: (element: Element) => void } };
    if (element) codeAreas?.need(element);
    return Object.keys(element ?? {}).some((key) => key.startsWith('__react'));
  }, selector);

/** Time in ms in which no answer has come, after which the page is taken to wait for none. */
const QUIET_MS = 2_000;

/** Until nothing is loading any more. */
const idle = (page: Page) =>
  page.evaluate(
    (pause) =>
      new Promise<void>((resolve) => {
        let answered = -1;
        const look = () => {
          const now = performance.getEntriesByType('resource').length;
          if (now === answered) return resolve();
          answered = now;
          setTimeout(look, pause);
        };
        look();
      }),
    QUIET_MS,
  );

/**
 * `nurs` is typed into the home page's search, each letter as soon as the one before has been answered.
 * @param isLive whether the code of the search runs before that; otherwise typing begins right after the first paint
 */
export async function measureSuggestions(browser: Browser, origin: string, isLive: boolean): Promise<Waited> {
  const { page, client } = await openOnSlowPhone(browser);
  try {
    await page.goto(origin, { waitUntil: 'commit' });
    await painted(page);
    const input = 'main input[name="search"]';
    if (isLive) {
      await startCode(page, input);
      await idle(page);
    }
    await page.locator(input).focus();
    const shownAfter = await timeUntil(page, {
      selector: '[role="listbox"] [role="option"], [data-early-suggestions] a',
    });
    for (const text of 'nurs') {
      await client.send('Input.dispatchKeyEvent', { type: 'keyDown', text });
      await client.send('Input.dispatchKeyEvent', { type: 'keyUp' });
    }
    return await shownAfter();
  } finally {
    await page.context().close();
  }
}

export interface Navigation {
  /** ms from the tap to the frame that shows the heading of the next page. */
  ms: number;
  /** ms from the tap until the code of the next page has rendered it. */
  liveMs: number;
  /** ms that one request for all bytes of the navigation would take, its code included. */
  oneRequestMs: number;
}

const NEXT_HEADING = 'Upcoming events';

/** In the page: ms from the press that `timeUntil` has noted until React has rendered the next page. */
function liveAfter(): Promise<number> {
  const { measured } = window as unknown as { measured: { pressed: number } };
  return new Promise((resolve) => {
    const look = () => {
      const heading = document.querySelector('main h1');
      const isLive = Object.keys(heading ?? {}).some((key) => key.startsWith('__react'));
      if (isLive) resolve(performance.now() - measured.pressed);
      else setTimeout(look, 20);
    };
    look();
  });
}

/**
 * A link of the running site is tapped that leads to a page of another remote.
 * @param isPrefetched whether the link had the focus before, which prefetches code and data
 */
export async function measureNavigation(
  browser: Browser,
  origin: string,
  isPrefetched: boolean,
): Promise<Navigation> {
  const { page, client } = await openOnSlowPhone(browser);
  try {
    await page.goto(`${origin}/privacy-policy`, { waitUntil: 'commit' });
    await painted(page);
    await startCode(page, 'header');
    await idle(page);
    const link = 'nav a[href="/upcoming-events"]:visible';
    if (isPrefetched) {
      await page.locator(link).focus();
      await idle(page);
    }
    let bytes = 0;
    client.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    const shownAfter = await timeUntil(page, { selector: 'main h1', text: NEXT_HEADING });
    const box = await page.locator(link).boundingBox();
    if (!box) throw new Error(`${link} is not visible.`);
    await tapAt(client, { x: box.x + box.width / 2, y: box.y + box.height / 2 });
    const { ms } = await shownAfter();
    const liveMs = await page.evaluate(liveAfter);
    await idle(page);
    return { ms, liveMs, oneRequestMs: slowPhone.latencyMs + (bytes * 8) / slowPhone.downloadKbps };
  } finally {
    await page.context().close();
  }
}
