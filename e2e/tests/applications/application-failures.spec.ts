import type { Locator, Page } from '@playwright/test';
import { openApply, showPart } from '../../support/apply-dialog.ts';
import {
  applicationsOf,
  backToFormButton,
  expectIntact,
  expectOneComplete,
  failureMessage,
  fillApplication,
  openApplyAsNewAccount,
  submitButton,
  successText,
} from '../../support/complete-application.ts';
import { type Fault, test } from '../../support/faulty-connection.ts';
import { expect, expectAccessible } from '../../support/test.ts';

// The browser logs the failures that these tests cause.
test.use({ expectedErrors: /Failed to load resource|blocked by CORS policy/ });

const defaultText = 'An error occurred while submitting your documents. Please try again later.';
const cutHint = 'The connection was lost while sending. Check your connection and try again.';

/** Failures, and the messages that the dialog shows for them. */
const failures: readonly { title: string; fault: Fault; messages: readonly string[] }[] = [
  {
    title: 'a connection that breaks halfway through the upload',
    fault: 'cut',
    messages: [defaultText, cutHint],
  },
  {
    title: 'an HTML error page',
    fault: { status: 500, body: '<!doctype html><h1>Server Error (500)</h1>' },
    messages: [defaultText],
  },
  {
    title: '413 before the body has been sent',
    fault: { status: 413, body: '<html><h1>413 Request Entity Too Large</h1></html>' },
    messages: [defaultText, 'Your files are too large in total. Remove some files or make pictures smaller.'],
  },
  {
    title: '413 without CORS headers from a gateway that closes the connection',
    fault: { status: 413, body: '<html><h1>413 Request Entity Too Large</h1></html>', closes: true },
    messages: [defaultText, cutHint],
  },
  {
    title: '429 with Retry-After',
    fault: {
      status: 429,
      body: { detail: 'Request was throttled. Expected available in 59 seconds.' },
      headers: { 'retry-after': '59' },
    },
    messages: [
      'Request was throttled. Expected available in 59 seconds.',
      'Too many attempts. Try again in 59 seconds.',
    ],
  },
  {
    title: 'detail takes precedence over error (C-26)',
    fault: { status: 400, body: { error: 'The second.', detail: ['The first.'] } },
    messages: ['The first.'],
  },
  {
    title: 'error without detail',
    fault: { status: 400, body: { error: 'The second.' } },
    messages: ['The second.'],
  },
];

/** Submits, expects the messages, and returns by keyboard to the form, which must be unchanged. */
async function expectFailure(page: Page, dialog: Locator, messages: readonly string[]): Promise<void> {
  await submitButton(dialog).click();
  await expect(backToFormButton(dialog)).toBeVisible();
  expect(await failureMessage(dialog).locator('span').allTextContents()).toEqual(messages);
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Close' }).last()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(backToFormButton(dialog)).toBeFocused();
  await page.keyboard.press('Enter');
  await expectIntact(dialog);
}

test('no failed submission loses a text or a file, and the last one arrives complete (C-31)', async ({
  page,
  context,
  connection,
}) => {
  test.setTimeout(120_000);
  const { account, dialog: firstDialog } = await openApplyAsNewAccount(page, 20);
  let dialog = firstDialog;
  await fillApplication(dialog);

  for (const { title, fault, messages } of failures)
    await test.step(title, async () => {
      connection.setFault(fault);
      await expectFailure(page, dialog, messages);
      expect(connection.sentCount()).toBeGreaterThan(0);
    });

  await test.step('error messages of fields and document groups', async () => {
    connection.setFault({
      status: 400,
      body: {
        email: ['Enter a valid email address.'],
        passport_documents: [{ file: ['The submitted file is empty.'] }],
      },
    });
    await expectFailure(page, dialog, [
      defaultText,
      'Email: Enter a valid email address.',
      'Passport documents: passport.png: The submitted file is empty.',
    ]);
    const summary = dialog.getByRole('alert', { name: 'There is a problem' });
    await expect(summary).toBeFocused();
    await expect(page).toHaveTitle(/^Error: /);
    await expectAccessible(page);
    await summary.getByRole('link', { name: 'Enter a valid email address.' }).click();
    await expect(dialog.getByLabel('Email')).toBeFocused();
    await expect(dialog.getByLabel('Email')).toHaveAccessibleDescription('Enter a valid email address.');
    await dialog.getByRole('tab', { name: /^Documents/ }).click();
    await expect(dialog.getByLabel('Choose files, Passport documents')).toHaveAccessibleDescription(
      'passport.png: The submitted file is empty.',
    );
  });

  await test.step('going offline halfway through the upload', async () => {
    connection.setFault('hold');
    await submitButton(dialog).click();
    await expect.poll(connection.isHeld).toBe(true);
    await context.setOffline(true);
    // The connection of the upload under way breaks as well.
    connection.setFault('cut');
    await expect(backToFormButton(dialog)).toBeVisible();
    expect(await failureMessage(dialog).locator('span').allTextContents()).toEqual([defaultText, cutHint]);
    await backToFormButton(dialog).click();
    await expectIntact(dialog);
    connection.setFault(null);
    await expect(submitButton(dialog)).toHaveCount(0);
    await expect(dialog.getByRole('button', { name: 'Send when I am online' })).toBeVisible();
    expect(connection.sentCount()).toBe(0);
    await context.setOffline(false);
  });

  await test.step('a reload, then a double click on submit', async () => {
    dialog = await openApply(page, 20);
    await expect(dialog.getByText('We have restored your draft.')).toBeVisible();
    await expectIntact(dialog);
    await showPart(dialog, 'Documents');
    connection.setFault(null);
    await submitButton(dialog).dblclick();
    await expect(successText(dialog)).toBeVisible();
    expect(connection.sentCount()).toBe(1);
    await expectOneComplete(account);
  });
});

test('after a lost answer, sending again creates no second application, even after a crash (APPLY-11)', async ({
  page,
  context,
  connection,
}) => {
  const { account, dialog: firstDialog } = await openApplyAsNewAccount(page, 21);
  let dialog = firstDialog;
  await fillApplication(dialog);
  connection.setFault('lost-answer');
  await expectFailure(page, dialog, [defaultText, cutHint]);
  await expectOneComplete(account);
  // After a crash the draft still has the key that identifies the application.
  const session = await context.newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  session.send('Page.crash').catch(() => undefined);
  await crashed;
  dialog = await openApply(await context.newPage(), 21);
  await expect(dialog.getByText('We have restored your draft.')).toBeVisible();
  await showPart(dialog, 'Documents');
  connection.setFault(null);
  await submitButton(dialog).click();
  await expect(successText(dialog)).toBeVisible();
  await expectOneComplete(account);
  const [application] = await applicationsOf(account);
  await expect(dialog.getByText(`Receipt number ${application?.id}`)).toBeVisible();
});
