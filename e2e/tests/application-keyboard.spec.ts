import type { Locator, Page } from '@playwright/test';
import { logIn, newAccount, sharedAccount } from '../support/account.ts';
import { logInByForm } from '../support/application-journey.ts';
import { addFiles, fileNames } from '../support/apply-dialog.ts';
import { jpeg, pdf, png } from '../support/documents.ts';
import { interceptCalls, noAnswer, serverErrorPage } from '../support/failures.ts';
import { expect, expectAccessible, hydrated, test } from '../support/test.ts';

// The browser's own line about the 500 that is asked for here.
test.use({ expectedErrors: /Failed to load resource.*500/ });

const call = '**/api/app/application-create/';
/** What has the focus, by role and name. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement)) return '';
    const named = element.getAttribute('aria-labelledby');
    const name =
      element.getAttribute('aria-label') ??
      (named && document.getElementById(named)?.textContent) ??
      (element as HTMLInputElement).labels?.[0]?.textContent ??
      element.textContent;
    const role = element.getAttribute('role') ?? element.tagName.toLowerCase();
    return `${role} ${name?.replace(/\s+/g, ' ').trim()}`;
  });

/** Goes on with Tab until this has the focus. Returns what had it on the way, this included. */
async function tabTo(page: Page, wanted: string, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<string[]> {
  const way: string[] = [];
  while (way.length < 40) {
    await page.keyboard.press(key);
    way.push(await focused(page));
    if (way.at(-1) === wanted) return way;
  }
  throw new Error(`"${wanted}" is not reached by ${key}: ${way.join(', ')}`);
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

test('the whole dialog by keyboard alone', async ({ page, context }) => {
  await logIn(context, await newAccount());
  await page.goto('/course_details/16');
  await hydrated(page);
  const opener = page.locator('main').getByRole('button', { name: 'Apply Now' }).first();
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => !!document.activeElement?.closest('.MuiDialog-root, [role=dialog]')))
    .toBe(true);

  await test.step('round the profile, and never out of the dialog', async () => {
    const round = [
      'button Close',
      'tab Profile',
      'tabpanel Profile',
      ...['First name', 'Last name', 'Email', 'Mobile number', 'Permanent address'].map(
        (label) => `input ${label}`,
      ),
      'input Last academic qualification',
      'input English test type',
      'input Overall score',
      'input Preferred university',
      'input Preferred course',
      'select Marital status',
      'button Next',
    ];
    expect(await tabTo(page, 'button Next')).toEqual(round);
    await tabTo(page, 'tab Profile');
    await tabTo(page, 'button Next', 'Shift+Tab');
  });

  await test.step('arrows lead from part to part', async () => {
    await tabTo(page, 'tab Profile');
    await page.keyboard.press('ArrowRight');
    expect(await focused(page)).toBe('tab Documents');
    await page.keyboard.press('ArrowRight');
    expect(await focused(page)).toBe('tab Profile');
    await page.keyboard.press('End');
    expect(await focused(page)).toBe('tab Documents');
    await page.keyboard.press('Home');
    expect(await focused(page)).toBe('tab Profile');
    await tabTo(page, 'button Next');
    await page.keyboard.press('Enter');
    expect(await focused(page)).toBe('tab Documents');
    await expect(dialog.getByRole('tab', { name: 'Documents' })).toHaveAttribute('aria-selected', 'true');
    expect(await tabTo(page, 'button Submit application')).toEqual([
      'tabpanel Documents',
      ...documentPickers,
      'button Previous',
      'button Submit application',
    ]);
    await tabTo(page, 'button Previous', 'Shift+Tab');
    await page.keyboard.press('Space');
    expect(await focused(page)).toBe('tab Profile');
    await tabTo(page, 'input First name');
    await page.keyboard.type('Asha');
    await page.keyboard.press('Enter');
    expect(await focused(page)).toBe('tab Documents');
  });

  await test.step('files come and go', async () => {
    // Listened for well before: the browser must know by then that it is not to open its own.
    const choosing = page.waitForEvent('filechooser');
    await tabTo(page, 'input Choose files, CV documents (optional)');
    await page.keyboard.press('Enter');
    const chooser = await choosing;
    await chooser.setFiles([pdf('cv.pdf'), pdf('letter.pdf')]);
    await tabTo(page, 'button Remove cv.pdf from CV documents (optional)');
    await page.keyboard.press('Enter');
    expect(await focused(page)).toBe('input Choose files, CV documents (optional)');
    await tabTo(page, 'button Remove letter.pdf from CV documents (optional)');
  });

  await test.step('sending: the passport question, Esc asks first, Stop sending', async () => {
    const calling = await interceptCalls(page, call);
    calling.fail(noAnswer);
    await tabTo(page, 'button Submit application');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('You have not added a passport copy. Send anyway?')).toBeVisible();
    expect(await tabTo(page, 'button Send anyway')).toEqual(['button Go back', 'button Send anyway']);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    expect(await focused(page)).toBe('tab Documents');
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
    calling.fail(null);
  });

  await test.step('the draft is deleted only after asking', async () => {
    await tabTo(page, 'button Delete my draft');
    await page.keyboard.press('Enter');
    await tabTo(page, 'button Keep it');
    await page.keyboard.press('Enter');
    expect(await focused(page)).toBe('button Delete my draft');
  });

  await test.step('Esc closes, and leads back to where it was opened', async () => {
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });

  await test.step('sent, and closed', async () => {
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('tab', { name: 'Profile' })).toBeVisible();
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

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  /** The dialog fills the screen, nothing scrolls sideways, and no control is covered once it is scrolled to. */
  async function expectFits(page: Page, dialog: Locator): Promise<void> {
    await expect.poll(() => dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 740 });
    expect(await page.evaluate(() => document.scrollingElement?.scrollWidth)).toBe(360);
    const problems = await dialog.evaluate((root) => {
      const found: string[] = [];
      for (const box of [root, ...root.querySelectorAll('*')])
        if (box.scrollWidth > box.clientWidth + 1 && /auto|scroll/.test(getComputedStyle(box).overflowX))
          found.push(`scrolls sideways: ${box.textContent?.slice(0, 40)}`);
      for (const control of root.querySelectorAll<HTMLElement>('button, a, input, select')) {
        if (!control.checkVisibility({ visibilityProperty: true })) continue;
        control.scrollIntoView({ block: 'nearest' });
        const { left, top, width, height } = control.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        // A password's 'Show' lies in its input; labels and controls belong together.
        if (!hit || !(control.contains(hit) || hit.contains(control)))
          found.push(`covered: ${control.getAttribute('aria-label') ?? control.textContent}`);
        if (left < 0 || left + width > 360) found.push(`off the screen: ${control.textContent}`);
      }
      root.querySelector('[role=tab]')?.scrollIntoView();
      return found;
    });
    expect(problems).toEqual([]);
    await expectAccessible(page);
  }

  test('every state of the dialog fills the screen, covers nothing and scrolls only down', async ({
    page,
  }) => {
    test.setTimeout(120_000);
    const { email } = await sharedAccount();
    const calling = await interceptCalls(page, call);
    await page.goto('/login?next=%2Fcourse_details%2F18%23apply');
    await hydrated(page);
    await logInByForm(page, email);
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('tab', { name: 'Profile' })).toBeVisible();
    await expect(page.getByText('Login successful', { exact: true })).toBeVisible();
    await expectFits(page, dialog);

    await dialog.getByRole('button', { name: 'Next' }).tap();
    await expect(dialog.getByRole('tab', { name: 'Documents' })).toBeInViewport();
    await addFiles(dialog, /^Academic/, [
      png('a certificate with a very long name that somebody scanned in Kathmandu.png'),
      jpeg('photo.jpg', 3_000_000),
    ]);
    await dialog
      .getByRole('group', { name: /^CV/ })
      .locator('input[type=file]')
      .setInputFiles([{ ...pdf('cv.docx') }, { ...pdf('empty.pdf'), buffer: Buffer.alloc(0) }]);
    await expect(
      dialog.getByText('cv.docx: The selected file must be a JPG, JPEG, PNG or PDF', { exact: true }),
    ).toBeVisible();
    await expect(dialog.getByText('empty.pdf: The selected file is empty', { exact: true })).toBeVisible();
    await expect(
      dialog.getByText(/^Large pictures take long to send: photo\.jpg \(2\.86 MB\)/),
    ).toBeVisible();
    await expectFits(page, dialog);
    // Pictures show themselves, and are made smaller by the device itself.
    const photo = dialog.getByRole('listitem').filter({ hasText: 'photo.jpg' });
    const isShown = () =>
      photo.locator('img').evaluate((picture: HTMLImageElement) => picture.naturalWidth > 0);
    await expect.poll(isShown).toBe(true);
    await expect(photo).toContainText('2.86 MB');
    await dialog.getByRole('button', { name: 'Make smaller' }).tap();
    await expect(photo).toContainText(/\d (bytes|KB)/);
    await expect.poll(isShown).toBe(true);
    await expect(dialog.getByText(/^Large pictures/)).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Delete my draft' }).tap();
    await expectFits(page, dialog);
    await dialog.getByRole('button', { name: 'Keep it' }).tap();

    calling.fail(noAnswer);
    await dialog.getByRole('button', { name: 'Submit application' }).tap();
    await expect(dialog.getByText('You have not added a passport copy. Send anyway?')).toBeVisible();
    await expectFits(page, dialog);
    await dialog.getByRole('button', { name: 'Send anyway' }).tap();
    // The first is the dialog's own; a message over it has one, too.
    await dialog.getByRole('button', { name: 'Close' }).first().tap();
    await expect(dialog.getByText('Stop sending?')).toBeVisible();
    await expectFits(page, dialog);
    await dialog.getByRole('button', { name: 'Stop sending' }).tap();

    calling.fail(serverErrorPage);
    await dialog.getByRole('button', { name: 'Submit application' }).tap();
    await dialog.getByRole('button', { name: 'Send anyway' }).tap();
    await expect(dialog.getByRole('button', { name: 'Back to the form' })).toBeVisible();
    await expectFits(page, dialog);
    await dialog.getByRole('button', { name: 'Back to the form' }).tap();
    await dialog.getByRole('button', { name: 'Delete my draft' }).tap();
    await dialog.getByRole('button', { name: 'Delete', exact: true }).tap();
    await expect(dialog.getByText('Draft deleted')).toBeInViewport();
  });
});
