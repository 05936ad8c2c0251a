import type { Page } from '@playwright/test';
import { logIn, newAccount, password, sharedAccount } from '../../support/account.ts';
import { logInByForm } from '../../support/application-journey.ts';
import {
  addFiles,
  draftSaved,
  fileNames,
  fillTexts,
  openApply,
  shownCourse,
  showPart,
} from '../../support/apply-dialog.ts';
import { jpeg, pdf, png } from '../../support/documents.ts';
import { interceptCalls, serverErrorPage } from '../../support/failures.ts';
import { expect, expectAccessible, hydrated, siteUrl, test } from '../../support/test.ts';

// The browser logs the failures that these tests cause.
test.use({ expectedErrors: /Failed to load resource.*(500|401)/ });

const restoredText = 'We have restored your draft.';
const continueOffer = (page: Page) => page.getByRole('region', { name: /^Continue your application to / });

test('a draft is restored at every step, for its own account only, until it is deleted (APPLY-10)', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  const [asha, bina] = [await newAccount(), await newAccount()];
  await logIn(context, asha);
  const submissions = await interceptCalls(page, '**/api/app/application-create/');
  const switchAccount = (account: typeof asha) =>
    page.evaluate(({ access }) => localStorage.setItem('accessToken', access), account);
  let dialog = await openApply(page);
  const course = await page.locator('h1').textContent();
  const first = dialog.getByLabel('First name');

  await test.step('an incomplete profile', async () => {
    await first.fill('Asha');
    await dialog.getByLabel('Marital status').selectOption('Yes');
    await draftSaved(dialog);
    dialog = await openApply(page);
    await expect(dialog.getByText(restoredText, { exact: true })).toBeVisible();
    await expect(first).toHaveValue('Asha');
    await expect(dialog.getByLabel('Marital status')).toHaveValue('Yes');
    await expect(shownCourse(dialog)).toHaveText(course ?? '');
    await expectAccessible(page);
  });

  await test.step('documents', async () => {
    await showPart(dialog, 'Documents');
    // Phones give every photo the same name (C-32).
    await addFiles(dialog, /^Academic/, [jpeg('image.jpg', 2_000)]);
    await addFiles(dialog, /^Academic/, [jpeg('image.jpg', 3_000), png('scan.png')]);
    await addFiles(dialog, /^Passport/, [pdf('passport.pdf')]);
    await dialog.getByRole('button', { name: 'Remove image.jpg' }).first().click();
    await draftSaved(dialog);
    dialog = await openApply(page);
    await expect(dialog.getByText(restoredText)).toBeVisible();
    expect(await fileNames(dialog)).toEqual(['image.jpg', 'scan.png', 'passport.pdf']);
    await showPart(dialog, 'Documents');
    await expect(dialog.getByRole('listitem').filter({ hasText: 'image.jpg' })).toContainText('2.93 KB');
  });

  await test.step('after a failed submission', async () => {
    submissions.fail(serverErrorPage);
    await showPart(dialog, 'Profile');
    await fillTexts(dialog);
    await showPart(dialog, 'Documents');
    await dialog.getByRole('button', { name: 'Submit application' }).click();
    await expect(dialog.getByRole('button', { name: 'Back to the form' })).toBeVisible();
    dialog = await openApply(page);
    await expect(dialog.getByText(restoredText)).toBeVisible();
    await expect(first).toHaveValue('Asha');
    expect(await fileNames(dialog)).toEqual(['image.jpg', 'scan.png', 'passport.pdf']);
  });

  await test.step('another account on the same device does not get it', async () => {
    await switchAccount(bina);
    dialog = await openApply(page);
    await dialog.getByLabel('Last name').fill('Rai');
    await draftSaved(dialog);
    await expect(first).toHaveValue('');
    expect(await fileNames(dialog)).toEqual([]);
    await switchAccount(asha);
    // The open form shows the draft of the current account, also when the account changes in another tab.
    const other = await context.newPage();
    await other.goto('/privacy-policy');
    await other.evaluate(({ access }) => localStorage.setItem('accessToken', access), bina);
    await other.evaluate(({ access }) => localStorage.setItem('accessToken', access), asha);
    await other.close();
    await expect(first).toHaveValue('Asha');
    await expect(dialog.getByLabel('Last name')).toHaveValue('Gurung');
  });

  await test.step('the applications and the home page offer to continue; deleting needs a confirmation', async () => {
    await page.goto('/applications');
    await expect(continueOffer(page)).toHaveAccessibleName(`Continue your application to ${course}`);
    await expectAccessible(page);
    await page.goto('/');
    await expect(continueOffer(page)).toHaveAccessibleName(`Continue your application to ${course}`);
    await expectAccessible(page);
    await continueOffer(page).getByRole('link', { name: 'Continue' }).click();
    // The hash that opens the dialog is taken away where a busy page was left by a document (docs/decisions/112).
    await expect(page).toHaveURL(/\/course_details\/12(#apply)?$/);
    await expect(first).toHaveValue('Asha');
    const deleteButton = dialog.getByRole('button', { name: 'Delete my draft' });
    await deleteButton.click();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Keep it' }).click();
    await expect(deleteButton).toBeFocused();
    await deleteButton.click();
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(dialog.getByText('Draft deleted')).toBeVisible();
    await expect(first).toHaveValue('');
    dialog = await openApply(page);
    await expect(shownCourse(dialog)).toHaveText(course ?? '');
    await expect(first).toHaveValue('');
    expect(await fileNames(dialog)).toEqual([]);
    await page.goto('/');
    await hydrated(page);
    await expect(page.locator('header').getByRole('button', { name: 'Account' })).toBeVisible();
    await expect(continueOffer(page)).toHaveCount(0);
  });
});

test('what was typed right before the page is left is not lost: reload, another page, closed tab', async ({
  page,
  context,
}) => {
  await logIn(context, await newAccount());
  let dialog = await openApply(page, 16);
  await fillTexts(dialog, { 'First name': 'Asha' });
  dialog = await openApply(page, 16);
  await expect(dialog.getByLabel('First name')).toHaveValue('Asha');
  await fillTexts(dialog, { 'Last name': 'Gurung' });
  await page.reload();
  dialog = await openApply(page, 16);
  await expect(dialog.getByLabel('Last name')).toHaveValue('Gurung');
  await fillTexts(dialog, { 'Mobile number': '9800000000' });
  await page.close({ runBeforeUnload: true });
  const next = await openApply(await context.newPage(), 16);
  await expect(next.getByLabel('Mobile number')).toHaveValue('9800000000');
  await expect(next.getByLabel('Last name')).toHaveValue('Gurung');
});

test('the form in two tabs shows the latest input of both', async ({ page, context }) => {
  const { email, ...tokens } = await newAccount();
  await logIn(context, tokens);
  const first = await openApply(page, 24);
  const second = await openApply(await context.newPage(), 24);
  await first.getByLabel('First name').fill('Asha');
  await expect(second.getByLabel('First name')).toHaveValue('Asha');
  await second.getByLabel('Last name').fill('Gurung');
  await expect(first.getByLabel('Last name')).toHaveValue('Gurung');
  await expect(first.getByLabel('First name')).toHaveValue('Asha');
  // Filled in from the account.
  await expect(first.getByLabel('Email')).toHaveValue(email);
  await first.getByLabel('Mobile number').fill('9800000000');
  await expect(second.getByLabel('Mobile number')).toHaveValue('9800000000');
  await showPart(first, 'Documents');
  await addFiles(first, /^Academic/, [pdf('transcript.pdf')]);
  await addFiles(first, /^Passport/, [pdf('passport.pdf')]);
  await expect.poll(() => fileNames(second)).toEqual(['transcript.pdf', 'passport.pdf']);
  const third = await openApply(await context.newPage(), 24);
  const restored = third.getByText('We have restored your draft.');
  await expect(restored).toBeVisible();
  await showPart(second, 'Documents');
  await second.getByRole('button', { name: 'Submit application' }).click();
  await expect(second.getByText('Your documents were submitted successfully!')).toBeVisible();
  // The other tab cannot send the same application again.
  await expect.poll(() => fileNames(first)).toEqual([]);
  await expect(first.getByLabel('First name')).toHaveValue('');
  await expect(restored).toBeHidden();
});

test('a guest logs in and is back in the dialog; the home page offers to continue too (APPLY-2, C-40, ADD-6)', async ({
  page,
}) => {
  const { email } = await newAccount();
  const dialog = await openApply(page, 14);
  const course = await page.locator('h1').textContent();
  await expect(dialog).toHaveAccessibleName(`Apply for ${course}`);
  await expect(dialog.getByText('You have to login first.', { exact: true })).toBeVisible();
  await expectAccessible(page);
  const back = `?next=${encodeURIComponent('/course_details/14#apply')}`;
  await expect(dialog.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', `/signup${back}`);
  await expect(dialog.getByRole('link', { name: 'Login' })).toHaveAttribute('href', `/login${back}`);
  await dialog.getByRole('link', { name: 'Login' }).click();
  await logInByForm(page, email);
  await expect(page).toHaveURL(`${siteUrl()}/course_details/14#apply`);
  await expect(shownCourse(dialog)).toHaveText(course ?? '');
  await page.goto('/');
  await expect(continueOffer(page)).toHaveAccessibleName(`Continue your application to ${course}`);
  await continueOffer(page).getByRole('link', { name: 'Continue' }).click();
  await expect(shownCourse(dialog)).toHaveText(course ?? '');
  await expect(dialog.getByText(restoredText)).toHaveCount(0);
});

test('a browser with blocked storage shows a notice, and applying still works', async ({ page, context }) => {
  const { email } = await newAccount();
  await context.addInitScript(() => {
    for (const name of ['localStorage', 'indexedDB'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Storage is blocked.', 'SecurityError');
        },
      });
  });
  const submissions = await interceptCalls(page, '**/api/app/application-create/');
  await page.goto('/login?next=%2Fcourse_details%2F12%23apply');
  await hydrated(page);
  await logInByForm(page, email, password);
  const dialog = page.getByRole('dialog');
  await fillTexts(dialog);
  await expect(
    dialog.getByText(
      'Your browser does not save drafts for this site. Do not close this page before you send your application.',
      { exact: true },
    ),
  ).toBeVisible();
  await expectAccessible(page);
  await showPart(dialog, 'Documents');
  await addFiles(dialog, /^Academic/, [pdf('transcript.pdf')]);
  await addFiles(dialog, /^Passport/, [pdf('passport.pdf')]);
  const submit = dialog.getByRole('button', { name: 'Submit application' });
  submissions.fail({
    status: 401,
    body: { detail: 'Given token not valid for any token type', code: 'token_not_valid' },
  });
  await submit.click();
  await dialog.getByRole('link', { name: 'Login' }).click();
  await logInByForm(page, email, password);
  submissions.fail(null);
  // The form is restored from memory.
  await expect(dialog.getByText(restoredText)).toBeVisible();
  await expect(dialog.getByLabel('First name')).toHaveValue('Asha');
  await expect(dialog.getByText(/^Your browser does not save drafts/)).toBeVisible();
  expect(await fileNames(dialog)).toEqual(['transcript.pdf', 'passport.pdf']);
  await showPart(dialog, 'Documents');
  await submit.click();
  await expect(dialog.getByText('Your documents were submitted successfully!')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(
    page.getByText(
      'Your browser does not keep data for this site, so you will be logged out when you close this tab.',
    ),
  ).toBeVisible();
});

test('a device without space saves texts and earlier files, and says that further files are not saved', async ({
  page,
  context,
}) => {
  await logIn(context, await sharedAccount());
  const session = await context.newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin: siteUrl(), quotaSize: 1_000_000 });
  let dialog = await openApply(page, 15);
  await dialog.getByLabel('First name').fill('Asha');
  await showPart(dialog, 'Documents');
  await addFiles(dialog, /^CV/, [pdf('cv.pdf')]);
  await draftSaved(dialog);
  await addFiles(dialog, /^Passport/, [pdf('passport.pdf', 1_500_000)]);
  await expect(
    dialog.getByText(
      'Some files are too large to save on this device. Do not close this page before you send your application.',
      { exact: true },
    ),
  ).toBeVisible();
  dialog = await openApply(page, 15);
  await expect(dialog.getByLabel('First name')).toHaveValue('Asha');
  expect(await fileNames(dialog)).toEqual(['cv.pdf']);
});
