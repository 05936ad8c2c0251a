import type { Page } from '@playwright/test';
import { password } from '../../support/account.ts';
import { logInByForm } from '../../support/application-journey.ts';
import { addFiles, shownCourse } from '../../support/apply-dialog.ts';
import { openNoDocuments } from '../../support/busy-machine.ts';
import { jpeg, pdf } from '../../support/documents.ts';
import { apiUrl, expect, expectAccessible, hydrated, siteUrl, test } from '../../support/test.ts';

// The browser logs the 403 of the login before the address is verified.
test.use({ expectedErrors: /Failed to load resource.*403/ });

/** Expects no horizontal scrolling and no accessibility violation. */
async function expectFits(page: Page) {
  expect(await page.evaluate(() => document.scrollingElement?.scrollWidth)).toBe(360);
  await expectAccessible(page);
}

/** The links of the verification e-mails to an address, newest first. */
async function verificationLinks(email: string): Promise<string[]> {
  const mailbox = await (await fetch(`${apiUrl()}/mailbox?to=${encodeURIComponent(email)}`)).text();
  return [...mailbox.matchAll(/href="([^"]*\/api\/user\/verify\/[^"]*)"/g)].map(([, link]) =>
    (link ?? '').replaceAll('&amp;', '&'),
  );
}

