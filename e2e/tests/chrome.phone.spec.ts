import { expect, expectAccessible, hydrated, test } from '../site/test.ts';

test('the drawer has three independent groups and closes, collapsed, on a new path', async ({ page }) => {
  await page.goto('/who-we-are');
  await hydrated(page);
  await page.getByRole('button', { name: 'Open menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(drawer).toBeVisible();
  const groups = ['Study Abroad', 'Test Preparation', 'Services'];
  for (const name of groups) await drawer.getByRole('button', { name }).click();
  for (const name of groups)
    await expect(drawer.getByRole('button', { name })).toHaveAttribute('aria-expanded', 'true');
  await drawer.getByRole('button', { name: 'Services' }).click();
  await expect(drawer.getByRole('button', { name: 'Study Abroad' })).toHaveAttribute('aria-expanded', 'true');
  await expectAccessible(page);
  await drawer.getByRole('link', { name: 'IELTS' }).click();
  await expect(page).toHaveURL(/\/test-preparation\/ielts$/);
  await expect(drawer).toBeHidden();
  await page.getByRole('button', { name: 'Open menu' }).click();
  for (const name of groups)
    await expect(drawer.getByRole('button', { name })).toHaveAttribute('aria-expanded', 'false');
});
