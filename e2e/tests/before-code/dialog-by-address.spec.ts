import { expect, hydrated, test } from '../../support/test.ts';

for (const [path, hash, name] of [
  ['/course_details/12', '#apply', /^Apply for /],
  ['/upcoming-events/6', '#register', /^Register for /],
] as const)
  test(`${path}${hash} opens its dialog for guests before the code, and not again once it is closed`, async ({
    page,
  }) => {
    await page.goto(path + hash);
    const dialog = page.getByRole('dialog', { name });
    await expect(dialog.getByRole('link', { name: 'Sign up' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
    await hydrated(page);
    await expect(dialog).toBeHidden();
  });
