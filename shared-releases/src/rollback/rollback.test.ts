import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sweepReleases } from '../publishing/sweep.ts';
import type { ReleasedRemote } from '../sets/release-set.ts';
import { integrityOf, readNewestSet, writeNextSet } from '../sets/sets.ts';
import { createFolderStore } from '../stores/folder-store.ts';
import type { ReleaseStore } from '../stores/store.ts';
import { remoteDescriptor } from '../testing/remote-descriptor.ts';
import { rollBackRemote, rollBackToSet, rollBackVersion } from './rollback.ts';

let store: ReleaseStore;
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'rollback-'));
  store = createFolderStore(folder);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const remoteJson = (version: string, shell = '^1.0.0') =>
  JSON.stringify(remoteDescriptor({ version: `1.0.0-${version}`, requires: { shell } }));
const upload = (version: string, content = remoteJson(version)) =>
  store.putIfAbsent(`mfe-a/${version}/remote.json`, Buffer.from(content));
async function release(remote: ReleasedRemote) {
  for (const { version } of [remote, ...(remote.canary ? [remote.canary] : [])]) await upload(version);
  return writeNextSet(store, 'production', {
    author: 'a',
    commit: 'c',
    message: 'm',
    remotes: (before) => ({ ...before, 'mfe-a': remote }),
  });
}
const version = (name: string): ReleasedRemote => ({
  version: name,
  descriptor: integrityOf(remoteJson(name)),
});
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

  test.each<[string, ReleasedRemote]>([
    ['stable version', version('2')],
    ['canary', { ...version('1'), canary: { ...version('2'), percent: 10 } }],
  ])('a remote whose %s fails stays disabled', async (_case, failing) => {
    await release(version('1'));
    await release({ ...failing, disabled: true });
    expect((await rollBackTwo())?.remotes['mfe-a']).toEqual({ ...version('1'), disabled: true });
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

  test('a set without remotes is returned to only when it is named: the site would have no page', async () => {
    const shell = { version: '1.0.0-s', descriptor: integrityOf('{}') };
    await store.putIfAbsent('shell/1.0.0-s/shell.json', Buffer.from('{}'));
    await writeNextSet(store, 'production', { ...authorship, message: 'm', remotes: () => ({ shell }) });
    await release(version('1'));
    await expect(rollBackToSet(store, 'production', authorship)).rejects.toThrow('and with a remote. To');
    expect(await rollBackToSet(store, 'production', { ...authorship, to: 1 })).toMatchObject({
      number: 3,
      remotes: {},
    });
  });

  test('a set that does not exist is refused with the command that lists all sets', async () => {
    await release(version('1'));
    await expect(rollBackToSet(store, 'production', authorship)).rejects.toThrow(
      'Channel production has no release set 0. npm run releases lists them.',
    );
  });
});

