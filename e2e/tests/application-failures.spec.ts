import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { type Account, logIn, newAccount } from '../support/account.ts';
import { logInByForm } from '../support/application-journey.ts';
import { addFiles, fileNames, openApply, showPart } from '../support/apply-dialog.ts';
import { jpeg, type PickedFile, pdf, png } from '../support/documents.ts';
import { type Fault, test } from '../support/faulty-connection.ts';
import { apiUrl, expect, expectAccessible, siteUrl } from '../support/test.ts';

// The browser's own lines about failures that are asked for here.
test.use({ expectedErrors: /Failed to load resource|blocked by CORS policy/ });

const defaultText = 'An error occurred while submitting your documents. Please try again later.';
const cutHint = 'The connection was lost while sending. Check your connection and try again.';

const profile: Readonly<Record<string, string>> = {
  'First name': 'Asha',
  'Last name': 'Gurung',
  Email: 'asha@example.com',
  'Mobile number': '+977 980 0000000',
  'Permanent address': 'Lakeside 6, पोखरा',
  'Last academic qualification': '+2 Science',
  'English test type': 'IELTS',
  'Overall score': '7.5',
  'Preferred university': 'Any',
  'Preferred course': 'Nursing, February',
};
/** Large enough that their sending can be broken in the middle. */
const documents: readonly (readonly [group: RegExp, files: readonly PickedFile[]])[] = [
  [/^Academic/, [pdf('transcript.pdf', 900_000), jpeg('image.jpg', 400_000)]],
  [/^Passport/, [png('passport.png', 700_000)]],
];
const names = documents.flatMap(([, files]) => files.map(({ name }) => name));

async function fill(dialog: Locator): Promise<void> {
  for (const [label, text] of Object.entries(profile)) await dialog.getByLabel(label).fill(text);
  await dialog.getByLabel('Marital status').selectOption('Yes');
  await showPart(dialog, 'Documents');
  for (const [group, files] of documents) await addFiles(dialog, group, files);
}

/** Every text and every file is there, whichever part is shown. */
async function expectIntact(dialog: Locator): Promise<void> {
  const texts = await dialog
    .locator('form')
    .evaluate((form: HTMLFormElement) =>
      [...form.querySelectorAll<HTMLInputElement>('input:not([type=file]), select')].map(
        ({ labels, value }) => [labels?.[0]?.textContent ?? '', value],
      ),
    );
  expect(Object.fromEntries(texts)).toEqual({ ...profile, 'Marital status': 'Yes' });
  expect(await fileNames(dialog)).toEqual(names);
}

const submit = (dialog: Locator) => dialog.getByRole('button', { name: 'Submit application' });
const sentText = (dialog: Locator) => dialog.getByText('Your documents were submitted successfully!');

/** What the API has of somebody. */
async function applicationsOf({ access }: Account) {
  const answer = await fetch(`${apiUrl()}/api/app/application-list/`, {
    headers: { authorization: `Bearer ${access}` },
  });
  return (await answer.json()).results as Record<string, unknown>[];
}

async function expectOneComplete(account: Account): Promise<void> {
  const applications = await applicationsOf(account);
  expect(applications).toHaveLength(1);
  expect(applications[0]).toMatchObject({
    first_name: 'Asha',
    last_name: 'Gurung',
    email: 'asha@example.com',
    contact: '+977 980 0000000',
    address: 'Lakeside 6, पोखरा',
    last_academic_qualification: '+2 Science',
    test_type: 'IELTS',
    overall_score: '7.5',
    preferred_university: 'Any',
    preferred_course: 'Nursing, February',
    marital_status: 'Yes',
    documents: documents.flatMap(([, files]) =>
      files.map(({ name, buffer }) => ({ name, size: buffer.length })),
    ),
  });
}

