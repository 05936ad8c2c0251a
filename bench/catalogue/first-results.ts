import type { Browser, Page } from 'playwright-core';
import { profile as network } from '../page/measure.ts';
import { profile } from './interactions.ts';

export interface FirstResults {
  /** ms until the server's HTML of a search nobody asked before begins to arrive, no network simulated. */
  firstByte: number;
  /** ms from opening the address of a search until its first cards are on the screen; slow phone. */
  opened: number;
  /** ms from the tap on the menu's link on another page until the first cards are on the screen; slow phone. */
  navigated: number;
  /** ms from the last letter of a text until the API's answer to it is on the screen; slow phone. */
  typed: number;
}

/** How soon results are seen, three ways. `word` is a search this API has not been asked yet. */
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

  const context = await browser.newContext({
    viewport: { width: profile.width, height: profile.height },
    deviceScaleFactor: 2,
  });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: network.latencyMs,
    downloadThroughput: (network.downloadKbps * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  });
  await client.send('Emulation.setCPUThrottlingRate', { rate: profile.cpuSlowdown });
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
  await context.close();
  return { firstByte, opened, navigated, typed };
}

interface Watched {
  /** Null until the cards have been painted. */
  cardsAfter: number | null;
  /** Begins to look for cards again; `answered`: of the search in the box, as the API answered it. */
  lookFromNow: (which?: 'any' | 'answered') => void;
}

/** Runs in the page: notes when cards have been in a picture. */
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
        // The frame after the one that draws them.
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
