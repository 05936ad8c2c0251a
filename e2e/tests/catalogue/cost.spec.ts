import type { Page } from '@playwright/test';
import { expect, expectAccessible, horizontalOverflow, hydrated, test } from '../../support/test.ts';

const sumOf = (page: Page, label: string) =>
  page
    .getByRole('definition')
    .filter({ visible: true })
    .and(page.locator(`dt:text-is("${label}") + dd`));

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a plan is calculated by its form, whose address is the plan', async ({ page }) => {
    await page.goto('/cost');
    await page.getByRole('textbox', { name: 'Tuition for a year' }).fill('30,000');
    await page.getByRole('combobox', { name: 'Length' }).selectOption('2 years');
    await page.getByRole('checkbox', { name: 'My partner comes with me' }).check();
    await page.getByRole('button', { name: 'Calculate' }).click();
    await expect(page).toHaveURL(
      '/cost?destination=australia&level=undergraduate&tuition=30000&years=2&partner=1',
    );
    await expect(sumOf(page, 'All of 2 years')).toHaveText('AUD 150,998NPR 1,38,91,816');
    await expect(sumOf(page, 'To show for the visa')).toHaveText('AUD 78,104NPR 71,85,568');
    await expect(page.getByRole('img', { name: /^Tuition: NPR/ })).toHaveCount(3);
    await page.getByText('The same as a table').click();
    await expect(page.getByRole('columnheader', { name: 'Year 2' })).toBeVisible();
  });
});

test('the figures of a course can be changed while typing, shared by link, and printed', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto('/course_details/1');
  await page.getByRole('link', { name: 'Change the figures' }).click();
  await expect(page).toHaveURL('/cost?course=1');
  await expect(page.getByRole('heading', { level: 1, name: 'What it will really cost' })).toBeVisible();
  await hydrated(page);
  await expect(page.getByRole('button', { name: 'Calculate' })).toBeHidden();
  const before = await sumOf(page, 'Each year').textContent();
  await page.getByRole('textbox', { name: 'Tuition for a year' }).pressSequentially('12345');
  await expect(sumOf(page, 'Each year')).not.toHaveText(before ?? '');
  await page.getByRole('textbox', { name: /^Rupees for 1/ }).pressSequentially('100');
  await expect(page).toHaveURL('/cost?course=1&tuition=12345&rate=100');
  await expect(page.getByText(/= NPR 100: your own rate/)).toBeVisible();
  const result = await sumOf(page, 'Each year').textContent();
  expect(result).not.toBe(before);

  const other = await browser.newContext({ baseURL });
  const shared = await other.newPage();
  await shared.goto(page.url());
  await expect(sumOf(shared, 'Each year')).toHaveText(result ?? '');
  await other.close();

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('form', { name: 'Your plan' })).toBeHidden();
  await expect(page.getByRole('table', { name: 'Every year' })).toBeVisible();
  // What can be opened on a screen is open on paper.
  await expect(page.getByRole('columnheader', { name: 'Year 1' })).toBeVisible();
});

for (const width of [320, 1280])
  test(`the page about cost and the comparison of countries are accessible at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    for (const path of [
      '/cost?destination=usa&level=postgraduate',
      '/cost?destination=dubai',
      '/student-visa',
    ]) {
      await page.goto(path);
      await expectAccessible(page);
      expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
    }
  });

test('a printed plan without tuition says so, and not where to enter it', async ({ page }) => {
  await page.goto('/cost?destination=uk');
  const hint = page.getByText('Enter it above to have it added.');
  await expect(hint).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Tuition is in no sum below.')).toBeVisible();
  await expect(hint).toBeHidden();
});

test('what the sums leave out begins below its heading with a distance', async ({ page }) => {
  await page.goto('/cost');
  const heading = page.getByRole('heading', { name: 'What the sums leave out' });
  const distance = await heading.evaluate(
    (element) =>
      (element.nextElementSibling?.getBoundingClientRect().top ?? 0) - element.getBoundingClientRect().bottom,
  );
  expect(distance).toBeGreaterThanOrEqual(8);
});
