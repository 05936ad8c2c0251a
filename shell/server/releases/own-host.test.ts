/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createFolderStore } from 'shared-releases';
import { withOwnShell } from './own-host.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'own-shell-'));
  mkdirSync(path.join(folder, 'dist/web'), { recursive: true });
  writeFileSync(path.join(folder, 'dist/web/main.js'), 'built');
  writeFileSync(path.join(folder, 'dist/secret.txt'), 'not a file of the shell');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const host = { version: '1.0.0-own', manifest: { files: { 'web/main.js': {} } } } as never;
const text = async (content: Promise<Buffer | null>) => (await content)?.toString();

test('the browser files of the own shell are served although it was never released', async () => {
  const store = createFolderStore(path.join(folder, 'store'));
  const { get } = withOwnShell(store, host, path.join(folder, 'dist'));
  expect(await text(get('shell/1.0.0-own/web/main.js'))).toBe('built');
  for (const other of [
    'shell/1.0.0-own/secret.txt',
    'shell/1.0.0-own/../dist/secret.txt',
    'shell/2/web/main.js',
  ])
    expect(await get(other)).toBeNull();
  await store.put('shell/1.0.0-own/web/main.js', Buffer.from('released'));
  expect(await text(get('shell/1.0.0-own/web/main.js'))).toBe('released');
});

test('while the store cannot be read the files of the own shell are, and those of others fail', async () => {
  const down = async () => {
    throw new Error('the store is down');
  };
  const { get } = withOwnShell({ get: down } as never, host, path.join(folder, 'dist'));
  expect(await text(get('shell/1.0.0-own/web/main.js'))).toBe('built');
  expect(await get('shell/1.0.0-own/web/main.js.br')).toBeNull();
  await expect(get('mfe-a/1/web/remoteEntry.js')).rejects.toThrow('the store is down');
});