const failures: readonly { by: string; fault: Fault; says: readonly string[] }[] = [
  { by: 'a connection cut at half of the upload', fault: 'cut', says: [defaultText, cutHint] },
  {
    by: 'a page of the server instead of an answer',
    fault: { status: 500, body: '<!doctype html><h1>Server Error (500)</h1>' },
    says: [defaultText],
  },
  {
    by: 'refusing its size before it has been sent',
    fault: { status: 413, body: '<html><h1>413 Request Entity Too Large</h1></html>' },
    says: [defaultText, 'Your files are too large together. Remove some, or make pictures smaller.'],
  },
  {
    by: 'a gateway that refuses and closes, and knows nothing of CORS',
    fault: { status: 413, body: '<html><h1>413 Request Entity Too Large</h1></html>', closes: true },
    says: [defaultText, cutHint],
  },
  {
    by: 'throttling, with the time to wait',
    fault: {
      status: 429,
      body: { detail: 'Request was throttled. Expected available in 59 seconds.' },
      headers: { 'retry-after': '59' },
    },
    says: [
      'Request was throttled. Expected available in 59 seconds.',
      'Too many attempts. Try again in 59 seconds.',
    ],
  },
  {
    by: 'detail before error',
    fault: { status: 400, body: { error: 'The second.', detail: ['The first.'] } },
    says: ['The first.'],
  },
  {
    by: 'error without detail',
    fault: { status: 400, body: { error: 'The second.' } },
    says: ['The second.'],
  },
];

const outcome = (dialog: Locator) => dialog.locator('[data-severity=error]');
const backToForm = (dialog: Locator) => dialog.getByRole('button', { name: 'Back to the form' });

/** Sends, hears of the failure in these words, and goes back to the form as it was, by keyboard. */
async function expectFailure(page: Page, dialog: Locator, says: readonly string[]): Promise<void> {
  await submit(dialog).click();
  await expect(backToForm(dialog)).toBeVisible();
  expect(await outcome(dialog).locator('span').allTextContents()).toEqual(says);
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Close' }).last()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(backToForm(dialog)).toBeFocused();
  await page.keyboard.press('Enter');
  await expectIntact(dialog);
}

test('no failure of sending costs a text or a file, and in the end all of it arrives', async ({
  page,
  context,
  line,
}) => {
  test.setTimeout(120_000);
  const account = await newAccount();
  await logIn(context, account);
  let dialog = await openApply(page, 20);
  await fill(dialog);

  for (const { by, fault, says } of failures)
    await test.step(by, async () => {
      line.fault(fault);
      await expectFailure(page, dialog, says);
      expect(line.sent()).toBeGreaterThan(0);
    });

  await test.step('what the API says of fields and groups', async () => {
    line.fault({
      status: 400,
      body: {
        email: ['Enter a valid email address.'],
        passport_documents: [{ file: ['The submitted file is empty.'] }],
      },
    });
    await expectFailure(page, dialog, [
      defaultText,
      'Email: Enter a valid email address.',
      'Passport documents: The submitted file is empty.',
    ]);
    const summary = dialog.getByRole('alert', { name: 'There is a problem' });
    await expect(summary).toBeFocused();
    await expectAccessible(page);
    await summary.getByRole('link', { name: 'Enter a valid email address.' }).click();
    await expect(dialog.getByLabel('Email')).toBeFocused();
    await expect(dialog.getByLabel('Email')).toHaveAccessibleDescription('Enter a valid email address.');
    await dialog.getByRole('tab', { name: /^Documents/ }).click();
    await expect(dialog.getByLabel('Choose files, Passport documents')).toHaveAccessibleDescription(
      'The submitted file is empty.',
    );
  });

  await test.step('going offline while half of it is sent', async () => {
    line.fault('hold');
    await submit(dialog).click();
    await expect.poll(line.isHeld).toBe(true);
    await context.setOffline(true);
    // The line is dead for what is under way, too.
    line.fault('cut');
    await expect(backToForm(dialog)).toBeVisible();
    expect(await outcome(dialog).locator('span').allTextContents()).toEqual([defaultText, cutHint]);
    await backToForm(dialog).click();
    await expectIntact(dialog);
    line.fault(null);
    await expectFailure(page, dialog, [
      'You are offline. What you entered stays here: send it when you are connected again.',
    ]);
    expect(line.sent()).toBe(0);
    await context.setOffline(false);
  });

  await test.step('a reload, and two clicks', async () => {
    dialog = await openApply(page, 20);
    await expect(dialog.getByText('We restored what you entered before.')).toBeVisible();
    await expectIntact(dialog);
    await showPart(dialog, 'Documents');
    line.fault(null);
    await submit(dialog).dblclick();
    await expect(sentText(dialog)).toBeVisible();
    expect(line.sent()).toBe(1);
    await expectOneComplete(account);
  });
});