describe('condemned versions', () => {
  const authorship = { author: 'operator', commit: 'c' };
  const rollBack = (version: string) =>
    rollBackVersion(store, 'production', { remote: 'mfe-a', version, reason: 'errors', author: 'shell' });
  const served = async () => (await readNewestSet(store, 'production')).remotes['mfe-a'];
  afterEach(() => jest.useRealTimers());

  test('the set records why, by whom and when, and later sets carry it', async () => {
    await release(version('1'));
    await release(version('2'));
    await rollBackTwo();
    const { condemned } = await release(version('3'));
    expect(condemned).toEqual({
      'mfe-a': [
        {
          version: '2',
          reason: '31 of 60 views reported errors',
          by: 'shell',
          at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
          automatic: true,
        },
      ],
    });
  });

  test('neither an automatic nor a manual rollback returns to one', async () => {
    jest.useFakeTimers({
      now: Date.parse('2026-01-01T00:00:00Z'),
      doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'],
    });
    await release(version('1'));
    await release(version('2'));
    await rollBackTwo();
    await release(version('3'));
    jest.setSystemTime(Date.parse('2026-01-01T02:00:00Z'));
    expect((await rollBack('3'))?.remotes['mfe-a']).toEqual(version('1'));
    await release(version('4'));
    expect((await rollBackToSet(store, 'production', authorship)).remotes['mfe-a']).toEqual(version('1'));
    await release(version('5'));
    await rollBackRemote(store, 'production', { remote: 'mfe-a', ...authorship });
    expect(await served()).toEqual(version('1'));
  });

  test('a second manual rollback goes further back instead of returning to what the first one left', async () => {
    for (const name of ['1', '2', '3']) await release(version(name));
    await rollBackToSet(store, 'production', authorship);
    expect(await served()).toEqual(version('2'));
    await rollBackToSet(store, 'production', authorship);
    expect(await served()).toEqual(version('1'));
    await expect(rollBackToSet(store, 'production', authorship)).rejects.toThrow(
      'has no earlier release set without a version that was rolled back',
    );
  });

  test.each<[string, () => Promise<unknown>]>([
    ['one remote', () => rollBackRemote(store, 'production', { remote: 'mfe-a', to: '2', ...authorship })],
    ['the whole site', () => rollBackToSet(store, 'production', { to: 2, ...authorship })],
  ])(
    'a rollback of %s condemns the stable version that it leaves as well as the canary',
    async (_case, back) => {
      for (const name of ['1', '2', '3']) await release(version(name));
      await release({ ...version('3'), canary: { ...version('4'), percent: 10 } });
      await back();
      const { condemned } = await readNewestSet(store, 'production');
      expect(condemned?.['mfe-a']?.map((one) => one.version)).toEqual(['3', '4']);
      expect((await rollBackTwo())?.remotes['mfe-a']).toEqual(version('1'));
    },
  );

  test('a canary that ends with a failing stable version is condemned too, and the record says why', async () => {
    await release(version('1'));
    await release({ ...version('2'), canary: { ...version('3'), percent: 10 } });
    expect((await rollBackTwo())?.condemned?.['mfe-a']).toMatchObject([
      { version: '2', reason: '31 of 60 views reported errors' },
      { version: '3', reason: 'rollback of 2: 31 of 60 views reported errors' },
    ]);
  });

  test('naming one serves it again, and it is not condemned any more', async () => {
    await release(version('1'));
    await release(version('2'));
    await rollBackTwo();
    const named = await rollBackRemote(store, 'production', { remote: 'mfe-a', to: '2', ...authorship });
    expect(named).toMatchObject({
      message: 'rollback of mfe-a 1 to 2',
      remotes: { 'mfe-a': version('2') },
    });
    expect(named.condemned).toBeUndefined();
  });

  test('a remote is rolled back automatically at most once per hour, also after it was released again', async () => {
    jest.useFakeTimers({
      now: Date.parse('2026-01-01T00:00:00Z'),
      doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'],
    });
    await release(version('1'));
    await release(version('2'));
    await rollBackTwo();
    await release(version('2'));
    jest.setSystemTime(Date.parse('2026-01-01T00:59:00Z'));
    expect(await rollBackTwo()).toBeNull();
    expect(await served()).toEqual(version('2'));
    jest.setSystemTime(Date.parse('2026-01-01T01:01:00Z'));
    expect(await rollBackTwo()).toMatchObject({ remotes: { 'mfe-a': version('1') } });
  });
});

describe('manual rollback of one remote', () => {
  const authorship = { author: 'operator', commit: 'c' };
  const releaseOther = (name: string) =>
    writeNextSet(store, 'production', {
      ...authorship,
      message: 'm',
      remotes: (before) => ({ ...before, 'mfe-b': version(name) }),
    });

  test('the other remotes keep what was released in the meantime', async () => {
    await release(version('1'));
    await releaseOther('1');
    await release(version('2'));
    await releaseOther('2');
    expect(
      await rollBackRemote(store, 'production', { remote: 'mfe-a', reason: 'wrong fees', ...authorship }),
    ).toMatchObject({
      message: 'rollback of mfe-a 2 to 1: wrong fees',
      author: 'operator',
      remotes: { 'mfe-a': version('1'), 'mfe-b': version('2') },
      condemned: { 'mfe-a': [{ version: '2', reason: 'wrong fees', by: 'operator', automatic: false }] },
    });
  });

  test('a canary ends first, and a disabled remote stays disabled', async () => {
    await release(version('1'));
    await release({ ...version('1'), canary: { ...version('2'), percent: 10 }, disabled: true });
    const set = await rollBackRemote(store, 'production', { remote: 'mfe-a', ...authorship });
    expect(set.remotes['mfe-a']).toEqual({ ...version('1'), disabled: true });
    expect(set.condemned?.['mfe-a']?.[0]?.version).toBe('2');
  });

  test('what cannot be done is refused with the remedy', async () => {
    await release(version('1'));
    const attempt = (remote: string, to?: string) =>
      rollBackRemote(store, 'production', { remote, to, ...authorship });
    await expect(attempt('mfe-x')).rejects.toThrow('mfe-x is not released on production.');
    await expect(attempt('mfe-x')).rejects.toThrow('Released there: mfe-a.');
    await expect(attempt('mfe-a')).rejects.toThrow('npm run rollback -- mfe-a --to <version>');
    await expect(attempt('mfe-a', '9')).rejects.toThrow('mfe-a 9 was never served on production.');
    await expect(attempt('mfe-a', '1')).rejects.toThrow('mfe-a 1 is served already on production.');
  });
});

