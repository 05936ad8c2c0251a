import type { Browser, BrowserContext, Page } from 'playwright-core';
import { slowPhone } from '../device/slow-phone.ts';
import type { PassedAnswer } from '../page/https-proxy.ts';

interface Origin {
  url: string;
  answers: PassedAnswer[];
}

/** Time in ms in which an idle page has requested what it wants. */
const IDLE_MS = 6_000;

export const newPhone = (browser: Browser): Promise<BrowserContext> =>
  browser.newContext({
    viewport: { width: slowPhone.width, height: slowPhone.height },
    deviceScaleFactor: 2,
    hasTouch: true,
    ignoreHTTPSErrors: true,
  });

/** A page whose processor is as slow as a phone's. Its network is the proxy's. */
export async function openSlowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowPhone.cpuSlowdown });
  return page;
}

const bytesOf = (answers: readonly PassedAnswer[]) => answers.reduce((sum, { bytes }) => sum + bytes, 0);

/** Whether the worker runs and has stored a page. */
export const hasStored = (page: Page, cacheName: string, address: string) =>
  page.waitForFunction(
    async ([name, of]) => (await caches.match(of ?? '', { cacheName: name })) !== undefined,
    [cacheName, address] as const,
    { polling: 200, timeout: 60_000 },
  );

/** Milliseconds until the largest paint so far. */
const largestPaint = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        });
      }),
  );

/** A visit without anything of the site on the device: bytes until the load event, its time, and bytes after it. */
export async function firstVisit(browser: Browser, origin: Origin, path: string) {
  const context = await newPhone(browser);
  const page = await openSlowPage(context);
  origin.answers.length = 0;
  await page.goto(origin.url + path, { waitUntil: 'load', timeout: 60_000 });
  // The worker is only registered when the page is idle after its load event.
  const isEarly = ({ path: of }: PassedAnswer) =>
    !of.startsWith('/service-worker') && !of.startsWith('/saved');
  const bytes = bytesOf(origin.answers.filter(isEarly));
  const load = await page.evaluate(
    () => (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).loadEventStart,
  );
  await page.waitForTimeout(IDLE_MS);
  const after = bytesOf(origin.answers) - bytes;
  await context.close();
  return { bytes, load, after };
}

/** The same page once more in a new tab: bytes from the network, and the largest paint of both visits. */
export async function secondVisit(browser: Browser, origin: Origin, path: string) {
  const context = await newPhone(browser);
  const page = await openSlowPage(context);
  await page.goto(origin.url + path, { waitUntil: 'load', timeout: 60_000 });
  const first = await largestPaint(page);
  await hasStored(page, 'offline-visited', path);
  await page.waitForTimeout(IDLE_MS);
  await page.close();
  origin.answers.length = 0;
  const again = await openSlowPage(context);
  await again.goto(origin.url + path, { waitUntil: 'load', timeout: 60_000 });
  const second = await largestPaint(again);
  await again.waitForTimeout(IDLE_MS);
  const bytes = bytesOf(origin.answers);
  await context.close();
  return { first, second, bytes };
}

/** All bytes of a guide's first visit with low data, also those after it was read to its end. */
export async function lowDataGuide(browser: Browser, origin: Origin, path: string): Promise<number> {
  const context = await newPhone(browser);
  await context.addCookies([{ name: 'data', value: 'low', url: origin.url }]);
  const page = await openSlowPage(context);
  origin.answers.length = 0;
  await page.goto(origin.url + path, { waitUntil: 'load', timeout: 60_000 });
  await page.mouse.wheel(0, 20_000);
  await page.waitForTimeout(IDLE_MS);
  await context.close();
  return bytesOf(origin.answers);
}