test('an answer that is lost makes no second application, not even after a crash', async ({
  page,
  context,
  line,
}) => {
  const account = await newAccount();
  await logIn(context, account);
  let dialog = await openApply(page, 21);
  await fill(dialog);
  line.fault('lost-answer');
  await expectFailure(page, dialog, [defaultText, cutHint]);
  await expectOneComplete(account);
  // Also after a crash the same content is known to be the same.
  const session = await context.newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  session.send('Page.crash').catch(() => undefined);
  await crashed;
  dialog = await openApply(await context.newPage(), 21);
  await expect(dialog.getByText('We restored what you entered before.')).toBeVisible();
  await showPart(dialog, 'Documents');
  line.fault(null);
  await submit(dialog).click();
  await expect(sentText(dialog)).toBeVisible();
  await expectOneComplete(account);
  const [application] = await applicationsOf(account);
  await expect(dialog.getByText(`Receipt number ${application?.id}`)).toBeVisible();
});

test('a session that ended is told before the files have been sent; login leads back to all of them', async ({
  page,
  context,
  line,
}) => {
  const account = await newAccount();
  // Signed by nobody: the API refuses it on sight.
  await logIn(context, { ...account, access: `${account.access.slice(0, -6)}AAAAAA` });
  line.fault(null);
  const dialog = await openApply(page, 22);
  await fill(dialog);
  await submit(dialog).click();
  await expect(outcome(dialog)).toHaveText('Token expired. Please log in first.');
  await expectAccessible(page);
  await dialog.getByRole('link', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeFocused();
  await logInByForm(page, account.email);
  await expect(page).toHaveURL(`${siteUrl()}/course_details/22#apply`);
  await expect(dialog.getByText('We restored what you entered before.')).toBeVisible();
  await expectIntact(dialog);
  await showPart(dialog, 'Documents');
  await submit(dialog).click();
  await expect(sentText(dialog)).toBeVisible();
  await expectOneComplete(account);
});

test('what was picked is sent, whatever becomes of it on disk, and Esc does not stop it unasked', async ({
  page,
  context,
  line,
}) => {
  const account = await newAccount();
  await logIn(context, account);
  const dialog = await openApply(page, 23);
  const folder = mkdtempSync(path.join(os.tmpdir(), 'picked-'));
  try {
    const onDisk = (name: string) => path.join(folder, name);
    for (const [, files] of documents)
      for (const { name, buffer } of files) writeFileSync(onDisk(name), buffer);
    for (const [label, text] of Object.entries(profile)) await dialog.getByLabel(label).fill(text);
    await dialog.getByLabel('Marital status').selectOption('Yes');
    await showPart(dialog, 'Documents');
    for (const [group, files] of documents)
      for (const { name } of files) await addFiles(dialog, group, onDisk(name));
    writeFileSync(onDisk('transcript.pdf'), 'Something else.');
    rmSync(onDisk('image.jpg'));

    line.fault('hold');
    await submit(dialog).click();
    await expect.poll(line.isHeld).toBe(true);
    await page.keyboard.press('Escape');
    await expect(dialog.getByRole('alert').getByText('Stop sending?')).toBeVisible();
    await dialog.getByRole('button', { name: 'Stop sending' }).click();
    await expectIntact(dialog);
    line.fault('cut');
    expect(await applicationsOf(account)).toEqual([]);

    line.fault('hold');
    await submit(dialog).click();
    await expect.poll(line.isHeld).toBe(true);
    await page.keyboard.press('Escape');
    await dialog.getByRole('button', { name: 'Keep sending' }).click();
    line.fault(null);
    await expect(sentText(dialog)).toBeVisible();
    await expectOneComplete(account);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
