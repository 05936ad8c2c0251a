import type { Locator, Page } from '@playwright/test';
import { newAccount, password, sharedAccount } from '../../support/account.ts';
import { logInByForm } from '../../support/application-journey.ts';
import { interceptCalls, serverErrorPage, throttled } from '../../support/failures.ts';
import { emailTo, siteLinkIn } from '../../support/mailbox.ts';
import { apiUrl, expect, expectAccessible, hydrated, siteUrl, test } from '../../support/test.ts';

// The browser logs the failures that these tests cause.
test.use({ expectedErrors: /Failed to load resource/ });

const passwordSteps = [
  ['', 'Password is required'],
  ['a', 'Password must be at least 8 characters long'],
  ['abcdefgh', 'Password must contain at least one uppercase letter'],
  ['ABCDEFGH', 'Password must contain at least one lowercase letter'],
  ['Abcdefgh', 'Password must contain at least one number'],
  ['Abcdefg1', 'Password must contain at least one special character (@$!%*?&)'],
] as const;
const emailSteps = [
  ['', 'Email is required.'],
  ['nobody', 'Invalid email format'],
] as const;
const confirmSteps = [
  ['', 'Retype your password.'],
  ['another', 'Passwords must match'],
] as const;

interface AccountForm {
  path: string;
  submit: string;
  /** Per label the typed texts, in order, and the message that each causes. */
  fields: Readonly<Record<string, readonly (readonly [typed: string, message: string])[]>>;
  call: string;
  failure: string;
  /** The message when no answer arrives. Default: `failure`. */
  failureOffline?: string;
}
const forms: readonly AccountForm[] = [
  {
    path: '/login',
    submit: 'Login',
    fields: { Email: emailSteps, Password: passwordSteps },
    call: '**/api/user/login/',
    failure: 'An error occurred during login.',
    failureOffline: 'An unexpected error occurred.',
  },
  {
    path: '/signup',
    submit: 'Sign up',
    fields: { Email: emailSteps, Password: passwordSteps, 'Confirm password': confirmSteps },
    call: '**/api/user/register/',
    failure: 'An error occurred during signup.',
  },
  {
    path: '/email-verification',
    submit: 'Send',
    fields: { Email: emailSteps },
    call: '**/api/user/password-reset/',
    failure: 'An error occurred while adding your email. Please use another one or try later.',
  },
  {
    path: '/password-reset/MQ/abc-123/',
    submit: 'Reset password',
    fields: { 'New password': passwordSteps, 'Confirm password': confirmSteps },
    call: '**/api/user/password-reset/*/*/',
    failure: 'An error occurred while resetting your password.',
  },
];
const validValues: Readonly<Record<string, string>> = { Email: 'asha@example.com' };

const field = (page: Page, label: string): Locator => page.getByLabel(label, { exact: true });
const summary = (page: Page): Locator => page.getByRole('alert', { name: 'There is a problem' });
/** The error message of a field; null while it is valid. */
const errorAt = (page: Page, label: string) =>
  field(page, label).evaluate((input) =>
    input.getAttribute('aria-invalid') === 'true'
      ? (document.getElementById(input.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '')
          ?.textContent ?? '')
      : null,
  );
const valuesOf = (page: Page, form: AccountForm) =>
  Promise.all(Object.keys(form.fields).map((label) => field(page, label).inputValue()));

/** Expects no accessibility violation and no horizontal scrolling at the width of a phone. */
async function expectFitsPhone(page: Page) {
  const size = page.viewportSize() ?? { width: 1280, height: 900 };
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await page.evaluate(() => document.scrollingElement?.scrollWidth)).toBe(360);
  await expectAccessible(page);
  await page.setViewportSize(size);
}

