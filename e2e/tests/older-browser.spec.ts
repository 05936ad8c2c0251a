import type { Page } from '@playwright/test';
import { expect, horizontalOverflow, hydrated, started, test } from '../support/test.ts';

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
