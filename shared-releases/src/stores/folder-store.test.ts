import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createFolderStore } from './folder-store.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'releases-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a written key never changes, and keys cannot leave the store', async () => {
  const store = createFolderStore(folder);
  expect(await store.putIfAbsent('a/b.txt', Buffer.from('one'))).toBe(true);
  expect(await store.putIfAbsent('a/b.txt', Buffer.from('two'))).toBe(false);
  expect((await store.get('a/b.txt'))?.toString()).toBe('one');
  expect(await store.get('a')).toBeNull();
  await expect(store.get('../secret')).rejects.toThrow('outside the release store');
});

test('a record of a server is overwritten, and removed with its folder', async () => {
  const store = createFolderStore(folder);
  await store.put('servers/production/a/process.json', Buffer.from('one'));
  await store.put('servers/production/a/process.json', Buffer.from('two'));
  expect((await store.get('servers/production/a/process.json'))?.toString()).toBe('two');
  await store.remove('servers/production/a/');
  expect(await store.list('')).toEqual([]);
});

test('a store that cannot be written says so, with the remedy', async () => {
  const file = path.join(folder, 'file');
  writeFileSync(file, '');
  await expect(createFolderStore(file).put('a/b.txt', Buffer.from('one'))).rejects.toThrow(
    /^The release store .*file cannot be written: ENOTDIR.*Set RELEASE_STORE to a folder that can be written\.$/,
  );
});

test('a full disk is said with the remedy, and nothing is left of what did not fit', async () => {
  const store = createFolderStore(folder);
  async function* content() {
    yield 'part';
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  }
  for (const write of [store.put, store.putIfAbsent])
    await expect(write('a/b.txt', content() as never)).rejects.toThrow(
      /^The release store .* cannot be written: ENOSPC: no space left on device, write\. Make room there \(npm run sweep /,
    );
  expect(readdirSync(path.join(folder, 'a'))).toEqual([]);
});

test('a folder below one that has no folders of its own is refused, not tried without end', async () => {
  await expect(createFolderStore('/proc/releases').put('a/b.txt', Buffer.from('one'))).rejects.toThrow(
    /^The release store \/proc\/releases cannot be written: ENO.*Set RELEASE_STORE to a folder that can be written\.$/,
  );
});
