import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../../support/test.ts';

const scrollPosition = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Scrolls, and waits until the browser has noted it in its history. */
async function scrollDown(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
  await expect.poll(() => scrollPosition(page)).toBe(top);
  await page.waitForTimeout(500);
}

// Chromium keeps no documents in its back/forward cache while it is driven, so Back loads them.
for (const path of ['/course-search', '/upcoming-events'])
  test(`${path} is where it was after a reload and after Back from another document, also once its code runs`, async ({
    page,
  }) => {
    await page.goto(path);
    await hydrated(page);
    await scrollDown(page, 900);
    await page.reload();
    await expect.poll(() => scrollPosition(page)).toBe(900);
    await hydrated(page);
    expect(await scrollPosition(page)).toBe(900);
    await scrollDown(page, 800);
    await page.goto('/contact');
    await page.goBack();
    await expect.poll(() => scrollPosition(page)).toBe(800);
    await hydrated(page);
    await page.waitForTimeout(500);
    expect(await scrollPosition(page)).toBe(800);
  });

test('after a reload, Back inside the site still shows the link that was followed', async ({ page }) => {
  await page.goto('/upcoming-events');
  await hydrated(page);
  await page.locator('main a[href^="/upcoming-events/"]').last().click();
  await expect(page).toHaveURL(/\/upcoming-events\/\d+/);
  await expect(page.locator('main h1')).toBeFocused();
  expect(await scrollPosition(page)).toBe(0);
  await scrollDown(page, 300);
  await page.reload();
  await hydrated(page);
  await expect.poll(() => scrollPosition(page)).toBe(300);
  await page.goBack();
  await expect(page).toHaveURL('/upcoming-events');
  await expect(page.locator('main h1')).toBeVisible();
});

test('Back and Forward between the sections of a page show the section of the address, or the link to it', async ({
  page,
}) => {
  await page.goto('/study-abroad/australia');
  const links = page.locator('main a[href^="#"]');
  const [first, second] = await links.evaluateAll((all) =>
    all.slice(2, 4).map((link) => (link as HTMLAnchorElement).hash),
  );
  await hydrated(page);
  for (const hash of [first, second])
    await links
      .and(page.locator(`[href="${hash}"]`))
      .first()
      .click();
  /** Below the bar, give or take what the page does with its pictures and charts. */
  const atTop = (hash = '') =>
    expect
      .poll(() =>
        page.locator(hash).evaluate((section) => Math.abs(section.getBoundingClientRect().top - 80)),
      )
      .toBeLessThan(30);
  await atTop(second);
  await page.goBack();
  await atTop(first);
  await page.goForward();
  await atTop(second);
  await page.goBack();
  await page.goBack();
  await expect(links.nth(2)).toBeInViewport();
});

for (const delay of [30, 60])
  test(`a section that is chosen ${delay} ms after another, while the page is hydrated, stays on the screen`, async ({
    page,
  }) => {
    await page.goto('/study-abroad/australia');
    await page.evaluate(() => {
      const heading = document.querySelector('main h1');
      new MutationObserver(() => {
        if (!heading?.isConnected) Object.assign(window, { wasRemoved: true });
      }).observe(document.body, { childList: true, subtree: true });
    });
    const links = page.locator('main a[href^="#"]');
    await links.nth(2).click();
    await page.waitForTimeout(delay);
    await links.nth(3).click();
    await hydrated(page);
    const hash = await page.evaluate(() => location.hash);
    await expect(page.locator(hash)).toBeInViewport();
    expect(await page.evaluate(() => 'wasRemoved' in window), 'the HTML of the server was removed').toBe(
      false,
    );
  });

for (const width of [360, 1280])
  for (const path of ['/upcoming-events', '/scholarship', '/course-search'])
    test(`the next page of ${path} begins on the screen, ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 740 });
      await page.goto(path);
      await hydrated(page);
      await page.locator('main').getByRole('link', { name: 'Next' }).click();
      await expect(page).toHaveURL(`${path}?page=2`);
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
      await expect(page.locator('main article').first()).toBeInViewport();
    });
