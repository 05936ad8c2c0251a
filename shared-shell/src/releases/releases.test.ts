/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {
  createFolderStore,
  integrityOf,
  listSets,
  publishRemote,
  readNewestSet,
  readSet,
  sweepReleases,
  writeNextSet,
} from './index.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'releases-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const release = (name: string, version: string) => ({
  author: 'somebody',
  commit: 'abc',
  message: `release ${name} ${version}`,
  remotes: (before: object) => ({ ...before, [name]: { version, descriptor: 'sha384-x' } }),
});

test('sets are numbered without gaps and change one line each', async () => {
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

test('fifty teams releasing at once all get through, none is lost', async () => {
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

test('what is written stays as it is, and keys cannot leave the store', async () => {
  const store = createFolderStore(folder);
  expect(await store.putIfAbsent('a/b.txt', Buffer.from('one'))).toBe(true);
  expect(await store.putIfAbsent('a/b.txt', Buffer.from('two'))).toBe(false);
  expect((await store.get('a/b.txt'))?.toString()).toBe('one');
  expect(await store.get('a')).toBeNull();
  await expect(store.get('../secret')).rejects.toThrow('outside the release store');
});

async function build(content: string) {
  const dist = path.join(folder, 'dist');
  await mkdir(path.join(dist, 'web'), { recursive: true });
  await mkdir(path.join(dist, 'server'), { recursive: true });
  writeFileSync(path.join(dist, 'web/remoteEntry.js'), content);
  writeFileSync(path.join(dist, 'server/server.cjs'), 'server');
  const file = (text: string) => ({ integrity: integrityOf(text), size: text.length });
  const descriptor = {
    schema: 1,
    name: 'mfe-a',
    version: '1.0.0-x',
    commit: 'abc',
    owner: 'a',
    requires: { shell: '^1.0.0' },
    routes: [],
    redirects: [],
    nav: [],
    widgets: [],
    shared: {},
    scripts: [],
    entry: { file: 'web/remoteEntry.js', global: 'mfe_a' },
    server: { file: 'server/server.cjs' },
    files: { 'web/remoteEntry.js': file(content), 'server/server.cjs': file('server') },
  };
  writeFileSync(path.join(dist, 'remote.json'), JSON.stringify(descriptor));
  return dist;
}

test('publishing uploads every file with a small twin, once', async () => {
  const store = createFolderStore(path.join(folder, 'store'));
  const dist = await build('x'.repeat(2_000));
  const first = await publishRemote(store, dist);
  expect(first.isNew).toBe(true);
  expect((await store.get('mfe-a/1.0.0-x/web/remoteEntry.js'))?.length).toBe(2_000);
  expect((await store.get('mfe-a/1.0.0-x/web/remoteEntry.js.br'))?.length).toBeLessThan(100);
  expect(await publishRemote(store, dist)).toMatchObject({ isNew: false, hash: first.hash });
});

test('a file that changed after the descriptor was written is refused by name', async () => {
  const dist = await build('as built');
  writeFileSync(path.join(dist, 'web/remoteEntry.js'), 'as tampered');
  await expect(publishRemote(createFolderStore(path.join(folder, 'store')), dist)).rejects.toThrow(
    /remoteEntry\.js changed after its descriptor/,
  );
});

test('sweeping keeps whatever a tab of the last days can need, and the newest two shells', async () => {
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
        number,
        channel: 'production',
        createdAt,
        author: '',
        commit: '',
        message: '',
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
  expect(await sweepReleases(store, 7, Date.parse('2026-01-25T00:00:00Z'))).toEqual(['mfe-a/1', 'shell/s1']);
  expect(await store.get('mfe-a/1/web/x.js')).toBeNull();
  expect(await store.get('mfe-a/4/web/x.js')).not.toBeNull();
  await expect(sweepReleases(store, 3)).rejects.toThrow('at least 7 days');
});
