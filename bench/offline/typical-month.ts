import type { Browser } from 'playwright-core';
import { keepShortlist } from './kept-shortlist.ts';
import { hasStored, newPhone } from './visits.ts';

/** What a student opens who prepares an application within a month; docs/performance/offline.md says so, too. */
const OPENED = [
  '/',
  ...['australia', 'uk', 'usa', 'canada', 'newzealand', 'dubai'].map((name) => `/study-abroad/${name}`),
  ...['scholarship', 'visa-assistance', 'test-preparation', 'career-counseling'].map(
    (name) => `/services/${name}`,
  ),
  ...['ielts', 'pte', 'toefl'].map((name) => `/test-preparation/${name}`),
  '/student-visa',
];

/** Lists of which the first pages are opened. */
const LISTS = [
  { list: '/course-search', pages: '/course_details/', count: 24 },
  { list: '/universitieslist', pages: '/university/', count: 8 },
  { list: '/blog', pages: '/blog/', count: 10 },
  { list: '/upcoming-events', pages: '/upcoming-events/', count: 4 },
];

const KEPT = ['/study-abroad/australia', '/study-abroad/uk'];

/** Storage of the browser after a typical month, in bytes, as the browser itself counts it. */
export async function measureMonth(browser: Browser, origin: string) {
  const context = await newPhone(browser);
  const page = await context.newPage();
  await page.goto(`${origin}/study-abroad/australia`);
  await hasStored(page, 'offline-visited', '/study-abroad/australia');
  let pages = 0;
  const read = async (path: string) => {
    await page.goto(origin + path, { waitUntil: 'load' });
    // As a reader does: pictures further down load as well.
    await page.mouse.wheel(0, 20_000);
    await page.waitForTimeout(250);
    pages += 1;
  };
  for (const path of OPENED) await read(path);
  for (const { list, pages: prefix, count } of LISTS) {
    await read(list);
    const links = await page
      .locator(`main a[href^="${prefix}"]`)
      .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
    for (const path of [...new Set(links)].slice(0, count)) await read(path);
  }
  for (const path of KEPT) {
    await page.goto(origin + path);
    await page.getByRole('button', { name: 'Keep for offline' }).click();
    await page.getByText('This page is saved on this phone').waitFor({ timeout: 60_000 });
  }
  await keepShortlist(page, origin);
  await page.goto(`${origin}/saved`);
  const bytes = await page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0);
  await context.close();
  return { bytes, pages, kept: KEPT.length + 1 };
}
