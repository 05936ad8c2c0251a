import type { Locator, Page } from '@playwright/test';
import { password } from './account.ts';
import { jpeg, type PickedFile, pdf, png } from './documents.ts';
import { watchRequests } from './requests.ts';
import { changeApplicationStatus } from './staff.ts';
import { expect, hydrated, test } from './test.ts';

const newPassword = 'N3w-Passw0rd!';
const note = 'We are reading your transcript.';

/** Nine files over all seven groups, in the order of the form. */
const documents: readonly (readonly [group: RegExp, files: readonly PickedFile[]])[] = [
  [/^Academic/, [pdf('transcript.pdf', 60_000), jpeg('slc.jpg'), jpeg('plus2.jpeg')]],
  [/^Work experience/, [pdf('letter.pdf')]],
  [/^IELTS/, [png('trf.png')]],
  [/^Passport/, [jpeg('passport.jpg')]],
  [/^Marriage/, [pdf('certificate.pdf')]],
  [/^CV/, [pdf('cv.pdf')]],
  [/^Additional/, [png('photo.png')]],
];

export async function logInByForm(page: Page, email: string, secret = password): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.locator('main').getByRole('button', { name: 'Login' }).click();
}

/** Waits for the e-mail to an address in an open mailbox page. */
async function findEmail(mailbox: Page, address: string, subject: string): Promise<Locator> {
  const email = mailbox
    .getByRole('article')
    .filter({ hasText: address })
    .filter({ hasText: subject })
    .first();
  await expect(async () => {
    await mailbox.reload();
    await expect(email).toBeVisible({ timeout: 1_000 });
  }).toPass();
  return email;
}

/** Limits the upload rate, so that the progress can be observed. Returns a function that removes the limit. */
async function slowUpload(page: Page, bytesPerSecond: number) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: bytesPerSecond,
  });
  return () => session.detach();
}

/**
 * The whole journey of an applicant: sign-up, verification by e-mail, login, application with nine files, a status
 * change by staff, withdrawal, password reset. It is the same on every database.
 * @param checkState called on each state of the page
 */