for (const form of forms)
  test(`${form.path} shows its rules in order and its failures, and keeps the typed values (VALID-1 to VALID-3)`, async ({
    page,
    context,
  }) => {
    const submit = page.locator('main').getByRole('button', { name: form.submit });
    const labels = Object.keys(form.fields);
    const calls: string[] = [];
    page.on('request', (request) => request.url().startsWith(apiUrl()) && calls.push(request.url()));
    const submissions = await interceptCalls(page, form.call);
    await page.goto(form.path);
    await hydrated(page);

    await submit.click();
    await expect(summary(page)).toBeFocused();
    await expect(page).toHaveTitle(/^Error: /);
    expect(await summary(page).getByRole('link').allTextContents()).toEqual(
      labels.map((label) => form.fields[label]?.[0]?.[1]),
    );
    await expectAccessible(page);
    for (const label of labels) {
      await summary(page)
        .getByRole('link', { name: (await errorAt(page, label)) ?? '', exact: true })
        .click();
      await expect(field(page, label)).toBeFocused();
    }
    for (const label of labels)
      for (const [typed, message] of form.fields[label] ?? []) {
        await field(page, label).fill(typed);
        await expect.poll(() => errorAt(page, label)).toBe(message);
        expect(await summary(page).getByRole('link').allTextContents()).toContain(message);
      }
    for (const label of labels) await field(page, label).fill(validValues[label] ?? password);
    await expect(summary(page)).toHaveCount(0);
    expect(calls.filter((url) => url.includes('/api/user/'))).toEqual([]);

    const typed = await valuesOf(page, form);
    const expectFailure = async (text: string) => {
      await page.keyboard.press('Enter');
      await expect(summary(page).getByRole('listitem').first()).toHaveText(text);
      await expect(summary(page)).toBeFocused();
      expect(await valuesOf(page, form)).toEqual(typed);
      await field(page, labels.at(-1) ?? '').focus();
    };
    const failures = [
      [serverErrorPage, form.failure],
      [{ status: 400, body: { message: 'The second.', error: ['The first.'] } }, 'The first.'],
      [{ status: 400, body: { message: 'The second.', detail: 'Another.' } }, 'The second.'],
    ] as const;
    await field(page, labels.at(-1) ?? '').focus();
    for (const [failure, text] of failures) {
      submissions.fail(failure);
      await expectFailure(text);
    }
    submissions.fail(null);
    await context.setOffline(true);
    await expect(page.getByText('You are offline. What you type stays on this page.')).toBeVisible();
    await expectFailure(form.failureOffline ?? form.failure);
    await expectFitsPhone(page);
    await context.setOffline(false);

    // The last one, because the button stays off for the time that the API asks for.
    submissions.fail(throttled);
    await expectFailure(`${form.failure} Too many attempts. Try again in 59 seconds.`);
    await expect(
      page.locator('main').getByRole('button', { name: /^Try again in 5\d seconds$/ }),
    ).toBeDisabled();
  });

test('login supports password managers, showing, pasting and Enter, and shows the messages of the API', async ({
  page,
}) => {
  const { email } = await sharedAccount();
  await page.goto('/login');
  await hydrated(page);
  await expect(field(page, 'Email')).toHaveAttribute('type', 'email');
  await expect(field(page, 'Email')).toHaveAttribute('autocomplete', 'username');
  await expect(field(page, 'Password')).toHaveAttribute('autocomplete', 'current-password');
  await logInByForm(page, email, 'Wr0ng-Passw0rd!');
  await expect(summary(page).getByText('The email or the password is wrong.', { exact: true })).toBeVisible();
  await logInByForm(page, 'unverified@example.com');
  await expect(
    summary(page).getByText('Please verify your email first. We have sent you a link when you signed up.', {
      exact: true,
    }),
  ).toBeVisible();

  await field(page, 'Email').fill(password);
  await field(page, 'Email').press('ControlOrMeta+a');
  await field(page, 'Email').press('ControlOrMeta+x');
  await field(page, 'Password').press('ControlOrMeta+a');
  await field(page, 'Password').press('ControlOrMeta+v');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(field(page, 'Password')).toHaveAttribute('type', 'text');
  await expect(field(page, 'Password')).toHaveValue(password);
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(field(page, 'Password')).toHaveAttribute('type', 'password');
  await field(page, 'Email').fill(email);
  await field(page, 'Email').press('Enter');
  await expect(page).toHaveURL(`${siteUrl()}/`);
  await expect(page.getByRole('alert').getByText('Login successful', { exact: true })).toBeVisible();

  await page.goto('/signup');
  for (const label of ['Password', 'Confirm password'])
    await expect(field(page, label)).toHaveAttribute('autocomplete', 'new-password');
});

