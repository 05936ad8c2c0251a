import type { Locator, Page } from '@playwright/test';
import { logIn, sharedAccount } from '../../support/account.ts';
import { holdScripts } from '../../support/delayed-scripts.ts';
import { summary } from '../../support/disclosure.ts';
import { focusAsSafari } from '../../support/safari-focus.ts';
import { expect, hydrated, started, test } from '../../support/test.ts';

test.beforeEach(({ context }) => focusAsSafari(context));

/** As a finger or hand does it: the press lasts, and what closes meanwhile is not there when it ends. */
const press = (element: Locator) => element.click({ delay: 80 });

const openedMenu = async (page: Page) => {
  await page.goto('/who-we-are');
  await hydrated(page);
  await started(page);
};

test('a link of a group of the menu that was opened by a click can be pressed', async ({ page }) => {
  await openedMenu(page);
  await press(summary(page.locator('header'), 'Study Abroad'));
  await press(page.locator('header').getByRole('link', { name: 'All destinations' }));
  await expect(page).toHaveURL('/study-abroad');
});

test('links and Logout of an account menu that was opened by keyboard can be pressed', async ({
  page,
  context,
}) => {
  await logIn(context, await sharedAccount());
  await openedMenu(page);
  const account = page.locator('header').getByRole('button', { name: 'Account' });
  await account.focus();
  await page.keyboard.press('Enter');
  await press(page.locator('header').getByRole('button', { name: 'Logout' }));
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await account.focus();
  await page.keyboard.press('Enter');
  await press(page.locator('header').getByRole('link', { name: 'Shortlist' }));
  await expect(page).toHaveURL('/shortlist');
});

test('suggestions can be pressed before the code is there', async ({ page }) => {
  await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.locator('main input[name=search]').pressSequentially('nurs', { delay: 40 });
  await press(page.locator('[data-early-suggestions] a').first());
  await expect(page).toHaveURL(/\/course_details\/\d+$/);
});
