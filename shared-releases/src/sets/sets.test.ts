import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createFolderStore } from '../stores/folder-store.ts';
import { listSets, readNewestSet, readSet, writeNextSet } from './sets.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'releases-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const release = (name: string, version: string) => ({
  author: 'author',
  commit: 'abc',
  message: `release ${name} ${version}`,
  remotes: (before: object) => ({ ...before, [name]: { version, descriptor: 'sha384-x' } }),
});

test('sets are numbered without gaps, and each keeps the other remotes', async () => {
  const store = createFolderStore(folder);
  expect((await readNewestSet(store, 'production')).number).toBe(0);
  await writeNextSet(store, 'production', release('a', '1'));
  const second = await writeNextSet(store, 'production', release('b', '1'));
  expect(second).toMatchObject({
    number: 2,
    message: 'release b 1',
    remotes: { a: { version: '1' }, b: { version: '1' } },
  });
  expect(await readNewestSet(store, 'production')).toEqual(second);
  expect((await readSet(store, 'production', 1))?.remotes).toEqual({
    a: { version: '1', descriptor: 'sha384-x' },
  });
  expect(await readNewestSet(store, 'staging')).toMatchObject({ number: 0, remotes: {} });
});

test('fifty concurrent releases all succeed and none is lost', async () => {
  const names = Array.from({ length: 50 }, (_, index) => `remote-${index}`);
  await Promise.all(
    names.map((name) => writeNextSet(createFolderStore(folder), 'production', release(name, '1'))),
  );
  const store = createFolderStore(folder);
  const newest = await readNewestSet(store, 'production');
  expect(newest.number).toBe(50);
  expect(Object.keys(newest.remotes).sort()).toEqual([...names].sort());
  expect(await listSets(store, 'production')).toEqual(Array.from({ length: 50 }, (_, index) => index + 1));
});
