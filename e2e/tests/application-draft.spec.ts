import type { Page } from '@playwright/test';
import { logIn, newAccount, password, sharedAccount } from '../support/account.ts';
import { logInByForm } from '../support/application-journey.ts';
import { addFiles, draftSaved, fileNames, openApply, showPart } from '../support/apply-dialog.ts';
import { jpeg, pdf, png } from '../support/documents.ts';
import { interceptCalls, serverErrorPage } from '../support/failures.ts';
import { expect, expectAccessible, hydrated, siteUrl, test } from '../support/test.ts';

// The browser's own lines about the failures that are asked for here.
test.use({ expectedErrors: /Failed to load resource.*(500|401)/ });

const restored = 'We restored what you entered before.';
const offer = (page: Page) => page.getByRole('region', { name: /^Continue your application to / });

test('a draft comes back at every step, for its own account only, until it is deleted', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  const [asha, bina] = [await newAccount(), await sharedAccount()];
  await logIn(context, asha);
  const become = (account: typeof asha) =>
    page.evaluate(({ access }) => localStorage.setItem('accessToken', access), account);
  let dialog = await openApply(page);
  const course = await page.locator('h1').textContent();
  const first = dialog.getByLabel('First name');

  await test.step('half a profile', async () => {
    await first.fill('Asha');
    await dialog.getByLabel('Marital status').selectOption('Yes');
    await draftSaved(dialog);
    dialog = await openApply(page);
    await expect(dialog.getByText(restored, { exact: true })).toBeVisible();
    await expect(first).toHaveValue('Asha');
    await expect(dialog.getByLabel('Marital status')).toHaveValue('Yes');
    await expect(dialog.getByLabel('Preferred course')).toHaveValue(course ?? '');
    await expectAccessible(page);
  });

  await test.step('documents', async () => {
    await showPart(dialog, 'Documents');
    // Phones name every photo alike.
    await addFiles(dialog, /^Academic/, [jpeg('image.jpg', 2_000)]);
    await addFiles(dialog, /^Academic/, [jpeg('image.jpg', 3_000), png('scan.png')]);
    await addFiles(dialog, /^Passport/, [pdf('passport.pdf')]);
    await dialog.getByRole('button', { name: 'Remove image.jpg' }).first().click();
    await draftSaved(dialog);
    dialog = await openApply(page);
    await expect(dialog.getByText(restored)).toBeVisible();
    expect(await fileNames(dialog)).toEqual(['image.jpg', 'scan.png', 'passport.pdf']);
    await showPart(dialog, 'Documents');
    await expect(dialog.getByRole('listitem').filter({ hasText: 'image.jpg' })).toContainText('2.93 KB');
  });

  await test.step('after a failure', async () => {
    const calling = await interceptCalls(page, '**/api/app/application-create/');
    calling.fail(serverErrorPage);
    await dialog.getByRole('button', { name: 'Submit application' }).click();
    await expect(dialog.getByRole('button', { name: 'Back to the form' })).toBeVisible();
    dialog = await openApply(page);
    await expect(dialog.getByText(restored)).toBeVisible();
    await expect(first).toHaveValue('Asha');
    expect(await fileNames(dialog)).toEqual(['image.jpg', 'scan.png', 'passport.pdf']);
  });

  await test.step('another account on the same device sees nothing of it', async () => {
    await become(bina);
    dialog = await openApply(page);
    await dialog.getByLabel('Last name').fill('Rai');
    await draftSaved(dialog);
    await expect(first).toHaveValue('');
    expect(await fileNames(dialog)).toEqual([]);
    await become(asha);
    // The open form follows its account, also when that changes in another tab.
    const other = await context.newPage();
    await other.goto('/privacy-policy');
    await other.evaluate(({ access }) => localStorage.setItem('accessToken', access), bina);
    await other.evaluate(({ access }) => localStorage.setItem('accessToken', access), asha);
    await other.close();
    await expect(first).toHaveValue('Asha');
    await expect(dialog.getByLabel('Last name')).toHaveValue('');
  });

  await test.step('home offers to continue, and to delete after asking', async () => {
    await page.goto('/');
    await expect(offer(page)).toHaveAccessibleName(`Continue your application to ${course}`);
    await expectAccessible(page);
    await offer(page).getByRole('link', { name: 'Continue' }).click();
    await expect(page).toHaveURL(/\/course_details\/12#apply$/);
    await expect(first).toHaveValue('Asha');
    const ask = dialog.getByRole('button', { name: 'Delete my draft' });
    await ask.click();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Keep it' }).click();
    await expect(ask).toBeFocused();
    await ask.click();
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(dialog.getByText('Draft deleted')).toBeVisible();
    await expect(first).toHaveValue('');
    dialog = await openApply(page);
    await expect(dialog.getByLabel('Preferred course')).toHaveValue(course ?? '');
    await expect(first).toHaveValue('');
    expect(await fileNames(dialog)).toEqual([]);
    await page.goto('/');
    await hydrated(page);
    await expect(page.locator('header').getByRole('button', { name: 'Logout' })).toBeVisible();
    await expect(offer(page)).toHaveCount(0);
  });
});

