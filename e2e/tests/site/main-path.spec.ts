import { password } from '../../support/account.ts';
import { logInByForm } from '../../support/application-journey.ts';
import { openNoDocuments } from '../../support/busy-machine.ts';
import { type PickedFile, pdf, png } from '../../support/documents.ts';
import { firstEventLink } from '../../support/event-list.ts';
import { apiUrl, expect, expectAccessible, hydrated, test } from '../../support/test.ts';
import { recordTyping } from '../../support/typing.ts';

const uniqueEmail = (project: string) =>
  `path-${project}-${Date.now()}-${Math.random().toString(36).slice(2, 7)}@example.com`;

const bearer = async (email: string) => {
  const answer = await fetch(`${apiUrl()}/api/user/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  return { authorization: `Bearer ${(await answer.json()).token.access}` };
};

test('a student finds a course, signs up, applies with documents, registers for an event and logs out', async ({
  page,
  context,
}, { project }) => {
  test.setTimeout(180_000);
  await openNoDocuments(page);
  const email = uniqueEmail(project.name);

  await test.step('home: hero, search, destinations', async () => {
    await page.goto('/');
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Find Your Perfect Course' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Choose your Study Destination' })).toBeAttached();
    await hydrated(page);
    await expectAccessible(page);
  });

  await test.step('search: suggestions after a pause in typing, the result card of one, the course page', async () => {
    const box = page.getByRole('combobox');
    const requests: string[] = [];
    page.on('request', (request) => request.url().includes('course-list') && requests.push(request.url()));
    const briefTexts = await recordTyping(box);
    await expect(async () => {
      await box.fill('');
      await box.pressSequentially('nurs', { delay: 40 });
      await expect(page.getByRole('option').first()).toBeVisible({ timeout: 3_000 });
    }).toPass();
    const asked = requests
      .map((url) => new URL(url).searchParams)
      .filter((query) => query.get('records') === '5')
      .map((query) => query.get('search'));
    expect(asked).toContain('nurs');
    // A request is sent 300 ms after the last letter; the margin is for timers that are due beside a letter.
    expect((await briefTexts(250)).filter((text) => asked.includes(text))).toEqual([]);
    await expectAccessible(page);
    const suggestion = page.getByRole('option').first();
    const name = ((await suggestion.textContent()) ?? '').slice(0, 8);
    await suggestion.click();
    await expect(box).not.toHaveValue('nurs');
    const card = page.locator('[data-widget="home-search"] a[href^="/course_details/"]').first();
    await expect(card).toBeVisible();
    await card.click();
    await expect(page).toHaveURL(/\/course_details\/\d+$/);
    await expect(page.locator('h1')).toContainText(name);
    await expect(page.locator('h1')).toBeFocused();
    await expectAccessible(page);
  });

  const courseUrl = page.url();

  await test.step('apply as a guest: the dialog requires a login', async () => {
    await page.getByRole('button', { name: 'Apply Now' }).first().click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('You have to login first.')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('link', { name: 'Login' }).click();
    await expect(page.locator('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(/\/login/);
    await expectAccessible(page);
  });

  await test.step('sign up, and verify the address by the link in the e-mail', async () => {
    await page.goto('/signup');
    await hydrated(page);
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByLabel('Confirm password', { exact: true }).fill(password);
    await expectAccessible(page);
    await page.locator('main').getByRole('button', { name: 'Sign up' }).click();
    const dialog = page.getByRole('dialog');
    await expect(
      dialog.getByText(
        'You have successfully signed up. Please, visit your mail inbox and verify your email first.',
      ),
    ).toBeVisible();
    await expectAccessible(page);
    const mailbox = await context.newPage();
    await mailbox.goto((await dialog.getByRole('link', { name: 'Check mail' }).getAttribute('href')) ?? '');
    await expect(async () => {
      await mailbox.reload();
      await expect(mailbox.getByText(email).first()).toBeVisible({ timeout: 1_000 });
    }).toPass();
    const verificationEmail = mailbox.locator('article, li, tr, section').filter({ hasText: email }).last();
    await verificationEmail.getByRole('link').first().click();
    const verify = mailbox.getByRole('link', { name: /verify/i }).or(mailbox.locator('a[href*="verify"]'));
    if (await verify.count()) await verify.first().click();
    await mailbox.getByRole('button').first().click();
    await expect(mailbox.getByText(/verified/i).first()).toBeVisible();
    await mailbox.close();
  });

  await test.step('log in', async () => {
    await page.goto('/login');
    await hydrated(page);
    await logInByForm(page, email);
    await expect(page.getByRole('alert').filter({ hasText: 'Login successful' })).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
  });

  await test.step('apply with a profile and two files', async () => {
    await page.goto(courseUrl);
    await hydrated(page);
    await page.getByRole('button', { name: 'Apply Now' }).first().click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('tab', { name: 'Profile' })).toHaveAttribute('aria-selected', 'true');
    await dialog.getByLabel('First name').fill('Asha');
    await dialog.getByLabel('Last name').fill('Gurung');
    await expect(dialog.getByLabel('Email', { exact: true })).toHaveValue(email);
    await dialog.getByLabel('Mobile number').fill('9800000000');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Next' }).click();
    await expect(dialog.getByRole('tab', { name: 'Documents' })).toHaveAttribute('aria-selected', 'true');
    const pick = (group: RegExp, file: PickedFile) =>
      dialog.getByRole('group', { name: group }).locator('input[type=file]').setInputFiles(file);
    await pick(/^Academic documents/, pdf('transcript.pdf'));
    await pick(/^Passport documents/, png('passport.png'));
    await expect(dialog.getByText('transcript.pdf').first()).toBeVisible();
    await expect(dialog.getByText('passport.png').first()).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Submit application' }).click();
    await expect(dialog.getByText('Your documents were submitted successfully!')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Close' }).first().click();
    await expect(dialog).toBeHidden();
  });

  await test.step('the API lists the application and its files', async () => {
    const answer = await fetch(`${apiUrl()}/api/app/application-list/`, { headers: await bearer(email) });
    const { results } = await answer.json();
    expect(results).toHaveLength(1);
    expect(JSON.stringify(results[0])).toContain('transcript.pdf');
    expect(JSON.stringify(results[0])).toContain('passport.png');
  });

  await test.step('register for an event', async () => {
    await page.goto('/upcoming-events');
    await hydrated(page);
    await expectAccessible(page);
    await firstEventLink(page).click();
    await expect(page).toHaveURL(/\/upcoming-events\/\d+$/);
    await expect(page.locator('h1')).toBeFocused();
    await expectAccessible(page);
    await page
      .locator('main')
      .getByRole('button', { name: /^Register/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Register' }).click();
    await expect(
      dialog.getByText('Congratulation,you have registered the event successfully!'),
    ).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Close' }).first().click();
  });

  await test.step('log out after a confirmation', async () => {
    if (project.name !== 'desktop') await page.getByRole('button', { name: 'Open menu' }).click();
    else await page.locator('header').getByRole('button', { name: 'Account' }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    const confirmation = page.getByRole('dialog').filter({ hasText: 'Are you sure yo want to logout?' });
    await expect(confirmation).toBeVisible();
    await expectAccessible(page);
    await confirmation.getByRole('button', { name: 'Ok' }).click();
    await expect(confirmation).toBeHidden();
    expect(
      await page.evaluate(() => [localStorage.getItem('accessToken'), localStorage.getItem('refreshToken')]),
    ).toEqual([null, null]);
  });
});
