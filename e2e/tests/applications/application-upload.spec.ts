import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { addFiles } from '../../support/apply-dialog.ts';
import {
  applicationsOf,
  documents,
  expectIntact,
  expectOneComplete,
  fillProfile,
  openApplyAsNewAccount,
  submitButton,
  successText,
} from '../../support/complete-application.ts';
import { test } from '../../support/faulty-connection.ts';
import { expect } from '../../support/test.ts';

// The browser logs the failures that these tests cause.
test.use({ expectedErrors: /Failed to load resource|blocked by CORS policy/ });

test('picked files are sent as they were when picked, and Esc stops the upload only after a confirmation', async ({
  page,
  connection,
}) => {
  const { account, dialog } = await openApplyAsNewAccount(page, 23);
  const folder = mkdtempSync(path.join(os.tmpdir(), 'picked-'));
  try {
    const onDisk = (name: string) => path.join(folder, name);
    for (const [, files] of documents)
      for (const { name, buffer } of files) writeFileSync(onDisk(name), buffer);
    await fillProfile(dialog);
    for (const [group, files] of documents)
      for (const { name } of files) await addFiles(dialog, group, onDisk(name));
    writeFileSync(onDisk('transcript.pdf'), 'Something else.');
    rmSync(onDisk('image.jpg'));

    connection.setFault('hold');
    await submitButton(dialog).click();
    await expect.poll(connection.isHeld).toBe(true);
    await page.keyboard.press('Escape');
    await expect(dialog.getByRole('alert').getByText('Stop sending?')).toBeVisible();
    await dialog.getByRole('button', { name: 'Stop sending' }).click();
    await expectIntact(dialog);
    connection.setFault('cut');
    expect(await applicationsOf(account)).toEqual([]);

    connection.setFault('hold');
    await submitButton(dialog).click();
    await expect.poll(connection.isHeld).toBe(true);
    await page.keyboard.press('Escape');
    await dialog.getByRole('button', { name: 'Keep sending' }).click();
    connection.setFault(null);
    await expect(successText(dialog)).toBeVisible();
    await expectOneComplete(account);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
