import type { Page } from '@playwright/test';
import { holdScripts } from '../../support/delayed-scripts.ts';
import { expect, horizontalOverflow, hydrated, started, test } from '../../support/test.ts';

const routes = [
  '/',
  '/study-abroad/australia',
  '/student-visa',
  '/course-search',
  '/course_details/1',
  '/compare?ids=1,2,3',
  '/universitieslist',
  '/university/1/1',
  '/scholarship',
  '/cost?destination=canada',
  '/my-profile',
  '/my-dates',
  '/noc',
  '/upcoming-events',
  '/upcoming-events/1',
  '/book',
  '/blog/1',
  '/contact',
  '/login',
  '/ne',
];

/** Texts of elements as wide as their content whose content is wider than they are. */
const runOut = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main a, main button, main li')]
      .filter(
        (element) =>
          element.clientWidth > 0 &&
          element.scrollWidth > element.clientWidth + 1 &&
          getComputedStyle(element).overflowX === 'visible',
      )
      .map(({ textContent }) => textContent),
  );

for (const route of routes)
  test(`${route} fits an older browser, runs its code there, and the next page opens`, async ({ page }) => {
    await page.goto(route);
    expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
    expect(await runOut(page)).toEqual([]);
    await started(page);
    await hydrated(page);
    await page.locator('header').getByRole('link').first().click();
    await expect(page.locator('main h1')).toBeVisible();
    await expect(page.locator('main').getByRole('search').first()).toBeVisible();
  });

test('drawings with mixed colours are not black in a browser that has none', async ({ page }) => {
  await page.goto('/study-abroad/australia');
  expect(await page.evaluate(() => CSS.supports('color', 'color-mix(in srgb,red,red)'))).toBe(false);
  for (const part of ['.far', '.near'])
    await expect(page.locator(`main svg ${part}`).first()).not.toHaveCSS('fill', 'rgb(0, 0, 0)');
});

test('before the code, a press outside closes the menu, and an accordion opens one part at a time', async ({
  page,
}) => {
  await holdScripts(page);
  await page.goto('/study-abroad/australia', { waitUntil: 'commit' });
  await page.waitForFunction(() => 'earlyActions' in window);
  await page.getByRole('button', { name: 'Open menu' }).tap();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();
  await page.touchscreen.tap(12, 400);
  await expect(menu).toBeHidden();

  const parts = page.locator('main details[name]');
  for (const index of [0, 1]) await parts.nth(index).locator('summary').tap();
  await expect(parts.nth(1)).toHaveJSProperty('open', true);
  await expect(parts.nth(0)).toHaveJSProperty('open', false);
});
