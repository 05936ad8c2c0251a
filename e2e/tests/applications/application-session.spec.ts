import { goTo } from '../../faults/fault.ts';
import { logIn, newAccount, refused } from '../../support/account.ts';
import { logInByForm } from '../../support/application-journey.ts';
import { openApply, showPart } from '../../support/apply-dialog.ts';
import { openNoDocuments } from '../../support/busy-machine.ts';
import {
  expectIntact,
  expectOneComplete,
  failureMessage,
  fillApplication,
  submitButton,
  successText,
} from '../../support/complete-application.ts';
import { test } from '../../support/faulty-connection.ts';
import { expect, expectAccessible, hydrated, siteUrl } from '../../support/test.ts';

// The browser logs the failures that these tests cause.
test.use({ expectedErrors: /Failed to load resource|blocked by CORS policy/ });

test('an expired session asks for a login, which leads back to the form with all texts and files (C-29)', async ({
  page,
  context,
  connection,
}) => {
  await openNoDocuments(page);
  const account = await newAccount();
  // Invalid signatures: the API refuses both tokens.
  await logIn(context, { access: refused(account.access), refresh: refused(account.refresh) });
  connection.setFault(null);
  const dialog = await openApply(page, 22);
  await fillApplication(dialog);
  await submitButton(dialog).click();
  await expect(failureMessage(dialog)).toHaveText('Token expired. Please log in first.');
  await expectAccessible(page);
  await dialog.getByRole('link', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeFocused();
  await logInByForm(page, account.email);
  await expect(page).toHaveURL(`${siteUrl()}/course_details/22#apply`);
  await expect(dialog.getByText('We have restored your draft.')).toBeVisible();
  await expectIntact(dialog);
  await showPart(dialog, 'Documents');
  await submitButton(dialog).click();
  await expect(successText(dialog)).toBeVisible();
  await expectOneComplete(account);
});

test('a form that an address has opened stays closed after a reload, once the visitor has closed it', async ({
  page,
  context,
}) => {
  await logIn(context, await newAccount());
  await page.goto('/');
  await hydrated(page);
  await goTo(page, '/course_details/22#apply');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('First name', { exact: true })).toBeVisible();
  await page.evaluate(() => scrollTo(0, 300));
  const position = await page.evaluate(() => scrollY);
  expect(position).toBeGreaterThan(0);
  await dialog.getByRole('button', { name: 'Close' }).first().click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(`${siteUrl()}/course_details/22`);
  expect(await page.evaluate(() => scrollY)).toBe(position);
  await page.reload();
  await hydrated(page);
  await expect(dialog).toBeHidden();
});
