/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createFolderStore, type ReleasedRemote, readNewestSet, writeNextSet } from 'shared-shell/releases';
import { takeBack } from './take-back.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'take-back-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const release = (store: ReturnType<typeof createFolderStore>, remote: ReleasedRemote) =>
  writeNextSet(store, 'production', {
    author: 'a',
    commit: 'c',
    message: 'm',
    remotes: (before) => ({ ...before, 'mfe-a': remote }),
  });
const version = (name: string): ReleasedRemote => ({ version: name, descriptor: `sha384-${name}` });
const verdict = { remote: 'mfe-a', version: '2', views: 60, failed: 31 };

test('the version before serves again and the set records why', async () => {
  const store = createFolderStore(folder);
  await release(store, version('1'));
  const current = await release(store, version('2'));
  const set = await takeBack(store, current, verdict);
  expect(set).toMatchObject({
    number: 3,
    message: 'automatic rollback of mfe-a 2 to 1: 31 of 60 views reported errors',
    remotes: { 'mfe-a': version('1') },
  });
});

test('a failing canary ends; everybody keeps the other version', async () => {
  const store = createFolderStore(folder);
  const current = await release(store, { ...version('1'), canary: { ...version('2'), percent: 10 } });
  expect((await takeBack(store, current, verdict))?.remotes).toEqual({ 'mfe-a': version('1') });
});

test('a first version has nothing to return to, and a version that is gone is left alone', async () => {
  const store = createFolderStore(folder);
  const only = await release(store, version('2'));
  expect(await takeBack(store, only, verdict)).toBeNull();
  const newer = await release(store, version('3'));
  expect(await takeBack(store, newer, verdict)).toBeNull();
  expect((await readNewestSet(store, 'production')).number).toBe(2);
});
