/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createFolderStore } from 'shared-releases';
import { printWithoutShell } from './no-shell.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'no-shell-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a release into a store without a shell says that its pages were not rendered', async () => {
  const store = createFolderStore(folder);
  const write = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  try {
    await printWithoutShell(store);
    expect(write.mock.calls.join()).toContain('no page was rendered: npm run release -- shell does so');
    write.mockClear();
    await store.put('shell/1.0.0/shell.json', Buffer.from('{}'));
    await printWithoutShell(store);
    expect(write).not.toHaveBeenCalled();
  } finally {
    write.mockRestore();
  }
});
