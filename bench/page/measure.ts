import type { Browser } from 'playwright-core';
import { openOnSlowPhone } from '../device/slow-phone.ts';

export interface Measurement {
  /** ms from the start of navigation. */
  fcp: number;
  lcp: number;
  cls: number;
  /** ms until React has hydrated the site's header and the page's heading; null on pages without scripts. */
  shellReady: number | null;
  remoteReady: number | null;
  /** Sum over the long tasks of the time beyond 50 ms each. Most tasks that only lay out and paint are not reported as such. */
  blocking: number;
  /** Sum over the long animation frames of the time beyond 50 ms of each task in them, layout and painting included. */
  frameBlocking: number;
  /** Bytes over the wire. */
  jsBytes: number;
  totalBytes: number;
  jsRequests: number;
  requests: number;
  /** Longest chain of sequential requests before LCP: each begun after the previous one had ended. */
  serialSteps: number;
  /** Objects of the page's scripts in bytes at the end, after a garbage collection. */
  heapBytes: number;
}

/** Time in ms after which a page counts as never ready. */
const READY_LIMIT_MS = 60_000;
/** Time in ms in which what follows is still measured. */
const AFTERWARDS_MS = 2_500;

/** What is done on the page. */
export interface MeasuredView {
  /** Asks for the code of the whole page right after the first paint, as a touch would; otherwise the page is only looked at. */
  asksForCode?: boolean;
  /** Code takes the page over, so the measurement goes on until it has. Default: when code is asked for. */
  becomesReady?: boolean;
}

/** One cold load of a page in a fresh browser context. */
export async function measure(
  browser: Browser,
  url: string,
  { asksForCode = false, becomesReady = asksForCode }: MeasuredView = {},
): Promise<Measurement> {
  const { page, client } = await openOnSlowPhone(browser);
  await client.send('Network.setCacheDisabled', { cacheDisabled: true });

  const requests = new Map<
    string,
    { url: string; type: string; start: number; end: number; bytes: number }
  >();
  client.on('Network.requestWillBeSent', ({ requestId, request, type, timestamp }) =>
    requests.set(requestId, {
      url: request.url,
      type: type ?? 'Other',
      start: timestamp,
      end: Number.POSITIVE_INFINITY,
      bytes: 0,
    }),
  );
  client.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request) Object.assign(request, { end: timestamp, bytes: encodedDataLength });
  });

  await page.addInitScript((asks) => {
    const seen = {
      blocking: 0,
      frameBlocking: 0,
      fcp: 0,
      lcp: 0,
      cls: 0,
      shellReady: null as number | null,
      remoteReady: null as number | null,
    };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime;
    }).observe({ type: 'paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.lcp = entry.startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[]) {
        if (!entry.hadRecentInput) seen.cls += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.blocking += Math.max(0, duration - 50);
    }).observe({ type: 'longtask', buffered: true });
    new PerformanceObserver((list) => {
      for (const { blockingDuration } of list.getEntries() as (PerformanceEntry & {
        blockingDuration: number;
      })[]) {
        seen.frameBlocking += blockingDuration;
      }
    }).observe({ type: 'long-animation-frame', buffered: true });
    const owned = (selector: string) =>
      Object.keys(document.querySelector(selector) ?? {}).some((key) => key.startsWith('__react'));
    const look = () => {
      const { codeAreas } = window as { codeAreas?: { needAll: () => void; need: (area: Element) => void } };
      if (asks && seen.fcp > 0 && codeAreas) {
        codeAreas.need(document.body);
        codeAreas.needAll();
      }
      if (seen.shellReady === null && owned('body > #root header')) seen.shellReady = performance.now();
      if (seen.remoteReady === null && owned('main h1')) seen.remoteReady = performance.now();
      if (seen.shellReady === null || seen.remoteReady === null) setTimeout(look, 30);
    };
    look();
  }, asksForCode);

  await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
  if (becomesReady)
    await page
      .waitForFunction(
        () => {
          const { shellReady, remoteReady } = (window as never as { seen: Measurement }).seen;
          return shellReady !== null && remoteReady !== null;
        },
        null,
        { timeout: READY_LIMIT_MS, polling: 200 },
      )
      // The table has no time for it then.
      .catch(() => {});
  await page.waitForTimeout(AFTERWARDS_MS);
  const seen = await page.evaluate(() => (window as never as { seen: Measurement }).seen);
  await client.send('HeapProfiler.collectGarbage');
  const { usedSize: heapBytes } = await client.send('Runtime.getHeapUsage');
  const all = [...requests.values()].filter(({ url: address }) => address.startsWith('http'));
  const scripts = all.filter(({ type }) => type === 'Script');
  const origin = Math.min(...all.map(({ start }) => start));
  const sum = (list: typeof all) => list.reduce((bytes, request) => bytes + request.bytes, 0);
  const blocking = all.filter(
    ({ type, end }) =>
      ['Document', 'Script', 'Stylesheet', 'Fetch', 'XHR'].includes(type) &&
      (end - origin) * 1_000 <= seen.lcp,
  );
  await page.context().close();
  return {
    ...seen,
    jsBytes: sum(scripts),
    totalBytes: sum(all),
    jsRequests: scripts.length,
    requests: all.length,
    serialSteps: longestChain(blocking),
    heapBytes,
  };
}

function longestChain(requests: readonly { start: number; end: number }[]): number {
  const sorted = [...requests].sort((a, b) => a.end - b.end);
  const chain = new Map<object, number>();
  for (const request of sorted) {
    const before = sorted.filter(({ end }) => end <= request.start).map((other) => chain.get(other) ?? 0);
    chain.set(request, 1 + Math.max(0, ...before));
  }
  return Math.max(0, ...chain.values());
}
