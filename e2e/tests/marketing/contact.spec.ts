import { holdScripts } from '../../support/delayed-scripts.ts';
import { emailTo } from '../../support/mailbox.ts';
import { enterStaffPages } from '../../support/staff.ts';
import { apiUrl, expect, expectAccessible, horizontalOverflow, hydrated, test } from '../../support/test.ts';

test.use({ viewport: { width: 360, height: 740 } });

test('a message gets a receipt, reaches staff and is marked as answered (ADD-21)', async ({ page }) => {
  const email = `contact-${process.pid}-${Math.random().toString(36).slice(2, 8)}@example.com`;
  await page.goto('/contact?about=IELTS%20preparation');
  await hydrated(page);
  await expect(page.getByLabel('Subject')).toHaveValue('IELTS preparation');
  await expectAccessible(page);
  await page.getByLabel('Message').fill('When does the next class begin?');
  await page.locator('main').getByRole('button', { name: 'Send message' }).click();
  const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' });
  await expect(summary).toBeFocused();
  await expectAccessible(page);

  // The draft survives a reload.
  await page.reload();
  await hydrated(page);
  await expect(page.getByLabel('Message')).toHaveValue('When does the next class begin?');
  await page.getByLabel('Full name').fill('Asha Rai');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Message').press('Control+End');
  await page.locator('main').getByRole('button', { name: 'Send message' }).click();
  await expect(page.locator('h1')).toHaveText('Your message has arrived');
  await expect(page.getByText(`A receipt is on its way to ${email}.`)).toBeVisible();
  await expectAccessible(page);
  const overflow = await horizontalOverflow(page);
  expect(overflow).toBeLessThanOrEqual(0);
  await emailTo(email, 'We have received your message');

  await enterStaffPages(page);
  await page.goto(`${apiUrl()}/admin/messages`);
  const message = page.getByRole('listitem').filter({ hasText: email });
  await expect(message).toContainText('When does the next class begin?');
  await expectAccessible(page);
  await message.getByRole('button', { name: 'Mark as answered' }).click();
  await expect(page.getByRole('status')).toContainText('is now: Answered.');
  await page.goto(`${apiUrl()}/admin/messages?status=answered`);
  await expect(page.getByRole('listitem').filter({ hasText: email })).toBeVisible();
});

test('a draft comes back after a reload and in the other language without a touch', async ({ page }) => {
  await page.goto('/contact');
  await hydrated(page);
  await page.getByLabel('Message').fill('When does the next class begin?');
  await page.reload();
  await expect(page.getByLabel('Message')).toHaveValue('When does the next class begin?');
  await page.goto('/ne/contact');
  await expect(page.locator('textarea')).toHaveValue('When does the next class begin?');
});

test('a message typed before the code has arrived stands below the draft instead of replacing it', async ({
  page,
}) => {
  await page.goto('/contact');
  await hydrated(page);
  const message = page.getByLabel('Message');
  await message.fill('When does the class begin?');
  const release = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await message.pressSequentially('What does it cost?');
  release();
  await hydrated(page);
  await page.getByLabel('Full name').fill('Asha Rai');
  await expect(message).toHaveValue('When does the class begin?\nWhat does it cost?');
});
