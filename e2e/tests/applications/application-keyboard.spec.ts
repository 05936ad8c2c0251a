import type { Page } from '@playwright/test';
import { logIn, newAccount } from '../../support/account.ts';
import { fileNames } from '../../support/apply-dialog.ts';
import { pdf } from '../../support/documents.ts';
import { interceptCalls, noAnswer } from '../../support/failures.ts';
import { expect, hydrated, test } from '../../support/test.ts';

/** Role and name of the focused element. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement)) return '';
    const labelId = element.getAttribute('aria-labelledby');
    const name =
      element.getAttribute('aria-label') ??
      (labelId && document.getElementById(labelId)?.textContent) ??
      (element as HTMLInputElement).labels?.[0]?.textContent ??
      element.textContent;
    const role = element.getAttribute('role') ?? element.tagName.toLowerCase();
    return `${role} ${name?.replace(/\s+/g, ' ').trim()}`;
  });

/** Presses Tab until the wanted element has the focus. Returns all elements that had it, the wanted one last. */
async function tabTo(page: Page, wanted: string, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<string[]> {
  const stops: string[] = [];
  while (stops.length < 40) {
    await page.keyboard.press(key);
    stops.push(await focused(page));
    if (stops.at(-1) === wanted) return stops;
  }
  throw new Error(`"${wanted}" is not reached by ${key}: ${stops.join(', ')}`);
}

const documentPickers = [
  'Academic documents',
  'Work experience documents (optional)',
  'IELTS documents',
  'Passport documents',
  'Marriage certificates (optional)',
  'CV documents (optional)',
  'Additional documents (optional)',
].map((group) => `input Choose files, ${group}`);

test('the apply dialog works by keyboard alone (A11Y-6, A11Y-7)', async ({ page, context }) => {
  await logIn(context, await newAccount());
  await page.goto('/course_details/16');
  await hydrated(page);
  const opener = page.locator('main').getByRole('button', { name: 'Apply Now' }).first();
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expect.poll(() => page.evaluate(() => !!document.activeElement?.closest('dialog'))).toBe(true);

  await expect(dialog.getByLabel('Email')).not.toHaveValue('');

  await test.step('Tab cycles through the profile and stays in the dialog', async () => {
    const stops = [
      'button Close',
      'tab Profile',
      'tabpanel Profile',
      ...['First name', 'Last name', 'Email', 'Mobile number', 'Permanent address'].map(
        (label) => `input ${label}`,
      ),
      'select Last academic qualification',
      'select English test type',
      'input Overall score',
      'select Marital status',
      'button Next',
    ];
    expect(await tabTo(page, 'button Next')).toEqual(stops);
    await tabTo(page, 'tab Profile');
    await tabTo(page, 'button Next', 'Shift+Tab');
  });

  await test.step('arrow keys, Home and End change the tab', async () => {
    await tabTo(page, 'tab Profile');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => focused(page)).toBe('tab Documents');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => focused(page)).toBe('tab Profile');
    await page.keyboard.press('End');
    await expect.poll(() => focused(page)).toBe('tab Documents');
    await page.keyboard.press('Home');
    await expect.poll(() => focused(page)).toBe('tab Profile');
    await tabTo(page, 'button Next');
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toBe('tab Documents');
    await expect(dialog.getByRole('tab', { name: 'Documents' })).toHaveAttribute('aria-selected', 'true');
    expect(await tabTo(page, 'button Submit application')).toEqual([
      'tabpanel Documents',
      ...documentPickers,
      'button Previous',
      'button Submit application',
    ]);
    await tabTo(page, 'button Previous', 'Shift+Tab');
    await page.keyboard.press('Space');
    await expect.poll(() => focused(page)).toBe('tab Profile');
    // So soon after each other that React has not finished what the first press has changed.
    await page.evaluate(async () => {
      const press = (text: string) =>
        [...document.querySelectorAll<HTMLElement>('dialog button')]
          .find(({ textContent }) => textContent === text)
          ?.click();
      press('Next');
      await Promise.resolve();
      press('Previous');
    });
    await expect.poll(() => focused(page)).toBe('tab Profile');
    await tabTo(page, 'input First name');
    await page.keyboard.type('Asha');
    await tabTo(page, 'input Last name');
    await page.keyboard.type('Gurung');
    // The e-mail address is filled in from the account.
    await tabTo(page, 'input Mobile number');
    await page.keyboard.type('9800000000');
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toBe('tab Documents');
  });

  await test.step('files are added and removed', async () => {
    // Listens before the key press, because otherwise the browser opens its own file dialog.
    const choosing = page.waitForEvent('filechooser');
    await tabTo(page, 'input Choose files, CV documents (optional)');
    await page.keyboard.press('Enter');
    const chooser = await choosing;
    await chooser.setFiles([pdf('cv.pdf'), pdf('letter.pdf')]);
    await tabTo(page, 'button Remove cv.pdf from CV documents (optional)');
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toBe('input Choose files, CV documents (optional)');
    await tabTo(page, 'button Remove letter.pdf from CV documents (optional)');
  });

  await test.step('sending: confirmation without a passport, Esc asks before it stops', async () => {
    const submissions = await interceptCalls(page, '**/api/app/application-create/');
    submissions.fail(noAnswer);
    await tabTo(page, 'button Submit application');
    await page.keyboard.press('Enter');
    await expect(
      dialog.getByText('You have not added a passport copy and academic documents. Send anyway?'),
    ).toBeVisible();
    expect(await tabTo(page, 'button Send anyway')).toEqual(['button Go back', 'button Send anyway']);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toBe('tab Documents');
    await tabTo(page, 'button Submit application');
    await page.keyboard.press('Enter');
    await tabTo(page, 'button Send anyway');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('Please wait. Submitting your documents...')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog.getByRole('alert').getByText('Stop sending?')).toBeVisible();
    await tabTo(page, 'button Keep sending');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('Stop sending?')).toHaveCount(0);
    await expect(dialog.getByText('Please wait. Submitting your documents...')).toBeVisible();
    await page.keyboard.press('Escape');
    await tabTo(page, 'button Stop sending');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('tab', { name: 'Documents' })).toBeFocused();
    expect(await fileNames(dialog)).toEqual(['letter.pdf']);
    submissions.fail(null);
  });

  await test.step('deleting the draft needs a confirmation', async () => {
    await tabTo(page, 'button Delete my draft');
    await page.keyboard.press('Enter');
    await tabTo(page, 'button Keep it');
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toBe('button Delete my draft');
  });

  await test.step('Esc closes the dialog and returns the focus to the button that opened it', async () => {
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });

  await test.step('after sending, Close returns the focus to the button that opened the dialog', async () => {
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('tab', { name: 'Profile' })).toHaveAttribute('aria-selected', 'true');
    await tabTo(page, 'button Next');
    await page.keyboard.press('Enter');
    await tabTo(page, 'button Submit application');
    await page.keyboard.press('Enter');
    await tabTo(page, 'button Send anyway');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('Your documents were submitted successfully!')).toBeVisible();
    expect(await tabTo(page, 'button Close')).toEqual(['a My applications', 'button Close']);
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });
});
