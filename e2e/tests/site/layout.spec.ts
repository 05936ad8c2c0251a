import type { Page } from '@playwright/test';
import { logIn, sharedAccount } from '../../support/account.ts';
import { openNoDocuments } from '../../support/busy-machine.ts';
import { summary } from '../../support/disclosure.ts';
import { expect, hydrated, test } from '../../support/test.ts';

/** A link of the footer's group 'About Us', which is closed on phones. */
async function footerLink(page: Page, name: string) {
  const footer = page.locator('footer');
  const group = summary(footer, 'About Us');
  if (await group.isVisible()) await group.click();
  return footer.getByRole('link', { name, exact: true });
}

test('a navigation scrolls to the top, focuses the new heading and announces the title once (A11Y-22)', async ({
  page,
}) => {
  await openNoDocuments(page);
  await page.goto('/who-we-are');
  await hydrated(page);
  const announcements: string[] = [];
  await page.exposeFunction('recordAnnouncement', (text: string) => announcements.push(text));
  await page.evaluate(() => {
    const region = document.querySelector('[data-announcer]') as Element;
    new MutationObserver(() =>
      (window as never as { recordAnnouncement: (text: string) => void }).recordAnnouncement(
        region.textContent ?? '',
      ),
    ).observe(region, { childList: true, characterData: true, subtree: true });
    window.scrollTo(0, 400);
  });
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  await (await footerLink(page, 'Blog')).click();
  await expect(page.locator('h1')).toHaveText('What Students Read');
  await expect(page.locator('h1')).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect.poll(() => announcements).toEqual([await page.title()]);
});

test('a login or logout in one tab appears in the other (A-20)', async ({ page, context }) => {
  await page.goto('/who-we-are');
  const other = await context.newPage();
  await other.goto('/who-we-are');
  await other.evaluate(() => {
    localStorage.setItem('accessToken', 'x.y.z');
    localStorage.setItem('refreshToken', 'r');
  });
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(page.locator('header').getByRole('button', { name: 'Account' })).toBeVisible();
  await other.evaluate(() => localStorage.clear());
  await expect(page.locator('header').getByRole('link', { name: 'Login' })).toBeVisible();
});

test('the entries of an opened account stay where they are when its e-mail address arrives', async ({
  page,
  context,
}) => {
  // The menu of phones slides in.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const account = await sharedAccount();
  await logIn(context, account);
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/user/account/', async (route) => {
    await answer.promise;
    await route.continue();
  });
  await page.goto('/who-we-are');
  await hydrated(page);
  const menu = page.getByRole('button', { name: 'Open menu' });
  await menu.or(page.locator('header').getByRole('button', { name: 'Account' })).click();
  const entry = page.getByRole('link', { name: 'My applications' }).filter({ visible: true });
  const place = async () => {
    const box = await entry.boundingBox();
    return [box?.x, box?.y];
  };
  await expect(entry).toBeInViewport();
  const before = await place();
  answer.resolve();
  await expect(page.getByText(account.email).filter({ visible: true })).toBeVisible();
  expect(await place()).toEqual(before);
});

test('the site is usable when storage is blocked', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    }),
  );
  await page.goto('/who-we-are');
  await hydrated(page);
  await (await footerLink(page, 'Blog')).click();
  await expect(page.locator('h1')).toHaveText('What Students Read');
});
