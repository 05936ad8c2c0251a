import type { Page } from '@playwright/test';
import { apiCalls } from '../faults/api-calls.ts';
import { type Fault, goTo } from '../faults/fault.ts';
import { remoteCode } from '../faults/remote-code.ts';
import { expect, started, test } from '../support/test.ts';

// Chromium treats a document that a test has changed as one from the internet, and asks before it calls this machine.
test.use({ permissions: ['local-network-access'] });

const rows: Readonly<Record<string, readonly Fault[]>> = {
  'code of a remote': remoteCode,
  'calls of the API': apiCalls,
};

/** Header and footer can be used, and another page opens. */
async function expectRestWorks(page: Page, { path, heading }: NonNullable<Fault['other']>) {
  await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible();
  await goTo(page, path);
  await expect(page.locator('main h1')).toHaveText(heading);
}

async function expectSurvived(
  page: Page,
  {
    prepare,
    from = '/privacy-policy',
    other = { path: '/contact', heading: 'Write to us' },
    ...fault
  }: Fault,
) {
  await prepare?.(page);
  await page.goto(from);
  await started(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const mend = await fault.inject(page);
  await goTo(page, fault.page);
  await fault.see(page);
  if (fault.recover === 'return') {
    await expectRestWorks(page, other);
    await mend();
    await page.goBack();
  } else await mend();
  // A page that is opened again may have loaded by itself.
  const retry = page.getByRole('main').getByRole('button', { name: 'Retry' }).first();
  await expect(async () => {
    if (await retry.isVisible()) await retry.click();
    await fault.works(page);
  }).toPass();
  if (fault.recover === 'retry') await expectRestWorks(page, other);
  expect(await page.evaluate(() => 'sameDocument' in window), 'the page was reloaded').toBe(true);
}

for (const [group, faults] of Object.entries(rows))
  test.describe(group, () => {
    for (const fault of faults)
      test.describe(() => {
        test.use({ expectedErrors: fault.console ?? null });
        test(fault.fault, ({ page }) => expectSurvived(page, fault));
      });
  });
