import type { Browser, CDPSession, Page } from 'playwright-core';
import { openOnSlowPhone, slowPhone } from '../device/slow-phone.ts';

/** Longer than any step takes; only a failure lasts as long. */
const WAIT_LIMIT_MS = 30_000;

/** What the visitor waits for: a visible element, with this text if one is given. */
interface Shown {
  selector: string;
  text?: string;
}

/** Notes in the page when a pointer or key was first pressed, and when the element is visible. */
async function watchFor(page: Page, what: Shown): Promise<() => Promise<number>> {
  await page.evaluate(({ selector, text = '' }) => {
    const times = { pressed: 0, shown: 0 };
    Object.assign(window, { liveStep: times });
    for (const name of ['pointerdown', 'keydown'])
      addEventListener(name, ({ timeStamp }) => (times.pressed ||= timeStamp), { capture: true });
    const look = () => {
      const element = document.querySelector(selector);
      if (times.pressed > 0 && element?.checkVisibility() && element.textContent.includes(text))
        times.shown = performance.now();
      else requestAnimationFrame(look);
    };
    look();
  }, what);
  return async () => {
    const times = await page.waitForFunction(
      () => {
        const { liveStep } = window as unknown as { liveStep: { pressed: number; shown: number } };
        return liveStep.shown > 0 && liveStep;
      },
      null,
      { timeout: WAIT_LIMIT_MS },
    );
    const { pressed, shown } = (await times.jsonValue()) as { pressed: number; shown: number };
    return shown - pressed;
  };
}

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

/** Nothing has been requested for half a second. */
const idle = (page: Page) => page.waitForLoadState('networkidle');

async function tap(page: Page, client: CDPSession, selector: string): Promise<void> {
  const box = await page.locator(selector).filter({ visible: true }).first().boundingBox();
  if (!box) throw new Error(`${selector} is not on the page.`);
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/**
 * ms from the first letter of `nurs`, typed into the home page's search, to the frame that shows suggestions.
 * @param isLive whether the code of the search runs before that; otherwise typing begins right after the first paint
 */
export async function measureSuggestions(browser: Browser, origin: string, isLive: boolean): Promise<number> {
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
    const shown = await watchFor(page, { selector: '[role="listbox"] [role="option"]' });
    for (const text of 'nurs') {
      await client.send('Input.dispatchKeyEvent', { type: 'keyDown', text });
      await client.send('Input.dispatchKeyEvent', { type: 'keyUp' });
    }
    return await shown();
  } finally {
    await page.context().close();
  }
}

export interface Navigation {
  /** ms from the tap to the frame that shows the heading of the next page. */
  ms: number;
  /** ms that one request for all bytes of the navigation would take. */
  oneRequestMs: number;
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
    await startCode(page, 'footer');
    await idle(page);
    const link = 'footer a[href="/upcoming-events"]';
    await page.locator(link).scrollIntoViewIfNeeded();
    if (isPrefetched) {
      await page.locator(link).focus();
      await idle(page);
    }
    let bytes = 0;
    client.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    const shown = await watchFor(page, { selector: 'main h1', text: 'Upcoming events' });
    await tap(page, client, link);
    const ms = await shown();
    return { ms, oneRequestMs: slowPhone.latencyMs + (bytes * 8) / slowPhone.downloadKbps };
  } finally {
    await page.context().close();
  }
}
