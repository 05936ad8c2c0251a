/** @jest-environment node */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { previewFolder } from './preview-folder.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'team-'));
  process.env.PREVIEW_KEY = 'a secret of at least 32 characters';
});
afterEach(() => {
  delete process.env.PREVIEW_KEY;
  rmSync(folder, { recursive: true, force: true });
});

test('a mistyped store or channel is refused: its preview would be a site without the other remotes', async () => {
  const store = path.join(folder, 'store');
  await expect(
    previewFolder(folder, ['--store', store, '--from', 'stagign', '--name', 'pr-12', '--no-build']),
  ).rejects.toThrow(
    `Nothing is released on stagign in ${store}, so there is nothing to preview the build with. Are these the release store and the channel of the site?`,
  );
  expect(readdirSync(folder)).toEqual([]);
});

test('an unknown option is answered with the usage of the command of a team', async () => {
  await expect(previewFolder(folder, ['--channel', 'staging'])).rejects.toThrow(
    /^Unknown option '--channel'\nremote-tooling release /,
  );
});
