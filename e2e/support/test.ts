import { setTimeout as wait } from 'node:timers/promises';
import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import axe from 'axe-core';

export const siteUrl = () => process.env.SITE_URL ?? '';
export const apiUrl = () => process.env.API_URL ?? '';

interface Fixtures {
  /** Errors in the console of `page` and uncaught exceptions in it; asserted empty after each test. */
  consoleErrors: string[];
  /** Messages that a test expects, e.g. the browser's own message about a 404 that the test causes. */
  expectedErrors: RegExp | null;
  /** Whether films play on, which costs up to a fifth of a core. False by default: they stay at the frame they begin with. */
  playsFilms: boolean;
}

/**
 * Chromium without windows often begins no idle period after its last frame, so that what waits for one waits for its
 * time limit, 4 or 5 s. Two frames more begin one.
 */
function requestFramesWhileIdle() {
  const request = window.requestIdleCallback;
  window.requestIdleCallback = (...options) => {
    requestAnimationFrame(() => requestAnimationFrame(() => {}));
    return request(...options);
  };
}

/** Pauses each film when it plays, after the page has been told that it does. */
function pauseFilms() {
  addEventListener('playing', ({ target }) => target instanceof HTMLMediaElement && target.pause(), true);
}

/** Fails every test whose page logs an unexpected error. */
// biome-ignore-start lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from the pattern.
export const test = base.extend<Fixtures>({
  baseURL: async ({}, use) => use(siteUrl()),
  expectedErrors: [null, { option: true }],
  playsFilms: [false, { option: true }],
  context: async ({ context, playsFilms }, use) => {
    await context.addInitScript(requestFramesWhileIdle);
    if (!playsFilms) await context.addInitScript(pauseFilms);
    await use(context);
  },
  consoleErrors: async ({}, use) => use([]),
  // Only in tests with a page: a page that opens nothing costs 0.1 s of processor time.
  page: async ({ page, consoleErrors, expectedErrors }, use) => {
    page.on('console', (message) => {
      if (message.type() === 'error') consoleErrors.push(`${message.text()} (${message.location().url})`);
    });
    page.on('pageerror', (error) => consoleErrors.push(String(error)));
    await use(page);
    expect(consoleErrors.filter((error) => !expectedErrors?.test(error))).toEqual([]);
  },
});
// biome-ignore-end lint/correctness/noEmptyPattern: end of the fixtures

export { expect };

/**
 * Expects no violation of WCAG 2.2 AA in the current state of the page (A11Y-16).
 * @param disabledRules rules of axe that cannot be judged in this state
 */
export async function expectAccessible(page: Page, disabledRules: string[] = []): Promise<void> {
  // A dialog that is still fading in has too little contrast.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== 'running' || effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY,
      ),
  );
  const analysis = new AxeBuilder({ page, axeSource: await axeStillToAdd(page) })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .disableRules(disabledRules)
    .analyze();
  const ended = new AbortController();
  const { violations } = await Promise.race([analysis, endlessAnalysis(page, ended.signal)]).finally(() =>
    ended.abort(),
  );
  expect(
    violations.map(({ id, help, nodes }) => ({
      id,
      help,
      where: nodes.slice(0, 3).map(({ html, failureSummary }) => `${html.slice(0, 200)}: ${failureSummary}`),
    })),
  ).toEqual([]);
}

/** A script without effect: the builder takes an empty one for none. */
const NOTHING_TO_ADD = 'void 0';

/**
 * Adds axe to a document that has none. The builder would add it twice at each analysis, 0.1 s of processor time each
 * time. To the frames of a page it adds it itself.
 * @returns what the builder has still to add; undefined for axe
 */
async function axeStillToAdd(page: Page): Promise<string | undefined> {
  if (page.frames().length > 1) return undefined;
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return NOTHING_TO_ADD;
}

/** Time in ms for an analysis by axe, which takes about 1 s, and 5 s on a busy machine. */
const AXE_TIMEOUT_MS = 60_000;

