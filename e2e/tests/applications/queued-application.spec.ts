import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Locator, type Page } from '@playwright/test';
import { type Account, logIn, newAccount, refused } from '../../support/account.ts';
import { logInByForm } from '../../support/application-journey.ts';
import { addFiles, fillTexts, openApply, showPart } from '../../support/apply-dialog.ts';
import {
  applicationsOf,
  backToFormButton,
  submitButton,
  successText,
} from '../../support/complete-application.ts';
import { pdf } from '../../support/documents.ts';
import { test } from '../../support/faulty-connection.ts';
import { expect, expectAccessible } from '../../support/test.ts';

// The browser logs the failures that these tests cause.
test.use({ expectedErrors: /Failed to load resource|blocked by CORS policy|ERR_INTERNET_DISCONNECTED/ });

const passport = pdf('passport.pdf', 200_000);
const waitButton = (dialog: Locator) => dialog.getByRole('button', { name: 'Send when I am online' });
const waitsText = (dialog: Locator) => dialog.getByText('Not sent yet: waiting for the network');
const sentNotice = (page: Page) =>
  page.getByRole('alert').getByText(/^Your application for .* has been sent\./);

/** Fills in what is required, with one document. */
async function fill(dialog: Locator) {
  await fillTexts(dialog);
  await showPart(dialog, 'Documents');
  await addFiles(dialog, /^Passport/, [passport]);
}

/** Presses the button, and confirms that other documents are missing. */
async function press(dialog: Locator, button: Locator) {
  await button.click();
  await dialog.getByRole('button', { name: 'Send anyway' }).click();
}

/** Fills in an application without a network and leaves it waiting. */
async function leaveWaiting(page: Page, course: number): Promise<Locator> {
  const dialog = await openApply(page, course);
  await fill(dialog);
  await page.context().setOffline(true);
  await press(dialog, waitButton(dialog));
  await expect(waitsText(dialog)).toBeVisible();
  return dialog;
}

async function expectOne(account: Account) {
  const applications = await applicationsOf(account);
  expect(applications).toHaveLength(1);
  expect(applications[0]).toMatchObject({
    first_name: 'Asha',
    documents: [{ name: passport.name, size: passport.buffer.length }],
  });
}

/** Names of the files that wait on the device. */
const waitingFiles = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const opening = indexedDB.open('waiting-applications');
        opening.onsuccess = () => {
          const rows = opening.result.transaction('waiting').objectStore('waiting').getAll();
          rows.onsuccess = () => {
            opening.result.close();
            resolve(rows.result.flatMap(({ files }) => files.map(({ name }: File) => name)));
          };
        };
      }),
  );

test('an application that waits is listed in another tab and goes out once, with its file, when the network is back', async ({
  page,
  context,
  connection,
}) => {
  connection.setFault(null);
  const account = await newAccount();
  await logIn(context, account);
  const list = await context.newPage();
  await list.goto('/applications');
  await expect(list.getByText('You have not sent any applications yet.')).toBeVisible();
  const dialog = await openApply(page, 30);
  await fill(dialog);
  await context.setOffline(true);
  await expect(
    dialog.getByText(/^You are offline\. Send when I am online: .* My applications/),
  ).toBeVisible();
  await expectAccessible(page);
  await press(dialog, waitButton(dialog));
  await expect(waitsText(dialog)).toBeVisible();
  await expectAccessible(page);

  const card = list.getByRole('list', { name: 'Waiting to be sent' }).getByRole('article');
  await expect(card.getByText('Waiting for the network')).toBeVisible();
  await expect(card.getByText(passport.name)).toBeVisible();
  await card.getByRole('button', { name: /^Send now/ }).click();
  await expect(card.getByRole('status')).toHaveText(/^We could not be reached\./);
  // Pale until then, and for a moment after.
  await expect(card.getByRole('button', { name: /^Send now/ })).toBeEnabled();
  await expectAccessible(list);

  await dialog.getByRole('button', { name: 'Change answers or files' }).click();
  await expect(dialog.getByText('We have restored your draft.')).toBeVisible();
  await expect(card).toHaveCount(0);
  await showPart(dialog, 'Documents');
  await expect(dialog.getByRole('button', { name: /^Remove passport\.pdf/ })).toBeVisible();
  await press(dialog, waitButton(dialog));
  await expect(card).toBeVisible();

  await context.setOffline(false);
  const notices = async () => (await sentNotice(page).count()) + (await sentNotice(list).count());
  await expect.poll(notices).toBe(1);
  await expect(list.getByText('Status: Submitted')).toBeVisible();
  await expect(card).toHaveCount(0);
  await expectOne(account);
  expect(await page.evaluate(() => localStorage.getItem('waitingApplications'))).toBeNull();
});

