import type { Locator, Page } from '@playwright/test';
import { type Account, logIn, newAccount } from './account.ts';
import { addFiles, fileNames, fillTexts, openApply, showPart } from './apply-dialog.ts';
import { jpeg, type PickedFile, pdf, png } from './documents.ts';
import { apiUrl, expect } from './test.ts';

const profile: Readonly<Record<string, string>> = {
  'First name': 'Asha',
  'Last name': 'Gurung',
  Email: 'asha@example.com',
  'Mobile number': '+977 980 0000000',
  'Permanent address': 'Lakeside 6, पोखरा',
  'Which qualification?': '+2 Science',
  'Overall score': '7.5',
};
const choices: Readonly<Record<string, string>> = {
  'Last academic qualification': 'other',
  'English test type': 'IELTS',
  'Marital status': 'Yes',
};
/** Large enough that the upload can be interrupted halfway. */
export const documents: readonly (readonly [group: RegExp, files: readonly PickedFile[]])[] = [
  [/^Academic/, [pdf('transcript.pdf', 900_000), jpeg('image.jpg', 400_000)]],
  [/^IELTS/, [pdf('test-report.pdf', 200_000)]],
  [/^Passport/, [png('passport.png', 700_000)]],
];
const fileNamesInOrder = documents.flatMap(([, files]) => files.map(({ name }) => name));

/** Logs in with a new account and opens the apply dialog of a course. */
export async function openApplyAsNewAccount(
  page: Page,
  course: number,
): Promise<{ account: Account; dialog: Locator }> {
  const account = await newAccount();
  await logIn(page.context(), account);
  return { account, dialog: await openApply(page, course) };
}

/** Fills in the profile and shows the documents. */
export async function fillProfile(dialog: Locator): Promise<void> {
  for (const [label, choice] of Object.entries(choices)) await dialog.getByLabel(label).selectOption(choice);
  await fillTexts(dialog, profile);
  await showPart(dialog, 'Documents');
}

/** Fills in the profile and adds all documents. */
export async function fillApplication(dialog: Locator): Promise<void> {
  await fillProfile(dialog);
  for (const [group, files] of documents) await addFiles(dialog, group, files);
}

/** Expects every text and every file to be in the form, whichever part is shown. */
export async function expectIntact(dialog: Locator): Promise<void> {
  const texts = await dialog
    .locator('form')
    .evaluate((form: HTMLFormElement) =>
      [...form.querySelectorAll<HTMLInputElement>('input:not([type=file]), select')].map(
        ({ labels, value }) => [labels?.[0]?.textContent ?? '', value],
      ),
    );
  expect(Object.fromEntries(texts)).toEqual({ ...profile, ...choices });
  expect(await fileNames(dialog)).toEqual(fileNamesInOrder);
}

export const submitButton = (dialog: Locator) => dialog.getByRole('button', { name: 'Submit application' });
export const successText = (dialog: Locator) =>
  dialog.getByText('Your documents were submitted successfully!');

/** The applications of an account, as the API lists them. */
export async function applicationsOf({ access }: Account) {
  const answer = await fetch(`${apiUrl()}/api/app/application-list/`, {
    headers: { authorization: `Bearer ${access}` },
  });
  return (await answer.json()).results as Record<string, unknown>[];
}

/** Expects the account to have exactly one application, with all texts and files. */
export async function expectOneComplete(account: Account): Promise<void> {
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
    // The names of the course for which the dialog was opened (C-47).
    preferred_university: expect.stringMatching(/\w/),
    preferred_course: expect.stringMatching(/\w/),
    marital_status: 'Yes',
    documents: documents.flatMap(([, files]) =>
      files.map(({ name, buffer }) => ({ name, size: buffer.length })),
    ),
  });
}

/** The message that sending failed. */
export const failureMessage = (dialog: Locator) => dialog.locator('[data-severity=error]');
export const backToFormButton = (dialog: Locator) => dialog.getByRole('button', { name: 'Back to the form' });