export async function applicationJourney(
  page: Page,
  { siteUrl, apiUrl }: { siteUrl: string; apiUrl: string },
  checkState: (page: Page) => Promise<void> = async () => {},
): Promise<void> {
  const email = `journey-${Date.now()}-${Math.random().toString(36).slice(2, 8)}@example.com`;
  const requests = watchRequests(page.context());
  const main = page.locator('main');
  const dialog = page.getByRole('dialog');

  await test.step('sign-up and verification by e-mail', async () => {
    await page.goto(`${siteUrl}/signup`);
    await hydrated(page);
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByLabel('Confirm password', { exact: true }).fill(password);
    await main.getByRole('button', { name: 'Sign up' }).click();
    await expect(
      dialog.getByText(
        'You have successfully signed up. Please, visit your mail inbox and verify your email first.',
        { exact: true },
      ),
    ).toBeVisible();
    const [mailbox] = await Promise.all([
      page.context().waitForEvent('page'),
      dialog.getByRole('link', { name: 'Check mail' }).click(),
    ]);
    await (await findEmail(mailbox, email, 'Verify your email')).getByRole('link').click();
    await mailbox.getByRole('button', { name: 'Verify my email' }).click();
    await expect(mailbox.getByRole('heading', { name: 'Your email is verified' })).toBeVisible();
    await mailbox.getByRole('link', { name: 'Log in' }).click();
    await expect(mailbox).toHaveURL(`${siteUrl}/login`);
    await mailbox.close();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue('');
  });

  await test.step('login', async () => {
    await main.getByRole('link', { name: 'Login' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeFocused();
    await logInByForm(page, email);
    await expect(page).toHaveURL(`${siteUrl}/`);
    await expect(page.getByRole('alert').getByText('Login successful', { exact: true })).toBeVisible();
    await requests.rememberTokens(page);
  });

  let course = '';
  let receipt = '';
  await test.step('application with nine files', async () => {
    await page.goto(`${siteUrl}/course_details/12`);
    await hydrated(page);
    course = (await page.locator('h1').textContent()) ?? '';
    await page.getByRole('button', { name: 'Apply Now' }).click();
    await expect(dialog).toHaveAccessibleName(`Apply for ${course}`);
    await dialog.getByLabel('First name').fill('Asha');
    await dialog.getByLabel('Last name').fill('Gurung');
    await dialog.getByLabel('Email').fill(email);
    await dialog.getByLabel('Mobile number').fill('+977 980 0000000');
    await dialog.getByLabel('Marital status').selectOption('Yes');
    await dialog.getByRole('button', { name: 'Next' }).click();
    for (const [group, files] of documents)
      await dialog
        .getByRole('group', { name: group })
        .locator('input[type=file]')
        .setInputFiles([...files]);
    await expect(dialog.getByRole('button', { name: /^Remove / })).toHaveCount(9);
    await checkState(page);
    const restoreUpload = await slowUpload(page, 30_000);
    await dialog.getByRole('button', { name: 'Submit application' }).click();
    await expect(
      dialog.getByText('Please wait. Submitting your documents...', { exact: true }),
    ).toBeVisible();
    await expect(dialog.getByRole('progressbar')).toHaveAttribute('aria-valuenow', /^[1-9]\d?$/);
    await expect(dialog.getByText(/^[1-9]\d? % sent$/)).toBeVisible();
    await expect(
      dialog.getByText('Your documents were submitted successfully!', { exact: true }),
    ).toBeVisible();
    await restoreUpload();
    const receiptText = (await dialog.getByText(/^Receipt number \d+$/).textContent()) ?? '';
    receipt = receiptText.replace(/\D/g, '');
    await checkState(page);
    // The printed receipt says who has received the application and when.
    const letterhead = dialog.locator('p', { hasText: /Sent \d+ \w+ \d{4}$/ });
    await expect(letterhead).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(letterhead).toBeVisible();
    await expect(letterhead.locator('strong')).toHaveText(/\w/);
    await page.emulateMedia({ media: null });
  });

  const card = page.getByRole('list', { name: 'My applications' }).locator('> li');
  const steps = () => card.locator('ol > li strong').allTextContents();
  await test.step('my applications: documents by name, status change by staff, withdrawal', async () => {
    await dialog.getByRole('link', { name: 'My applications' }).click();
    await expect(page).toHaveURL(`${siteUrl}/applications`);
    await expect(card).toHaveCount(1);
    await expect(card.getByRole('heading', { name: course })).toBeVisible();
    await expect(card.getByText(`Receipt number ${receipt}`)).toBeVisible();
    await expect(card.getByText('Status: Submitted')).toBeVisible();
    expect(await card.locator('ul > li').allTextContents()).toEqual(
      documents.flatMap(([, files]) => files.map(({ name }) => name)),
    );
    await changeApplicationStatus(apiUrl, receipt, 'submitted', 'in_review', note);
    await page.reload();
    await expect(card.getByText('Status: In review')).toBeVisible();
    expect(await steps()).toEqual(['Submitted', 'In review']);
    await expect(card.getByText(note)).toBeVisible();
    await checkState(page);
    await card.getByRole('button', { name: `Withdraw ${course}` }).click();
    await checkState(page);
    await dialog.getByRole('button', { name: 'Withdraw' }).click();
    await expect(card.getByText('Status: Withdrawn')).toBeVisible();
    expect(await steps()).toEqual(['Submitted', 'In review', 'Withdrawn']);
    await expect(card.getByRole('button')).toHaveCount(0);
  });

  await test.step('a password reset by e-mail ends the old session', async () => {
    await page.goto(`${siteUrl}/email-verification`);
    await hydrated(page);
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.keyboard.press('Enter');
    await expect(
      dialog.getByText('Email sent successfully. Please, visit your mail inbox.', { exact: true }),
    ).toBeVisible();
    await checkState(page);
    const mailbox = await page.context().newPage();
    await mailbox.goto(`${apiUrl}/mailbox`);
    const resetEmail = await findEmail(mailbox, email, 'Reset your password');
    const link = (await resetEmail.getByRole('link').getAttribute('href')) ?? '';
    await mailbox.close();
    expect(link).toMatch(new RegExp(`^${siteUrl}/password-reset/[^/]+/[^/]+/$`));
    await page.goto(link);
    await hydrated(page);
    await page.getByLabel('New password', { exact: true }).fill(newPassword);
    await page.getByLabel('Confirm password', { exact: true }).fill(newPassword);
    await main.getByRole('button', { name: 'Reset password' }).click();
    await expect(page).toHaveURL(`${siteUrl}/login`);
    await expect(
      page.getByRole('alert').getByText('Password reset successfully', { exact: true }),
    ).toBeVisible();

    await page.goto(`${siteUrl}/applications`);
    await expect(main.getByText('Token expired. Please log in first.', { exact: true })).toBeVisible();
    await checkState(page);
    await main.getByRole('link', { name: 'Login' }).click();
    await logInByForm(page, email);
    await expect(main.getByRole('listitem').getByText('The email or the password is wrong.')).toBeVisible();
    await logInByForm(page, email, newPassword);
    await expect(page).toHaveURL(`${siteUrl}/applications`);
    await expect(card.getByText('Status: Withdrawn')).toBeVisible();
    await requests.rememberTokens(page);
  });

  await requests.expectTokensOnlyAtApi(apiUrl);
}