describe('versions that cannot be served', () => {
  const authorship = { author: 'operator', commit: 'c' };
  const rollBackManually = (to?: string) =>
    rollBackRemote(store, 'production', { remote: 'mfe-a', to, ...authorship });
  const served = async () => (await readNewestSet(store, 'production')).remotes['mfe-a'];
  const releaseThree = async () => {
    for (const name of ['1', '2', '3']) await release(version(name));
  };
  const rollBackThree = () =>
    rollBackVersion(store, 'production', {
      remote: 'mfe-a',
      version: '3',
      reason: 'errors',
      author: 'shell',
    });

  test.each<[string, () => Promise<unknown>]>([
    ['was removed', async () => {}],
    ['is another one than the set names', () => upload('2', remoteJson('2', '>=1.0.0'))],
    ['is no descriptor', () => upload('2', 'damaged')],
  ])('a version whose descriptor %s is passed over', async (_case, replace) => {
    await releaseThree();
    await store.remove('mfe-a/2/');
    await replace();
    await rollBackThree();
    expect(await served()).toEqual(version('1'));
  });

  test('without one that can be served, the version that works for most visitors stays and is not condemned', async () => {
    await release(version('2'));
    await release(version('3'));
    await store.remove('mfe-a/2/');
    expect(await rollBackThree()).toBeNull();
    await expect(rollBackManually()).rejects.toThrow('with its files in the release store');
    await expect(rollBackToSet(store, 'production', authorship)).rejects.toThrow(
      'that the release store no longer has',
    );
    expect(await readNewestSet(store, 'production')).toMatchObject({ number: 2 });
  });

  test('naming one is refused with the remedy; a rollback of the site passes over its set', async () => {
    await releaseThree();
    await store.remove('mfe-a/2/');
    await expect(rollBackManually('2')).rejects.toThrow(
      'The release store does not have mfe-a 2. npm run sweep removes versions that are no longer served. Release it again',
    );
    await expect(rollBackToSet(store, 'production', { to: 2, ...authorship })).rejects.toThrow(
      'Set 2 of production cannot be served: the release store does not have mfe-a 2.',
    );
    expect((await rollBackToSet(store, 'production', authorship)).message).toBe('rollback to 1');
  });

  test('a remote returns to a version that fits the served shell, another one only when it is named', async () => {
    const shell = JSON.stringify({
      version: '1.4.0-a',
      entry: '',
      scripts: [],
      early: '',
      shared: {},
      files: {},
    });
    await store.putIfAbsent('shell/1.4.0-a/shell.json', Buffer.from(shell));
    await upload('2', remoteJson('2', '~1.3.0'));
    await release(version('1'));
    await release({ version: '2', descriptor: integrityOf(remoteJson('2', '~1.3.0')) });
    await release(version('3'));
    await writeNextSet(store, 'production', {
      ...authorship,
      message: 'm',
      remotes: (before) => ({ ...before, shell: { version: '1.4.0-a', descriptor: integrityOf(shell) } }),
    });
    await rollBackManually();
    expect(await served()).toEqual(version('1'));
    await rollBackManually('2');
    expect((await served())?.version).toBe('2');
  });

  test('sweeping keeps the version to return to, however long ago it was served', async () => {
    await releaseThree();
    const month = 30 * 24 * 60 * 60_000;
    expect(await sweepReleases(store, 7, Date.now() + month)).toEqual(['mfe-a/1']);
    expect((await rollBackThree())?.remotes['mfe-a']).toEqual(version('2'));
  });
});
