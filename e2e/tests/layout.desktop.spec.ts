import { details, summary } from '../support/disclosure.ts';
import { expect, expectAccessible, hydrated, test } from '../support/test.ts';

test('the skip link is the first stop of Tab and moves the focus to the main content', async ({ page }) => {
  await page.goto('/who-we-are');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('the desktop menu opens on hover after 200 ms, by click and by keyboard, and closes with Esc (LAYOUT-8)', async ({
  page,
}) => {
  await page.goto('/who-we-are');
  await hydrated(page);
  const header = page.locator('header');
  const group = summary(header, 'Study Abroad');
  const isOpen = (open: boolean) => expect(details(header, 'Study Abroad')).toHaveJSProperty('open', open);
  const link = header.getByRole('link', { name: /Canada/ });
  // Measured in the page, because on slow CI this process observes the change too late.
  const opened = group.evaluate(
    (head) =>
      new Promise<number>((resolve) => {
        let entered = 0;
        head.addEventListener('pointerover', () => (entered ||= performance.now()));
        new MutationObserver(() => resolve(performance.now() - entered)).observe(
          head.parentElement as Element,
          {
            attributeFilter: ['open'],
          },
        );
      }),
  );
  await group.hover();
  expect(await opened).toBeGreaterThanOrEqual(195);
  await expect(link).toBeVisible();
  await page.mouse.move(640, 700);
  await expect(link).toBeHidden();
  // Esc closes wherever the focus is.
  await group.hover();
  await expect(link).toBeVisible();
  await page.keyboard.press('Escape');
  await isOpen(false);
  await page.mouse.move(640, 700);

  await group.focus();
  await page.keyboard.press('Enter');
  await isOpen(true);
  await page.keyboard.press('ArrowDown');
  await expect(
    page.locator('header').getByRole('link').filter({ visible: true }).and(page.locator(':focus')),
  ).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(group).toBeFocused();
  await isOpen(false);

  await group.click();
  await link.click();
  await expect(page).toHaveURL(/\/study-abroad\/canada$/);
  await isOpen(false);
});

test('a change of the query neither scrolls nor moves the focus (A-10)', async ({ page }) => {
  await page.goto('/course-search');
  await hydrated(page);
  const level = page.getByRole('radio', { name: /^Bachelor/ });
  await level.scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollBy(0, 200));
  const before = await page.evaluate(() => scrollY);
  await level.check();
  await expect(page).toHaveURL(/interest=/);
  await expect(level).toBeFocused();
  expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(200);
});
