import { newAccount, password } from '../site/account.ts';
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

test.describe('on a small phone', () => {
  // The pages allow no inline styles; a visitor's own are not bound by that.
  test.use({ viewport: { width: 360, height: 560 }, bypassCSP: true });

  test("the menu's close icon stays in reach, also at its end and in text of twice the size", async ({
    page,
  }) => {
    await page.goto('/who-we-are');
    await hydrated(page);
    await page.addStyleTag({ content: 'html{font-size:200%!important}' });
    const opener = page.getByRole('button', { name: 'Open menu' });
    await opener.click();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await drawer.getByRole('button', { name: 'Services' }).click();
    await drawer.getByRole('link', { name: 'Login' }).scrollIntoViewIfNeeded();
    const close = drawer.getByRole('button', { name: 'Close menu' });
    await expect(close).toBeInViewport({ ratio: 1 });
    await close.click();
    await expect(drawer).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test('a message lies over no control: in an open dialog it stands inside, in the page below the bar', async ({
    page,
  }) => {
    const { email } = await newAccount();
    await page.goto(`/login?next=${encodeURIComponent('/upcoming-events/12#register')}`);
    await hydrated(page);
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.locator('main').getByRole('button', { name: 'Login' }).click();
    const dialog = page.getByRole('dialog');
    const message = dialog.getByRole('alert').filter({ hasText: 'Login successful' });
    await expect(message).toBeVisible();
    // Held, so that it does not leave while it is looked at.
    await message.getByRole('button', { name: 'Close' }).focus();
    await expectAccessible(page);
    const reached = await dialog.getByRole('button').evaluateAll((buttons) =>
      buttons.map((button) => {
        button.scrollIntoView({ block: 'nearest' });
        const { left, top, width, height } = button.getBoundingClientRect();
        return button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      }),
    );
    expect(reached.length).toBeGreaterThanOrEqual(3);
    expect(reached).not.toContain(false);

    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    const inPage = page.getByRole('alert').filter({ hasText: 'Login successful' });
    await expect(inPage).toBeInViewport({ ratio: 1 });
    expect((await inPage.boundingBox())?.y).toBeGreaterThanOrEqual(64);
    expect((await inPage.boundingBox())?.y).toBeLessThan(140);
    await inPage.getByRole('button', { name: 'Close' }).click();
    await expect(inPage).toHaveCount(0);
  });
});