test('a new student finds a course, signs up on the way, applies, and registers for an event', async ({
  page,
}) => {
  await openNoDocuments(page);
  const email = `student-${Date.now()}-${Math.random().toString(36).slice(2, 8)}@example.com`;
  const main = page.locator('main');
  const dialog = page.getByRole('dialog');
  const openMenu = () => page.locator('header').getByRole('button', { name: 'Open menu' }).tap();
  let course = '';
  let coursePath = '';

  await test.step('search, save another course, and open a course', async () => {
    await page.goto('/course_details/31');
    await hydrated(page);
    await main.getByRole('button', { name: /^Save/ }).first().tap();
    await page.goto('/course-search?search=nursing');
    await hydrated(page);
    await main
      .getByRole('link', { name: /^View Details/ })
      .first()
      .tap();
    await expect(page).toHaveURL(/\/course_details\/\d+$/);
    // The new page is shown: its heading has the focus.
    await expect(page.locator('h1')).toBeFocused();
    course = (await page.locator('h1').textContent()) ?? '';
    coursePath = new URL(page.url()).pathname;
  });
  const applyPath = () => `${coursePath}#apply`;

  await test.step('Apply as a guest leads to the sign-up, which knows the way back', async () => {
    await main.getByRole('button', { name: 'Apply Now' }).first().tap();
    await expect(dialog.getByText('You have to login first.', { exact: true })).toBeVisible();
    await expectFits(page);
    await dialog.getByRole('link', { name: 'Sign up' }).tap();
    await expect(page).toHaveURL(`${siteUrl()}/signup?next=${encodeURIComponent(applyPath())}`);
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByLabel('Confirm password', { exact: true }).fill(password);
    await main.getByRole('button', { name: 'Sign up' }).tap();
    await expect(dialog.getByText(/^You have successfully signed up\./)).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).tap();
    await main.getByRole('link', { name: 'Login' }).tap();
    await expect(page).toHaveURL(`${siteUrl()}/login?next=${encodeURIComponent(applyPath())}`);
    // The address changes before the page is shown, and the sign-up has the same fields.
    await expect(main.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  });

  await test.step('the lost verification e-mail is sent again from the login page', async () => {
    await expect.poll(() => verificationLinks(email)).toHaveLength(1);
    const [first] = await verificationLinks(email);
    await logInByForm(page, email);
    await expect(main.getByText(/^Please verify your email first\./).first()).toBeVisible();
    await expectFits(page);
    await main.getByRole('button', { name: 'Send the verification email again' }).tap();
    await expect(main.getByText(/a new link is on its way/)).toBeVisible();
    await expectFits(page);
    await expect.poll(() => verificationLinks(email)).toHaveLength(2);
    const link = (await verificationLinks(email)).find((one) => one !== first);
    await page.goto(link ?? '');
    await page.getByRole('button', { name: 'Verify my email' }).tap();
    await page.getByRole('link', { name: 'Log in' }).tap();
  });

  await test.step('login leads back to the open dialog, with the e-mail filled in', async () => {
    await expect(page).toHaveURL(`${siteUrl()}/login?next=${encodeURIComponent(applyPath())}`);
    await hydrated(page);
    await logInByForm(page, email);
    await expect(page).toHaveURL(siteUrl() + applyPath());
    await expect(dialog).toHaveAccessibleName(`Apply for ${course}`);
    await expect(shownCourse(dialog)).toHaveText(course);
    await expect(dialog.getByLabel('Email')).toHaveValue(email);
  });

  await test.step('what is missing is summarised, with links to the fields', async () => {
    await dialog.getByRole('button', { name: 'Next' }).tap();
    await dialog.getByRole('button', { name: 'Submit application' }).tap();
    const summary = dialog.getByRole('alert', { name: 'There is a problem' });
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveText([
      'Enter your first name',
      'Enter your last name',
      'Enter your mobile number',
    ]);
    await expectFits(page);
    await summary.getByRole('link', { name: 'Enter your first name' }).tap();
    await expect(dialog.getByLabel('First name')).toBeFocused();
    await dialog.getByLabel('First name').fill('Asha');
    await dialog.getByLabel('Last name').fill('Gurung');
    await dialog.getByLabel('Mobile number').fill('980');
    await expect(dialog.getByText('Enter a mobile number with 7 to 15 digits').first()).toBeVisible();
    await dialog.getByLabel('Mobile number').fill('+977 980 0000000');
    await expect(summary).toHaveCount(0);
    await dialog.getByLabel('Last academic qualification').selectOption('+2 (class 12)');
    await dialog.getByLabel('English test type').selectOption('Not taken yet');
  });

  let receipt = '';
  await test.step('missing documents are asked about; the receipt says what happens next', async () => {
    await dialog.getByRole('button', { name: 'Next' }).tap();
    await expect(dialog.getByText(/up to 10 MB each; at most 60 files and 60 MB in total\.$/)).toBeVisible();
    await addFiles(dialog, /^Academic/, [pdf('transcript.pdf')]);
    await dialog.getByRole('button', { name: 'Submit application' }).tap();
    await expect(
      dialog.getByText('You have not added a passport copy. Send anyway?', { exact: true }),
    ).toBeVisible();
    await dialog.getByRole('button', { name: 'Go back' }).tap();
    await addFiles(dialog, /^Passport/, [jpeg('passport.jpg')]);
    await dialog.getByRole('button', { name: 'Submit application' }).tap();
    await expect(
      dialog.getByText('Your documents were submitted successfully!', { exact: true }),
    ).toBeVisible();
    await expect(
      dialog.getByText(`writes to ${email} within 2 working days`, { exact: false }),
    ).toBeVisible();
    await expect(dialog.getByRole('list', { name: 'What we received' }).getByRole('listitem')).toHaveText([
      'transcript.pdf',
      'passport.jpg',
    ]);
    receipt = ((await dialog.getByText(/^Receipt number \d+$/).textContent()) ?? '').replace(/\D/g, '');
    await expect(
      dialog.getByRole('region', { name: 'Your other saved courses' }).getByRole('link').first(),
    ).toHaveAttribute('href', '/course_details/31');
    await expectFits(page);
    await dialog.getByRole('link', { name: 'My applications' }).tap();
    await expect(page).toHaveURL(`${siteUrl()}/applications`);
    const card = page.getByRole('list', { name: 'My applications' }).locator('> li');
    await expect(card.getByRole('heading', { name: course })).toBeVisible();
    await expect(card.getByText(`Receipt number ${receipt}`)).toBeVisible();
  });

  await test.step('the next application has name and mobile number filled in too', async () => {
    await page.goto('/course_details/31#apply');
    await hydrated(page);
    await expect(dialog.getByLabel('First name')).toHaveValue('Asha');
    await expect(dialog.getByLabel('Last name')).toHaveValue('Gurung');
    await expect(dialog.getByLabel('Mobile number')).toHaveValue('+977 980 0000000');
    await expect(dialog.getByLabel('Email')).toHaveValue(email);
  });

  await test.step('an event: registered, listed, cancelled', async () => {
    await page.goto('/upcoming-events/7#register');
    await hydrated(page);
    await dialog.getByRole('button', { name: 'Register', exact: true }).tap();
    await expect(
      dialog.getByText('Congratulation,you have registered the event successfully!'),
    ).toBeVisible();
    await expectFits(page);
    await dialog.getByRole('link', { name: 'My events' }).tap();
    await expect(page).toHaveURL(`${siteUrl()}/my-events`);
    const list = main.getByRole('list', { name: 'My events' });
    await expect(list.getByText('You are registered')).toBeVisible();
    await expectFits(page);
    await list.getByRole('link').first().tap();
    await expect(main.getByText('You are registered for this event.')).toBeVisible();
    await expectFits(page);
    await main.getByRole('link', { name: 'Back to Events' }).tap();
    await expect(main.getByText('You are registered', { exact: true })).toHaveCount(1);
    await page.goBack();
    await main.getByRole('button', { name: /^Cancel registration/ }).tap();
    await dialog.getByRole('button', { name: 'Cancel registration' }).tap();
    await expect(page.getByText('Registration cancelled')).toBeVisible();
    await expect(main.getByRole('button', { name: 'Register', exact: true })).toBeVisible();
  });

  await test.step('the menu says who is logged in, leads to everything that is kept, and logs out', async () => {
    await openMenu();
    const account = page.getByRole('navigation', { name: 'Account' });
    await expect(account.getByText(email)).toBeVisible();
    await expectFits(page);
    await account.getByRole('link', { name: 'My events' }).tap();
    await expect(main.getByText('You are not registered for any events.')).toBeVisible();
    await openMenu();
    await page.getByRole('button', { name: 'Logout' }).tap();
    await dialog.getByRole('button', { name: 'Ok' }).tap();
    await expect(main.getByText('Log in to see the events you are registered for.')).toBeVisible();
  });
});

test('the login link of the header leads back to the page; plain /login leads home', async ({ page }) => {
  await page.goto('/course-search?search=nursing');
  await hydrated(page);
  await page.locator('header').getByRole('button', { name: 'Open menu' }).tap();
  await page.getByRole('dialog').getByRole('link', { name: 'Login' }).tap();
  await expect(page).toHaveURL(/\/login\?next=/);
  expect(new URL(page.url()).searchParams.get('next')).toMatch(/^\/course-search\?search=nursing/);
  await logInByForm(page, 'student@example.com');
  await expect(page).toHaveURL(/\/course-search\?search=nursing/);
  for (const trap of [
    '//evil.example',
    '/\\evil.example',
    'https:evil.example',
    '/\t/evil.example',
    '/.//evil.example',
  ]) {
    await page.goto(`/login?next=${encodeURIComponent(trap)}`);
    await hydrated(page);
    await logInByForm(page, 'student@example.com');
    await expect(page).toHaveURL(`${siteUrl()}/`);
  }
});
