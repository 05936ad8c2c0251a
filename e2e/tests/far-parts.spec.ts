import type { Locator, Page } from '@playwright/test';
import { expect, hydrated, test } from '../support/test.ts';

/** Headings of the parts of a page. */
const HEADINGS = 'main section h2, main article h3';

/** Whether the browser draws an element: it skips what is far from the screen. */
const isDrawn = (element: Locator) =>
  element.evaluate((one) => one.checkVisibility({ contentVisibilityAuto: true }));

/** Waits until the page skips its last parts. */
const skipping = (page: Page) =>
  page.waitForFunction(
    (parts) =>
      ![...document.querySelectorAll(parts)].at(-1)?.checkVisibility({ contentVisibilityAuto: true }),
    HEADINGS,
    { polling: 50 },
  );

/** Lets the browser draw everything again. */
const drawAll = (page: Page) =>
  page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>('main section, main article'))
      part.style.contentVisibility = '';
  });

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

for (const path of ['/', '/study-abroad/australia', '/course-search', '/course_details/1'])
  test(`${path} skips what is far from the screen, and nothing moves`, async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(window, { shifts: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          (window as never as { shifts: number }).shifts += (entry as never as { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(path);
    await skipping(page);
    // What the visitor scrolls to is drawn.
    const last = page.locator(HEADINGS).last();
    for (let screen = 0; screen < 20 && !(await isDrawn(last)); screen += 1) {
      await page.mouse.wheel(0, 700);
      await page.waitForTimeout(50);
    }
    expect(await isDrawn(last)).toBe(true);
    await page.evaluate(() => scrollTo(0, 0));
    expect(await page.evaluate(() => (window as never as { shifts: number }).shifts)).toBeLessThan(0.01);
    await page.reload();
    await skipping(page);
    const skippedHeight = await heightOf(page);
    await drawAll(page);
    expect(Math.abs((await heightOf(page)) - skippedHeight)).toBeLessThan(2);
    await hydrated(page);
  });

test('a reload, and Back from a document, show the part of the page that was left', async ({ page }) => {
  await page.goto('/study-abroad/australia');
  await skipping(page);
  const heading = page.locator(HEADINGS).nth(6);
  await heading.evaluate((one) => one.scrollIntoView({ block: 'center' }));
  const top = async () => Math.round((await heading.boundingBox())?.y ?? 0);
  await expect.poll(() => isDrawn(heading)).toBe(true);
  const left = await top();
  await page.reload();
  await expect.poll(top).toBe(left);
  await page.goto('/privacy-policy');
  await page.goBack();
  await expect.poll(top).toBe(left);
});

test('in another width everything is laid out anew', async ({ page }) => {
  await page.goto('/study-abroad/australia');
  await skipping(page);
  await page.setViewportSize({ width: 360, height: 740 });
  const height = await heightOf(page);
  await page.reload();
  await expect.poll(() => heightOf(page)).toBe(height);
});

test('a print has what was not drawn', async ({ page }) => {
  await page.goto('/study-abroad/australia');
  await skipping(page);
  const printed = async () => (await page.pdf()).length;
  const skipped = await printed();
  await drawAll(page);
  // A part that was missing would be tens of thousands of bytes.
  expect(Math.abs((await printed()) - skipped)).toBeLessThan(5_000);
});
