import { holdScripts } from '../../support/delayed-scripts.ts';
import { expect, hydrated, test } from '../../support/test.ts';

for (const isLive of [false, true])
  test(`a double click opens a dialog that stays open, ${isLive ? 'with' : 'before'} its code`, async ({
    page,
  }) => {
    if (!isLive) await holdScripts(page, 'shell');
    await page.goto('/course_details/1');
    if (isLive) await hydrated(page);
    const dialog = page.getByRole('dialog');
    await page.getByRole('button', { name: 'Apply Now' }).first().dblclick({ delay: 30 });
    await expect(page.getByText('You have to login first.')).toBeVisible();
    // Longer than a dialog fades out.
    await page.waitForTimeout(500);
    await expect(dialog).toBeVisible();
    // A press outside of it, later or elsewhere, closes it as before.
    await page.mouse.click(20, 880);
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: 'Apply Now' }).first().dblclick({ delay: 30 });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });
