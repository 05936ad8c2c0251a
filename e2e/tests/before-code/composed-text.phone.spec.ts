import type { Page } from '@playwright/test';
import { password, sharedAccount } from '../../support/account.ts';
import { holdScripts } from '../../support/delayed-scripts.ts';
import { expect, hydrated, test } from '../../support/test.ts';

/**
 * Types as keyboards of phones do: the letters of a word replace each other until the word ends.
 * @param word is composed further by a next call that begins with it
 */
async function compose(page: Page, word: string, from = 0) {
  const client = await page.context().newCDPSession(page);
  for (let length = from + 1; length <= word.length; length++)
    await client.send('Input.imeSetComposition', {
      text: word.slice(0, length),
      selectionStart: length,
      selectionEnd: length,
    });
  await client.detach();
}

/** Delays the document's first script until the returned function is called. */
async function holdFirstScript(page: Page) {
  const released = Promise.withResolvers<void>();
  await page.route(/\/early\./, async (route) => {
    await released.promise;
    await route.continue();
  });
  return released.resolve;
}

test('a word that the keyboard still composes is suggested for before the code is there, and kept by it', async ({
  page,
}) => {
  const releaseScripts = await holdScripts(page, 'shell');
  await page.goto('/', { waitUntil: 'commit' });
  const input = page.getByRole('combobox');
  await input.focus();
  await compose(page, 'nurs');
  const early = page.getByRole('list', { name: 'Suggestions' });
  await expect(early.getByRole('link').first()).toContainText(/nursing/i);
  releaseScripts();
  await expect(page.getByRole('listbox').getByRole('option').first()).toContainText(/nursing/i);
  await expect(input).toHaveValue('nurs');
  await compose(page, 'nursi', 4);
  await expect(input).toHaveValue('nursi');
});

test('a word that was composed before the first script ran is kept by the code', async ({ page }) => {
  const releaseScripts = await holdScripts(page, 'shell');
  const releaseFirstScript = await holdFirstScript(page);
  await page.goto('/', { waitUntil: 'commit' });
  const input = page.getByRole('combobox');
  await input.focus();
  await compose(page, 'nurs');
  releaseFirstScript();
  await expect(page.getByRole('list', { name: 'Suggestions' }).getByRole('link').first()).toBeVisible();
  releaseScripts();
  await expect(page.getByRole('listbox').getByRole('option').first()).toContainText(/nursing/i);
  await compose(page, 'nursi', 4);
  await expect(input).toHaveValue('nursi');
});

test('text that was typed before the first script ran is taken over with its caret', async ({ page }) => {
  const releaseFirstScript = await holdFirstScript(page);
  await page.goto('/', { waitUntil: 'commit' });
  const input = page.getByRole('combobox');
  await input.focus();
  await page.keyboard.type('nus');
  await page.keyboard.press('ArrowLeft');
  releaseFirstScript();
  await hydrated(page, '[data-widget="home-search"]');
  await page.keyboard.type('r');
  await expect(input).toHaveValue('nurs');
  await expect(page.getByRole('listbox').getByRole('option').first()).toContainText(/nursing/i);
  // The field is an ordinary one again.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(input).toHaveValue('');
});

test('a word that is composed while the code of a form arrives is entered once, and sent', async ({
  page,
}) => {
  const { email } = await sharedAccount();
  const releaseScripts = await holdScripts(page, 'mfe-accounts');
  await page.goto('/login', { waitUntil: 'commit' });
  const field = page.getByLabel('Email', { exact: true });
  await field.focus();
  await compose(page, email.slice(0, 4));
  releaseScripts();
  await hydrated(page);
  await expect(field).toHaveValue(email.slice(0, 4));
  await compose(page, email, 4);
  await expect(field).toHaveValue(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.locator('main').getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL('/');
});

test('a word that the keyboard still composes is searched for', async ({ page }) => {
  await page.goto('/');
  await hydrated(page, '[data-widget="home-search"]');
  await page.getByRole('combobox').focus();
  await compose(page, 'nurs');
  await expect(page.getByRole('option').first()).toContainText(/nursing/i);

  await page.goto('/course-search');
  await hydrated(page);
  const text = page.getByRole('searchbox', { name: 'Search by text' });
  await text.focus();
  await compose(page, 'nurs');
  await expect(page).toHaveURL(/\?search=nurs$/);
  await expect(page.getByRole('list', { name: 'Course results' })).toContainText('Nursing');
  await compose(page, 'nursing', 4);
  await expect(page).toHaveURL(/\?search=nursing$/);
  await expect(text).toHaveValue('nursing');
});
