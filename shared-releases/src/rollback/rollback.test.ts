import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { ReleasedRemote } from '../sets/release-set.ts';
import { readNewestSet, writeNextSet } from '../sets/sets.ts';
import { createFolderStore } from '../stores/folder-store.ts';
import type { ReleaseStore } from '../stores/store.ts';
import { rollBackToSet, rollBackVersion } from './rollback.ts';

let store: ReleaseStore;
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'rollback-'));
  store = createFolderStore(folder);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const release = (remote: ReleasedRemote) =>
  writeNextSet(store, 'production', {
    author: 'a',
    commit: 'c',
    message: 'm',
    remotes: (before) => ({ ...before, 'mfe-a': remote }),
  });
const version = (name: string): ReleasedRemote => ({ version: name, descriptor: `sha384-${name}` });
const rollBackTwo = () =>
  rollBackVersion(store, 'production', {
    remote: 'mfe-a',
    version: '2',
    reason: '31 of 60 views reported errors',
    author: 'shell',
  });

describe('automatic rollback of a version', () => {
  test('the previous version is served again and the set records the reason', async () => {
    await release(version('1'));
    await release(version('2'));
    expect(await rollBackTwo()).toMatchObject({
      number: 3,
      message: 'automatic rollback of mfe-a 2 to 1: 31 of 60 views reported errors',
      remotes: { 'mfe-a': version('1') },
    });
  });

  test('a failing canary ends; all visitors get the stable version', async () => {
    await release({ ...version('1'), canary: { ...version('2'), percent: 10 } });
    expect((await rollBackTwo())?.remotes).toEqual({ 'mfe-a': version('1') });
  });

  test('a first version, or a version that is no longer served, is not rolled back', async () => {
    await release(version('2'));
    expect(await rollBackTwo()).toBeNull();
    await release(version('3'));
    expect(await rollBackTwo()).toBeNull();
    expect((await readNewestSet(store, 'production')).number).toBe(2);
  });

  test('a version that is replaced concurrently is not rolled back and no set is written', async () => {
    await release(version('1'));
    await release(version('2'));
    let raced = false;
    const racing: ReleaseStore = {
      ...store,
      putIfAbsent: async (key, content) => {
        if (!raced) {
          raced = true;
          await release(version('3'));
        }
        return store.putIfAbsent(key, content);
      },
    };
    const outcome = await rollBackVersion(racing, 'production', {
      remote: 'mfe-a',
      version: '2',
      reason: 'errors',
      author: 'shell',
    });
    expect(outcome).toBeNull();
    expect(await readNewestSet(store, 'production')).toMatchObject({
      number: 3,
      remotes: { 'mfe-a': version('3') },
    });
  });
});

describe('manual rollback', () => {
  const authorship = { author: 'a', commit: 'c' };

  test('an earlier set is served again as a new set', async () => {
    await release(version('1'));
    await release(version('2'));
    expect(await rollBackToSet(store, 'production', authorship)).toMatchObject({
      number: 3,
      message: 'rollback to 1',
      remotes: { 'mfe-a': version('1') },
    });
    expect((await rollBackToSet(store, 'production', { ...authorship, to: 2 })).remotes).toEqual({
      'mfe-a': version('2'),
    });
  });

  test('a set that does not exist is refused with the command that lists all sets', async () => {
    await release(version('1'));
    await expect(rollBackToSet(store, 'production', authorship)).rejects.toThrow(
      'Channel production has no release set 0. npm run releases lists them.',
    );
  });
});
