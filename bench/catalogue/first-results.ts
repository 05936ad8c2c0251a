import type { Browser, Page } from 'playwright-core';
import { openOnSlowPhone } from '../device/slow-phone.ts';

export interface FirstResults {
  /** ms until the first byte of the server's HTML for an uncached search; no network simulated. */
  firstByte: number;
  /** ms from opening the address of a search until its first cards are painted; slow phone. */
  opened: number;
  /** ms from the tap on the menu link on another page until the first cards are painted; slow phone. */
  navigated: number;
  /** ms from the last typed letter until the API's results for the text are painted; slow phone. */
  typed: number;
}

/** Time to the first results, measured in three ways. `word`: a search text that is in no cache yet. */
export async function measureFirstResults(
  browser: Browser,
  siteUrl: string,
  word: string,
): Promise<FirstResults> {
  const address = `${siteUrl}/course-search?search=${word}`;
  const start = performance.now();
  const answer = await fetch(`${address}&sort=fee`, { headers: { 'accept-encoding': 'identity' } });
  const firstByte = performance.now() - start;
  await answer.text();

  const { page } = await openOnSlowPhone(browser);
  await page.addInitScript(watchCards);

  await page.goto(address, { waitUntil: 'commit', timeout: 60_000 });
  const opened = await seen(page);

  await page.goto(`${siteUrl}/privacy-policy`, { waitUntil: 'load' });
  await page.waitForTimeout(4_000);
  const link = page.locator('a[href="/course-search"]').first();
  await link.evaluate((element) => {
    (window as never as Watched).lookFromNow();
    (element as HTMLElement).click();
  });
  const navigated = await seen(page);

  await page.waitForTimeout(4_000);
  const box = page.getByRole('searchbox', { name: 'Search by text' }).first();
  await box.focus();
  await page.keyboard.type(word.slice(0, -1), { delay: 150 });
  await page.waitForTimeout(1_500);
  await page.evaluate(() => (window as never as Watched).lookFromNow('answered'));
  await page.keyboard.type(word.slice(-1));
  const typed = await seen(page);
  await page.context().close();
  return { firstByte, opened, navigated, typed };
}

interface Watched {
  /** Null until the cards have been painted. */
  cardsAfter: number | null;
  /** Starts the next measurement; `answered`: count only cards of the API's response to the text in the search box. */
  lookFromNow: (which?: 'any' | 'answered') => void;
}

/** Runs in the page and records when cards were painted. */
function watchCards() {
  const watched = window as never as Watched;
  const cards = () => document.querySelectorAll('ul[aria-label="Course results"] > li h3').length > 0;
  let isBusySeen = false;
  watched.lookFromNow = (which = 'any') => {
    watched.cardsAfter = null;
    isBusySeen = false;
    const start = document.readyState === 'loading' ? 0 : performance.now();
    const look = () => {
      const isBusy = document.querySelector('main [aria-busy="true"]') !== null;
      isBusySeen ||= isBusy;
      if (cards() && (which === 'any' || (isBusySeen && !isBusy))) {
        // The paint is complete in the next frame.
        requestAnimationFrame(() => {
          watched.cardsAfter = performance.now() - start;
        });
        return;
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  };
  watched.lookFromNow();
}

async function seen(page: Page): Promise<number> {
  const handle = await page.waitForFunction(() => (window as never as Watched).cardsAfter, undefined, {
    timeout: 60_000,
    polling: 50,
  });
  return (await handle.jsonValue()) as number;
}
