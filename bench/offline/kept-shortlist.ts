import type { Browser, Page } from 'playwright-core';
import { hasStored, newPhone, openSlowPage } from './visits.ts';

const COURSES = Array.from({ length: 10 }, (_none, index) => index + 1);

/** Puts ten courses on the shortlist and keeps it with their pages, by the button of the page. */
export async function keepShortlist(page: Page, origin: string): Promise<void> {
  await page.evaluate((ids) => {
    const saved = ids.map((id) => ({ id, name: `Course ${id}`, universityName: '', note: '', savedAt: id }));
    localStorage.setItem('shortlist', JSON.stringify(saved));
  }, COURSES);
  await page.goto(`${origin}/shortlist`);
  await page.getByRole('button', { name: 'Keep for offline' }).click();
  await page.getByText('This page is saved on this phone').waitFor({ timeout: 60_000 });
}

/**
 * Times in ms until a kept shortlist of ten courses can be read without a network, links included, and until its
 * controls answer.
 */
export async function measureKeptShortlist(
  browser: Browser,
  origin: string,
): Promise<{ shown: number; live: number }> {
  const context = await newPhone(browser);
  const first = await context.newPage();
  await first.goto(`${origin}/study-abroad/australia`);
  await hasStored(first, 'offline-visited', '/study-abroad/australia');
  await keepShortlist(first, origin);
  await first.close();
  const page = await openSlowPage(context);
  await context.setOffline(true);
  // In the page: a question from outside is answered between the tasks of the page, and so too late.
  await page.addInitScript((count) => {
    const times = Object.assign(window, { shownAt: 0, liveAt: 0 });
    const rows = (selector: string) => document.querySelectorAll(`main li ${selector}`).length >= count;
    // Called before a frame is drawn; in the next call it has been.
    let isDrawn = { shown: false, live: false };
    requestAnimationFrame(function look(time) {
      if (isDrawn.shown) times.shownAt ||= time;
      if (isDrawn.live) times.liveAt ||= time;
      isDrawn = { shown: rows('h2 a[href*="/course_details/"]'), live: rows('textarea:enabled') };
      if (!times.liveAt) requestAnimationFrame(look);
    });
  }, COURSES.length);
  await page.goto(`${origin}/shortlist`, { waitUntil: 'commit' });
  await page.waitForFunction(() => (window as unknown as { liveAt: number }).liveAt > 0);
  const times = await page.evaluate(() => {
    const { shownAt, liveAt } = window as unknown as { shownAt: number; liveAt: number };
    return { shown: shownAt, live: liveAt };
  });
  await context.close();
  return times;
}
