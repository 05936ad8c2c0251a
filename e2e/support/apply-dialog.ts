import type { Locator, Page } from '@playwright/test';
import type { PickedFile } from './documents.ts';
import { expect, hydrated } from './test.ts';

/** Opens the apply dialog on the page of a course. */
export async function openApply(page: Page, course = 12): Promise<Locator> {
  await page.goto(`/course_details/${course}`);
  await hydrated(page);
  await page.locator('main').getByRole('button', { name: 'Apply Now' }).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Who sends the application, which is required (C-34). */
const sender: Readonly<Record<string, string>> = {
  'First name': 'Asha',
  'Last name': 'Gurung',
  Email: 'asha@example.com',
  'Mobile number': '+977 980 0000000',
};

/** Fills in text fields by their labels. */
export async function fillTexts(dialog: Locator, texts: Readonly<Record<string, string>> = sender) {
  for (const [label, text] of Object.entries(texts))
    await dialog.getByLabel(label, { exact: true }).fill(text);
}

/** The course for which the dialog was opened, as the form shows it (C-47). */
export const shownCourse = (dialog: Locator): Locator =>
  dialog.locator('dt', { hasText: 'Preferred course' }).locator('+ dd');

/** Shows a part of the form. */
export const showPart = (dialog: Locator, part: 'Profile' | 'Documents') =>
  dialog.getByRole('tab', { name: part }).click();

/** Adds files to a document group and waits until they are listed. */
export async function addFiles(
  dialog: Locator,
  group: RegExp,
  files: readonly PickedFile[] | string,
): Promise<void> {
  const field = dialog.getByRole('group', { name: group });
  const before = await field.getByRole('button', { name: /^Remove / }).count();
  await field.locator('input[type=file]').setInputFiles(typeof files === 'string' ? files : [...files]);
  await expect(field.getByRole('button', { name: /^Remove / })).toHaveCount(
    before + (typeof files === 'string' ? 1 : files.length),
  );
}

/** Waits until everything entered has been saved on the device. */
export async function draftSaved(dialog: Locator): Promise<void> {
  await expect(dialog.getByText('Saving draft…')).toHaveCount(0);
  await expect(dialog.getByText(/^Draft saved \d\d:\d\d$/)).toBeVisible();
}

/** Names of the files in the form, in the order of the form. */
export const fileNames = (dialog: Locator): Promise<string[]> =>
  dialog
    .getByRole('button', { name: /^Remove /, includeHidden: true })
    .evaluateAll((buttons) =>
      buttons.map(
        (button) => /^Remove (.*) from /.exec(button.textContent?.replace(/\s+/g, ' ') ?? '')?.[1] ?? '',
      ),
    );
