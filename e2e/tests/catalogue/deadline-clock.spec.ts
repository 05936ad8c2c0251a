import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../../support/test.ts';
import { shiftClock } from '../../support/wrong-clock.ts';

const DAY_MS = 86_400_000;
const DAYS_LEFT = /\d+ days left/g;

const dayInKathmandu = (time: number | Date) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Kathmandu' }).format(time);

/** The HTML of a page with data of today: the server keeps pages for a while, and counted other days before midnight. */
async function htmlOfToday(page: Page, path: string): Promise<string> {
  let html = '';
  await expect
    .poll(
      async () => {
        html = await (await page.request.get(path)).text();
        return dayInKathmandu(Number(/"dataUpdatedAt":(\d+)/.exec(html)?.[1]));
      },
      { timeout: 60_000 },
    )
    .toBe(dayInKathmandu(new Date()));
  return html;
}

for (const [clock, byMs] of [
  ['a day ahead', DAY_MS],
  ['two years ahead', 730 * DAY_MS],
  ['a day behind', -DAY_MS],
] as const)
  test(`days until a deadline are those of the server on a device whose clock is ${clock}`, async ({
    page,
  }) => {
    await page.context().addInitScript(shiftClock, byMs);
    for (const path of ['/course_details/12', '/scholarship']) {
      const html = await htmlOfToday(page, path);
      const ofServer = [...new Set(html.match(DAYS_LEFT))].sort();
      expect(ofServer.length).toBeGreaterThan(0);
      await page.goto(path);
      await hydrated(page);
      // Until the browser has read again what is old by its clock.
      await page.waitForLoadState('networkidle');
      const text = await page.content();
      expect([...new Set(text.match(DAYS_LEFT))].sort()).toEqual(ofServer);
    }
  });

test('the list of dates counts the days of a saved course by the server, on a device whose clock is forty days ahead; so do reminders and the profile', async ({
  page,
}) => {
  const html = await htmlOfToday(page, '/course_details/12');
  const ofServer = html.match(DAYS_LEFT) ?? [];
  await page.context().addInitScript(shiftClock, 40 * DAY_MS);
  await page.goto('/course_details/12');
  await hydrated(page);
  const save = page.locator('main').getByRole('button', { name: /^Save/ }).first();
  await save.click();
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/my-dates');
  const left = page.locator('main').getByText(/^\d+ days left$/);
  await expect(left.first()).toBeVisible();
  // The deadline comes first, then the beginning of the intake, which the page of the course does not count.
  expect(ofServer).toContain(await left.first().textContent());
  // The first day for which a reminder can be added.
  const today = dayInKathmandu(new Date());
  await expect(page.locator('input[type=date]')).toHaveAttribute('min', today);
  await page.goto('/my-profile');
  const now = new Date();
  const nextMonth = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1)).toISOString().slice(0, 7);
  await expect(page.getByLabel('Wanted start').locator('option').nth(1)).toHaveAttribute('value', nextMonth);
});

test('rates of today are used on a device whose clock is forty days ahead', async ({ page }) => {
  const today = dayInKathmandu(new Date());
  const rates = [{ currency: 'AUD', buy: 89.1, sell: 89.5 }];
  await page.route('**/api/exchange-rates/', (route) =>
    route.fulfill({
      json: { date: today, source: 'Nepal Rastra Bank', rates },
      headers: { 'access-control-allow-origin': '*' },
    }),
  );
  await page.context().addInitScript(shiftClock, 40 * DAY_MS);
  await page.goto('/cost');
  await hydrated(page);
  await expect(page.locator('main').getByText('Nepal Rastra Bank').first()).toBeVisible();
});
