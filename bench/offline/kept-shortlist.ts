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
  await page.goto(`${origin}/shortlist`, { waitUntil: 'commit' });
  const timeUntil = async (selector: string) => {
    const time = await page.waitForFunction(
      ([of, count]) => document.querySelectorAll(of).length >= count && performance.now(),
      [selector, COURSES.length] as const,
      { polling: 'raf' },
    );
    return Number(await time.jsonValue());
  };
  const shown = await timeUntil('main li h2 a[href*="/course_details/"]');
  const live = await timeUntil('main li textarea:enabled');
  await context.close();
  return { shown, live };
}