test('two tabs show what was entered last, in either of them', async ({ page, context }) => {
  await logIn(context, await sharedAccount());
  const here = await openApply(page, 24);
  const there = await openApply(await context.newPage(), 24);
  await here.getByLabel('First name').fill('Asha');
  await expect(there.getByLabel('First name')).toHaveValue('Asha');
  await there.getByLabel('Last name').fill('Gurung');
  await expect(here.getByLabel('Last name')).toHaveValue('Gurung');
  await expect(here.getByLabel('First name')).toHaveValue('Asha');
  await showPart(here, 'Documents');
  await addFiles(here, /^Passport/, [pdf('passport.pdf')]);
  await expect.poll(() => fileNames(there)).toEqual(['passport.pdf']);
  await showPart(there, 'Documents');
  await there.getByRole('button', { name: 'Submit application' }).click();
  await expect(there.getByText('Your documents were submitted successfully!')).toBeVisible();
  // Nothing is left to be sent a second time.
  await expect.poll(() => fileNames(here)).toEqual([]);
  await expect(here.getByLabel('First name')).toHaveValue('');
});

test('a guest is asked to log in, and then offered to go on', async ({ page }) => {
  const { email } = await newAccount();
  const dialog = await openApply(page, 14);
  const course = await page.locator('h1').textContent();
  await expect(dialog).toHaveAccessibleName(`Apply for ${course}`);
  await expect(dialog.getByText('You have to login first.', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await expect(dialog.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
  await dialog.getByRole('link', { name: 'Login' }).click();
  await logInByForm(page, email);
  await expect(page).toHaveURL(`${siteUrl()}/`);
  await expect(offer(page)).toHaveAccessibleName(`Continue your application to ${course}`);
  await offer(page).getByRole('link', { name: 'Continue' }).click();
  await expect(dialog.getByLabel('Preferred course')).toHaveValue(course ?? '');
  await expect(dialog.getByText(restored)).toHaveCount(0);
});

test('a browser that keeps nothing says so, and applies all the same', async ({ page, context }) => {
  const { email } = await newAccount();
  await context.addInitScript(() => {
    for (const name of ['localStorage', 'indexedDB'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Storage is blocked.', 'SecurityError');
        },
      });
  });
  await page.goto('/login?next=%2Fcourse_details%2F12%23apply');
  await hydrated(page);
  await logInByForm(page, email, password);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('First name').fill('Asha');
  await expect(
    dialog.getByText(
      'Your browser does not keep drafts for this site. Do not close this page before you send.',
      { exact: true },
    ),
  ).toBeVisible();
  await expectAccessible(page);
  await showPart(dialog, 'Documents');
  await addFiles(dialog, /^Passport/, [pdf('passport.pdf')]);
  const submit = dialog.getByRole('button', { name: 'Submit application' });
  const calling = await interceptCalls(page, '**/api/app/application-create/');
  calling.fail({
    status: 401,
    body: { detail: 'Given token not valid for any token type', code: 'token_not_valid' },
  });
  await submit.click();
  await dialog.getByRole('link', { name: 'Login' }).click();
  await logInByForm(page, email, password);
  calling.fail(null);
  // The page remembers what the device does not.
  await expect(dialog.getByText(restored)).toBeVisible();
  await expect(dialog.getByLabel('First name')).toHaveValue('Asha');
  await expect(dialog.getByText(/^Your browser does not keep drafts/)).toBeVisible();
  expect(await fileNames(dialog)).toEqual(['passport.pdf']);
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

test('a device without room keeps the text, says that files are not kept, and keeps earlier ones', async ({
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
      'Some files are too large to be kept on this device. Do not close this page before you send.',
      { exact: true },
    ),
  ).toBeVisible();
  dialog = await openApply(page, 15);
  await expect(dialog.getByLabel('First name')).toHaveValue('Asha');
  expect(await fileNames(dialog)).toEqual(['cv.pdf']);
});