test('login leads staff to the admin site and users back to the page they came from (ACCOUNT-3)', async ({
  page,
}) => {
  const { email } = await sharedAccount();
  await page.goto('/login?next=https%3A%2F%2Fexample.com%2F');
  await hydrated(page);
  await logInByForm(page, email);
  await expect(page).toHaveURL(`${siteUrl()}/`);
  await page.goto('/login?next=%2Fapplications');
  await hydrated(page);
  await logInByForm(page, email);
  await expect(page).toHaveURL(`${siteUrl()}/applications`);
  await page.goto('/login?next=%2Fapplications');
  await hydrated(page);
  await logInByForm(page, 'staff@example.com');
  await expect(page).toHaveURL(`${apiUrl()}/admin`);
});

test('a login or logout in one tab changes the page in the other (A-20)', async ({ page, context }) => {
  const { email } = await newAccount();
  const other = await context.newPage();
  await Promise.all([page.goto('/login'), other.goto('/applications')]);
  await hydrated(page);
  await hydrated(other);
  const header = (tab: Page, name: string) =>
    tab.locator('header').getByRole(name === 'Login' ? 'link' : 'button', { name });
  await expect(header(other, 'Login')).toBeVisible();
  await logInByForm(page, email);
  await expect(header(page, 'Account')).toBeVisible();
  await expect(header(other, 'Account')).toBeVisible();
  await expect(other.getByText('You have not sent any applications yet.')).toBeVisible();

  await other.bringToFront();
  await header(other, 'Account').click();
  await header(other, 'Logout').click();
  const confirmation = other.getByRole('dialog', { name: 'Are you sure yo want to logout?' });
  await confirmation.getByRole('button', { name: 'Close' }).click();
  await expect(header(page, 'Account')).toBeVisible();
  await header(other, 'Account').click();
  await header(other, 'Logout').click();
  await confirmation.getByRole('button', { name: 'Ok' }).click();
  await expect(header(other, 'Login')).toBeFocused();
  await expect(header(page, 'Login')).toBeVisible();
  await expect(other.getByText('Log in to see your applications.')).toBeVisible();
  expect(
    await page.evaluate(() => [localStorage.getItem('accessToken'), localStorage.getItem('refreshToken')]),
  ).toEqual([null, null]);
});

test('the focus returns to the button that signed up, when the dialog is closed', async ({ page }) => {
  await page.goto('/signup');
  await hydrated(page);
  await page
    .getByLabel('Email')
    .fill(`focus-${process.pid}-${Math.random().toString(36).slice(2, 8)}@example.com`);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  const button = page.locator('main').getByRole('button', { name: 'Sign up' });
  await button.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(button).toBeFocused();
});

test('a typed address is kept while the language is changed, a password is not', async ({ page }) => {
  await page.goto('/signup');
  await hydrated(page);
  await page.getByLabel('Email').fill('asha@example.com');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.goto('/ne/signup');
  await expect(page.locator('main [type=email]')).toHaveValue('asha@example.com');
  await expect(page.locator('main [type=password]').first()).toHaveValue('');
});

test('after the verification of an e-mail, Back from the login returns to what was shown', async ({
  page,
}) => {
  const email = `back-${Date.now()}-${Math.random().toString(36).slice(2, 8)}@example.com`;
  await page.request.post(`${apiUrl()}/api/user/register/`, {
    data: { email, password, confirm_password: password },
  });
  await page.goto(apiUrl() + siteLinkIn(await emailTo(email, 'Verify'), '/api/user/verify/'));
  await page.getByRole('button', { name: 'Verify my email' }).click();
  const verified = page.getByRole('heading', { name: 'Your email is verified' });
  await expect(verified).toBeVisible();
  await page.getByRole('link', { name: 'Log in' }).click();
  await expect(page).toHaveURL(`${siteUrl()}/login`);
  await page.goBack();
  await expect(verified).toBeVisible();
});

test('a way back that names the Nepali site leads there once', async ({ page }) => {
  await page.goto('/ne/login?next=%2Fne%2Fblog');
  await expect(page.locator('main').getByRole('link', { name: 'खाता खोल्नुहोस्' })).toHaveAttribute(
    'href',
    '/ne/signup?next=%2Fblog',
  );
});
