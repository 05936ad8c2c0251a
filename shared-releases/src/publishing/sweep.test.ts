import { mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { writePreviewSet } from '../previews/preview-set.ts';
import { createFolderStore } from '../stores/folder-store.ts';
import { sweepReleases } from './sweep.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'releases-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Gives every file of the store the same time of writing. */
function writtenAt(time: string) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) utimesSync(path.join(entry.parentPath, entry.name), new Date(time), new Date(time));
}

/** A set that names nothing. */
const setOf = (number: number) => ({
  number,
  channel: 'production',
  createdAt: '2026-01-01T00:00:00Z',
  author: '',
  commit: '',
  message: '',
  remotes: {},
});

test('sweeping keeps all versions that tabs of the last days may load, and the newest two shells', async () => {
  const store = createFolderStore(folder);
  const put = (key: string, content = '{}') => store.putIfAbsent(key, Buffer.from(content));
  for (const version of ['1', '2', '3', '4']) await put(`mfe-a/${version}/web/x.js`);
  for (const [version, at] of [
    ['s1', '2026-01-01'],
    ['s2', '2026-01-02'],
    ['s3', '2026-01-03'],
  ]) {
    await put(`shell/${version}/shell.json`, JSON.stringify({ releasedAt: at }));
  }
  const at = (number: number, version: string, createdAt: string, canary?: string) =>
    put(
      `sets/production/0000000${number}.json`,
      JSON.stringify({
        ...setOf(number),
        createdAt,
        remotes: {
          'mfe-a': {
            version,
            descriptor: '',
            ...(canary && { canary: { version: canary, descriptor: '', percent: 5 } }),
          },
        },
      }),
    );
  await at(1, '1', '2026-01-01T00:00:00Z');
  await at(2, '2', '2026-01-10T00:00:00Z');
  await at(3, '3', '2026-01-20T00:00:00Z', '4');
  writtenAt('2026-01-20T00:00:00Z');
  // An upload whose set is not written yet.
  await put('mfe-a/5/web/x.js');
  utimesSync(
    path.join(folder, 'mfe-a/5/web/x.js'),
    new Date('2026-01-24T06:00:00Z'),
    new Date('2026-01-24T06:00:00Z'),
  );
  expect(await sweepReleases(store, 7, Date.parse('2026-01-25T00:00:00Z'))).toEqual(['mfe-a/1', 'shell/s1']);
  expect(await store.get('mfe-a/5/web/x.js')).not.toBeNull();
  expect(await sweepReleases(store, 7, Date.parse('2026-01-26T00:00:00Z'))).toEqual(['mfe-a/5']);
  expect(await store.get('mfe-a/1/web/x.js')).toBeNull();
  expect(await store.get('mfe-a/4/web/x.js')).not.toBeNull();
  await expect(sweepReleases(store, 3)).rejects.toThrow('at least 7 days');
});

test('a preview keeps its versions until it expires, and is removed then', async () => {
  const store = createFolderStore(folder);
  const now = Date.parse('2026-01-25T00:00:00Z');
  await store.putIfAbsent('mfe-a/9/web/x.js', Buffer.from(''));
  const yesterday = new Date(now - 25 * 60 * 60 * 1_000);
  utimesSync(path.join(folder, 'mfe-a/9/web/x.js'), yesterday, yesterday);
  const base = { author: '', commit: '', message: '', shell: undefined, remotes: {} };
  const remotes = () => ({ 'mfe-a': { version: '9', descriptor: '' } });
  await writePreviewSet(
    store,
    { ...base, number: 1, channel: 'production', createdAt: '2026-01-01T00:00:00Z' },
    { name: 'pr-12', expiresAt: now },
    { ...base, remotes },
  );
  expect(await sweepReleases(store, 7, now - 1)).toEqual([]);
  expect(await sweepReleases(store, 7, now + 1)).toEqual(['mfe-a/9', 'sets/preview-pr-12']);
  expect(await store.list('')).toEqual([]);
});

test('nothing of a folder that is no release store is removed, nor files that belong to no release', async () => {
  const store = createFolderStore(folder);
  const now = Date.parse('2026-01-25T00:00:00Z');
  expect(await sweepReleases(store, 7, now)).toEqual([]);
  for (const key of ['letter.txt', 'letters/2025.txt', 'letters/2025/may.txt', 'servers/list.txt'])
    await store.putIfAbsent(key, Buffer.from(''));
  writtenAt('2026-01-01T00:00:00Z');
  const before = await store.list('');
  await expect(sweepReleases(store, 7, now)).rejects.toThrow('Check RELEASE_STORE');
  expect(await store.list('')).toEqual(before);
  await store.putIfAbsent('sets/production/00000001.json', Buffer.from(JSON.stringify(setOf(1))));
  expect(await sweepReleases(store, 7, now)).toEqual(['letters/2025']);
  expect(await store.list('letter')).toEqual(['letter.txt', 'letters/2025.txt']);
});
