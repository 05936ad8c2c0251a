import { expect, type Locator, type Page } from '@playwright/test';

/** Ends a fault: what was broken works again. */
export type Mend = () => void | Promise<void>;

/**
 * One row of the list of faults: what is broken, how, and what a visitor must see. `faults.spec.ts` opens
 * `from`, lets `inject` break something, goes to `page` within the running site, and expects
 * - `see`, while header, footer and `other` work,
 * - after the fault has ended `works`, by Retry or by coming back, in the same document,
 * - nothing in the console but what the browser itself writes about the fault (`console`).
 */
export interface Fault {
  /** What is broken; the title of the row. */
  fault: string;
  /**
   * Rows of the same name follow each other in one document, where each opens a page whose code and data were not there
   * before. They have the same `prepare`, `from` and `console`.
   */
  document?: string;
  /** Before the first page is opened: in every document of the row. */
  prepare?: (page: Page) => Promise<void>;
  /** The page that is opened first, which is not affected. Default: the privacy page. */
  from?: string;
  inject: (page: Page) => Promise<Mend>;
  /** Path of the affected page. */
  page: string;
  see: (page: Page) => Promise<void>;
  /** How the visitor gets the page after the fault has ended. */
  recover: 'retry' | 'return';
  works: (page: Page) => Promise<void>;
  /** A page that works meanwhile, with its heading. */
  other?: OtherPage;
  /** What the browser writes to the console about the fault; default: nothing is allowed. */
  console?: RegExp;
}

export interface OtherPage {
  path: string;
  heading: string;
}

/** Messages of the browser, and of React, about files and calls that fail; a page cannot prevent them. */
export const NETWORK_MESSAGES =
  /Failed to load resource|net::ERR|blocked by CORS|RUNTIME-008|ScriptNetworkError|Loading (script|chunk)|integrity|Refused to execute script|did not load within/i;

/** Goes to a path as a link of the running site does. */
export const goTo = (page: Page, path: string) =>
  page.evaluate((to) => {
    const key = Math.random().toString(36).slice(2);
    history.pushState({ key, idx: (history.state?.idx ?? 0) + 1, usr: null }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, path);

/** Pages that links open have no HTML of the server, such as while it restarts. 204, because browsers log other failures. */
export const withoutHtml = (page: Page) =>
  page.route('**/area-html/**', (route) => route.fulfill({ status: 204 })).then(() => {});

/**
 * Moves the page's clock on, a second at a time and at most so many, until a text is shown that appears only after a
 * while. The page must have been prepared with `page.clock.install()`.
 */
export async function passTimeUntil(page: Page, shown: Locator, seconds: number): Promise<void> {
  let passed = 0;
  await expect(async () => {
    if (passed < seconds && !(await shown.isVisible())) {
      passed += 1;
      await page.clock.fastForward(1_000);
    }
    await expect(shown).toBeVisible({ timeout: 50 });
  }).toPass({ intervals: [0], timeout: 10_000 });
}