test('closed while it was sent, opened again with the API failing, stored without an answer: one application', async ({
  connection,
  baseURL,
}) => {
  const account = await newAccount();
  const folder = await mkdtemp(join(tmpdir(), 'queued-application-'));
  const open = async () => {
    const context = await chromium.launchPersistentContext(folder, {
      executablePath: process.env.CHROMIUM,
      args: ['--no-sandbox'],
      baseURL,
      proxy: { server: connection.url, bypass: new URL(baseURL ?? '').host },
      serviceWorkers: 'block',
    });
    return { context, page: context.pages()[0] ?? (await context.newPage()) };
  };
  connection.setFault(null);
  let browser = await open();
  await logIn(browser.context, account);
  const dialog = await openApply(browser.page, 31);
  await fill(dialog);
  // The form's own attempt arrives, and its answer is lost.
  connection.setFault('lost-answer');
  await press(dialog, submitButton(dialog));
  await expect(backToFormButton(dialog)).toBeVisible();
  connection.setFault('hold');
  await waitButton(dialog).click();
  await expect(waitsText(dialog)).toBeVisible();
  await expect.poll(connection.isHeld).toBe(true);
  await browser.context.close();

  connection.setFault({ status: 503, body: '', headers: { 'retry-after': '1' } });
  browser = await open();
  await browser.page.goto('/study-abroad/australia');
  await expect.poll(connection.sentCount).toBeGreaterThan(0);
  expect(await waitingFiles(browser.page)).toEqual([passport.name]);
  connection.setFault(null);
  await browser.page.goto('/applications');
  await expect(sentNotice(browser.page)).toBeVisible();
  await expectOne(account);
  await browser.context.close();
  await rm(folder, { recursive: true });
});

test('a session that has ended meanwhile asks for a login, and the application goes out after it', async ({
  page,
  context,
  connection,
}) => {
  connection.setFault(null);
  const account = await newAccount();
  await logIn(context, account);
  await leaveWaiting(page, 32);
  await page.evaluate(
    ([access, refresh]) => {
      localStorage.setItem('accessToken', access);
      localStorage.setItem('refreshToken', refresh);
    },
    [refused(account.access), refused(account.refresh)] as const,
  );
  await context.setOffline(false);
  // On any page.
  await page.goto('/study-abroad/australia');
  const question = page.getByText('An application on this device waits to be sent. Log in to send it.');
  await expect(question).toBeVisible();
  await expectAccessible(page);
  expect(connection.sentCount()).toBe(0);
  await page.locator('main').getByRole('link', { name: 'Login' }).first().click();
  await logInByForm(page, account.email);
  await expect(sentNotice(page)).toBeVisible();
  await expect(question).toBeHidden();
  await expectOne(account);
});

test('the logout asks: kept, it goes out after the next login; what is refused can be corrected; deleted, it is gone', async ({
  page,
  context,
  connection,
}) => {
  const account = await newAccount();
  await logIn(context, account);
  const logOut = async (button: string) => {
    await page.locator('header').getByRole('button', { name: 'Account' }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    const question = page.getByRole('dialog', { name: 'Are you sure yo want to logout?' });
    await expect(question.getByText(/^An application has not been sent yet\./)).toBeVisible();
    await expect(question.getByRole('button', { name: 'Ok' })).toHaveCount(0);
    await expectAccessible(page);
    await question.getByRole('button', { name: button }).click();
    await expect(page.locator('header').getByRole('link', { name: 'Login' })).toBeVisible();
  };
  connection.setFault({ status: 503, body: '' });
  await leaveWaiting(page, 33);
  await context.setOffline(false);
  await page.goto('/study-abroad/australia');
  await logOut('Log out, send it after my next login');
  expect(await waitingFiles(page)).toEqual([passport.name]);
  connection.setFault({ status: 400, body: { detail: 'This course is closed.' } });
  await page.goto('/login?next=%2Fapplications');
  await logInByForm(page, account.email);
  await expect(page.getByRole('alert').getByText(/was not accepted\. It is kept/)).toBeVisible();
  const card = page.getByRole('list', { name: 'Waiting to be sent' }).getByRole('article');
  await expect(card.getByText('This course is closed.')).toBeVisible();
  await expectAccessible(page);
  await card.getByRole('link', { name: /^Change/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Change answers or files' }).click();
  connection.setFault(null);
  await showPart(dialog, 'Documents');
  await press(dialog, submitButton(dialog));
  await expect(successText(dialog)).toBeVisible();
  await expectOne(account);

  connection.setFault({ status: 503, body: '' });
  await leaveWaiting(page, 34);
  await context.setOffline(false);
  await page.goto('/study-abroad/australia');
  await logOut('Log out and delete it');
  expect(await waitingFiles(page)).toEqual([]);
  await expectOne(account);
});
