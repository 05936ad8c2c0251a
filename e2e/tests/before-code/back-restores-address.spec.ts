import type { Page } from '@playwright/test';
import { holdScripts } from '../../support/delayed-scripts.ts';
import { expect, hydrated, test } from '../../support/test.ts';

/** Time in ms in which the code has replayed restored values, and the address has followed them. */
const REPLAY_MS = 1_500;

/** Sends a form whose fields are what the address says, and goes back. */
async function sendAndGoBack(page: Page, press: string, sent: RegExp): Promise<void> {
  await page.locator('main').getByRole('button', { name: press, exact: true }).click();
  await expect(page).toHaveURL(sent);
  await expect(page.locator('main h1')).toBeVisible();
  await page.goBack({ waitUntil: 'commit' });
}

/** Lets the code through, and waits until it would have entered restored values. */
async function takeOver(page: Page, releaseScripts: () => void): Promise<void> {
  releaseScripts();
  await hydrated(page);
  await page.waitForTimeout(REPLAY_MS);
}

test('after Back a filter is as the address says, and the code leaves both as they are', async ({ page }) => {
  const releaseScripts = await holdScripts(page);
  await page.goto('/course-search', { waitUntil: 'commit' });
  const canada = page.getByRole('checkbox', { name: /^Canada/ });
  await canada.check();
  await sendAndGoBack(page, 'Search', /\/course-search\?.*country=\d+/);
  await expect(page).toHaveURL('/course-search');
  await expect(canada).not.toBeChecked();
  await takeOver(page, releaseScripts);
  await expect(page).toHaveURL('/course-search');
  await expect(canada).not.toBeChecked();
});

test('after Back the order of the courses is as the address says, and the code leaves both as they are', async ({
  page,
}) => {
  const releaseScripts = await holdScripts(page);
  await page.goto('/course-search', { waitUntil: 'commit' });
  const sort = page.getByRole('combobox', { name: 'Sort by' });
  await sort.selectOption('fee');
  await sendAndGoBack(page, 'Sort', /\/course-search\?.*sort=fee/);
  await expect(page).toHaveURL('/course-search');
  await expect(sort).toHaveValue('relevance');
  await takeOver(page, releaseScripts);
  await expect(page).toHaveURL('/course-search');
  await expect(sort).toHaveValue('relevance');
});

test('after Back the destination of the costs is as the address says, and the code leaves both as they are', async ({
  page,
}) => {
  const releaseScripts = await holdScripts(page);
  await page.goto('/cost', { waitUntil: 'commit' });
  const destination = page.getByRole('combobox', { name: 'Destination' });
  const first = await destination.inputValue();
  expect(first).not.toBe('canada');
  await destination.selectOption('canada');
  await sendAndGoBack(page, 'Calculate', /\/cost\?.*destination=canada/);
  await expect(page).toHaveURL('/cost');
  await expect(destination).toHaveValue(first);
  await takeOver(page, releaseScripts);
  await expect(page).toHaveURL('/cost');
  await expect(destination).toHaveValue(first);
});

for (const { path, box } of [
  { path: '/noc', box: /^Passport-size photo/ },
  { path: '/course-search', box: /^Compare/ },
])
  test(`a tick that has been removed since does not come back on ${path} with the history`, async ({
    page,
  }) => {
    const ticked = page.locator('main').getByRole('checkbox', { name: box }).first();
    await page.goto(path);
    await hydrated(page);
    await ticked.check();
    await page.goto('/privacy-policy');
    await page.goto(path);
    await hydrated(page);
    await expect(ticked).toBeChecked();
    await ticked.uncheck();
    for (const waitUntil of ['load', 'commit'] as const) await page.goBack({ waitUntil });
    await expect(page).toHaveURL(path);
    await hydrated(page);
    await page.waitForTimeout(REPLAY_MS);
    await expect(ticked).not.toBeChecked();
    await page.reload();
    await hydrated(page);
    await expect(ticked).not.toBeChecked();
  });
