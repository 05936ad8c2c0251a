import type { Locator, Page } from '@playwright/test';
import { sharedAccount } from '../../support/account.ts';
import { logInByForm } from '../../support/application-journey.ts';
import { addFiles, fillTexts } from '../../support/apply-dialog.ts';
import { jpeg, pdf, png } from '../../support/documents.ts';
import { interceptCalls, noAnswer, serverErrorPage } from '../../support/failures.ts';
import { expect, expectAccessible, hydrated, test } from '../../support/test.ts';

// The browser logs the 500 that the test causes.
test.use({ expectedErrors: /Failed to load resource.*500/ });

/** Expects the dialog to fill the screen, not to scroll horizontally, and no control to be covered once scrolled to. */
async function expectFits(page: Page, dialog: Locator): Promise<void> {
  await expect.poll(() => dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 740 });
  expect(await page.evaluate(() => document.scrollingElement?.scrollWidth)).toBe(360);
  const problems = await dialog.evaluate((root) => {
    const problems: string[] = [];
    for (const box of [root, ...root.querySelectorAll('*')])
      if (box.scrollWidth > box.clientWidth + 1 && /auto|scroll/.test(getComputedStyle(box).overflowX))
        problems.push(`scrolls horizontally: ${box.textContent?.slice(0, 40)}`);
    for (const control of root.querySelectorAll<HTMLElement>('button, a, input, select')) {
      if (!control.checkVisibility({ visibilityProperty: true })) continue;
      control.scrollIntoView({ block: 'nearest' });
      const { left, top, width, height } = control.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      // A control may contain, or be contained in, the element at its centre, e.g. a label.
      if (!hit || !(control.contains(hit) || hit.contains(control)))
        problems.push(`covered: ${control.getAttribute('aria-label') ?? control.textContent}`);
      if (left < 0 || left + width > 360) problems.push(`off the screen: ${control.textContent}`);
    }
    root.querySelector('[role=tab]')?.scrollIntoView();
    return problems;
  });
  expect(problems).toEqual([]);
  await expectAccessible(page);
}

test('every state of the apply dialog fills the screen, covers nothing and scrolls only vertically', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const { email } = await sharedAccount();
  const submissions = await interceptCalls(page, '**/api/app/application-create/');
  await page.goto('/login?next=%2Fcourse_details%2F18%23apply');
  await hydrated(page);
  await logInByForm(page, email);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('tab', { name: 'Profile' })).toBeVisible();
  await expect(page.getByText('Login successful', { exact: true })).toBeVisible();
  await expectFits(page, dialog);

  await fillTexts(dialog);
  await dialog.getByRole('button', { name: 'Next' }).tap();
  await expect(dialog.getByRole('tab', { name: 'Documents' })).toBeInViewport();
  await addFiles(dialog, /^Academic/, [
    png('a certificate with a very long name that was scanned in Kathmandu.png'),
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
    dialog.getByText(/^These pictures are large and take longer to send: photo\.jpg \(2\.86 MB\)/),
  ).toBeVisible();
  await expectFits(page, dialog);
  // Pictures have previews, and are made smaller on the device.
  const photo = dialog.getByRole('listitem').filter({ hasText: 'photo.jpg' });
  const hasPreview = () =>
    photo.locator('img').evaluate((picture: HTMLImageElement) => picture.naturalWidth > 0);
  await expect.poll(hasPreview).toBe(true);
  await expect(photo).toContainText('2.86 MB');
  await dialog.getByRole('button', { name: 'Make smaller' }).tap();
  await expect(photo).toContainText(/\d (bytes|KB)/);
  await expect.poll(hasPreview).toBe(true);
  await expect(dialog.getByText(/^Large pictures/)).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Delete my draft' }).tap();
  await expectFits(page, dialog);
  await dialog.getByRole('button', { name: 'Keep it' }).tap();

  submissions.fail(noAnswer);
  await dialog.getByRole('button', { name: 'Submit application' }).tap();
  await expect(dialog.getByText('You have not added a passport copy. Send anyway?')).toBeVisible();
  await expectFits(page, dialog);
  await dialog.getByRole('button', { name: 'Send anyway' }).tap();
  // The first one is the dialog's; a notification has one too.
  await dialog.getByRole('button', { name: 'Close' }).first().tap();
  await expect(dialog.getByText('Stop sending?')).toBeVisible();
  await expectFits(page, dialog);
  await dialog.getByRole('button', { name: 'Stop sending' }).tap();

  submissions.fail(serverErrorPage);
  await dialog.getByRole('button', { name: 'Submit application' }).tap();
  await dialog.getByRole('button', { name: 'Send anyway' }).tap();
  await expect(dialog.getByRole('button', { name: 'Back to the form' })).toBeVisible();
  await expectFits(page, dialog);
  await dialog.getByRole('button', { name: 'Back to the form' }).tap();
  await dialog.getByRole('button', { name: 'Delete my draft' }).tap();
  await dialog.getByRole('button', { name: 'Delete', exact: true }).tap();
  await expect(dialog.getByText('Draft deleted')).toBeInViewport();
});