/** Time in ms after which a page whose analysis has not ended is asked whether timers and frames come in it. */
const STALL_MS = 20_000;

/**
 * Throws when axe has not ended in time, which was seen a few times on busy machines, with what can tell the cause: axe
 * waits for nothing but timers of the page. In one of them Chromium had stopped both timers and frames while messages
 * arrived. A screenshot makes it draw a frame; the analysis goes on if timers come by that, and the report notes it.
 */
async function endlessAnalysis(page: Page, ended: AbortSignal): Promise<never> {
  await wait(STALL_MS, null, { signal: ended });
  const stalled = await whatComes(page);
  const screenshot = await page.screenshot().then(
    () => 'drawn',
    (error: unknown) => String(error),
  );
  const description = JSON.stringify({ stalled, screenshot, afterScreenshot: await whatComes(page) });
  base.info().annotations.push({ type: 'axe has not ended within 20 s', description });
  await wait(AXE_TIMEOUT_MS - STALL_MS, null, { signal: ended });
  throw new Error(`axe has not ended within ${AXE_TIMEOUT_MS / 1_000} s: ${description}`);
}

/** What the page says of itself, and which of its tasks come within 2 s, measured by messages. */
const whatComes = (page: Page) =>
  page.evaluate(async () => {
    const within = (start: (done: () => void) => void) =>
      Promise.race([
        new Promise<string>((resolve) => start(() => resolve('came'))),
        new Promise<string>((resolve) => {
          const { port1, port2 } = new MessageChannel();
          const began = performance.now();
          port1.onmessage = () => {
            if (performance.now() - began > 2_000) resolve('did not come within 2 s');
            else port2.postMessage(null);
          };
          port2.postMessage(null);
        }),
      ]);
    const { axe } = window as { axe?: { _running?: boolean } };
    return {
      isAxeRunning: axe?._running,
      visibility: document.visibilityState,
      readyState: document.readyState,
      timer: await within((done) => setTimeout(done, 0)),
      laterTimer: await within((done) => setTimeout(done, 50)),
      frame: await within((done) => requestAnimationFrame(done)),
      idle: await within((done) => requestIdleCallback(done)),
      frames: window.frames.length,
    };
  });

/** How many px the page is wider than the screen; not positive when nobody has to scroll sideways. */
export const horizontalOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** By a timer, because a page whose frames are not drawn is not asked with each frame. */
const POLLING = { polling: 50 };

/** Whether React has rendered or hydrated the page's heading. */
export const isLive = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    Object.keys(document.querySelector('main h1') ?? {}).some((key) => key.startsWith('__react')),
  );

/** Waits until the shell runs, without loading it. */
export const running = (page: Page) =>
  page.waitForFunction(
    () => Object.keys(document.querySelector('header') ?? {}).some((key) => key.startsWith('__react')),
    null,
    POLLING,
  );

/** Loads the shell's code, as a press of a control in its frame would, and waits until it runs. */
export async function started(page: Page): Promise<void> {
  await page.waitForFunction(
    () => {
      const header = document.querySelector('header');
      const { codeAreas } = window as { codeAreas?: { need: (element: Element) => void } };
      if (header) codeAreas?.need(header);
      return Object.keys(header ?? {}).some((key) => key.startsWith('__react'));
    },
    null,
    POLLING,
  );
}

/**
 * Loads the code of the page's remote, or of another area, as a press of a control in it would, and waits until it has
 * hydrated: server HTML looks the same but ignores clicks.
 */
export async function hydrated(page: Page, selector = 'main [data-remote]'): Promise<void> {
  await page.waitForFunction(
    (areaSelector) => {
      const { codeAreas } = window as { codeAreas?: { need: (element: Element) => void } };
      codeAreas?.need(document.querySelector(areaSelector) ?? document.body);
      const area = document.querySelector(areaSelector);
      const inner = area?.querySelector('h1, form, section, a, button') ?? area;
      return !!inner && Object.keys(inner).some((key) => key.startsWith('__react'));
    },
    selector,
    POLLING,
  );
}
