import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { RemoteDescriptor } from '../descriptor/index.ts';
import { rollBackRemote } from '../rollback/rollback.ts';
import { integrityOf, readNewestSet, readSet } from '../sets/sets.ts';
import { createFolderStore } from '../stores/folder-store.ts';
import type { ReleaseStore } from '../stores/store.ts';
import { filesOf, remoteDescriptor, routeAt } from '../testing/remote-descriptor.ts';
import { releaseRemotes } from './release.ts';
import { removeRemote } from './remove-remote.ts';
import { setEnabled } from './set-enabled.ts';

let folder: string;
let store: ReleaseStore;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'release-'));
  store = createFolderStore(path.join(folder, 'store'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

interface Claims {
  routes?: { path: string; widgets?: string[] }[];
  widgets?: string[];
  nav?: RemoteDescriptor['nav'];
  version?: string;
}

/** A minimal build that passes the gates, with the files that `rspack build` writes. */
function build(name: string, { routes = [], widgets = [], nav = [], version = '1.0.0-x' }: Claims): string {
  const dist = path.join(folder, `${name}-${version}`, 'dist');
  const files = {
    'web/remoteEntry.js': `var ${name.replace(/-/g, '_')};`,
    'server/server.cjs':
      'const load = async () => ({ default() {} }); module.exports.default = { pages: { p: { load } }, widgets: new Proxy({}, { get: () => ({ load }) }) };',
  };
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(dist, file)), { recursive: true });
    writeFileSync(path.join(dist, file), content);
  }
  const descriptor = remoteDescriptor({
    name,
    version,
    routes: routes.map(({ path: at, widgets: shown }) => routeAt(at, { widgets: shown ?? [] })),
    widgets: widgets.map((widget) => ({ name: widget, scripts: [], styles: [] })),
    nav,
    files: filesOf(files),
  });
  writeFileSync(path.join(dist, 'remote.json'), JSON.stringify(descriptor));
  const scripts = Object.fromEntries(
    Object.entries(files).map(([file, content]) => [file, integrityOf(content)]),
  );
  const modules = { schema: 1, packages: [], builds: [{ name: 'web', scripts, modules: [] }] };
  writeFileSync(path.join(dist, 'modules.json'), JSON.stringify(modules));
  return dist;
}

/** Each call opens the store anew, like concurrent release commands in separate processes. */
const release = (builds: string[], canary?: number, unchecked?: boolean) =>
  releaseRemotes(createFolderStore(path.join(folder, 'store')), {
    builds,
    channel: 'production',
    canary,
    unchecked,
    author: 'a',
    commit: 'c',
    gates: { currentShell: '', sharedPackages: [] },
  });

test('all builds are published in one set; releasing the same builds again writes nothing', async () => {
  const builds = [build('mfe-a', {}), build('mfe-b', {})];
  const set = await release(builds);
  expect(set).toMatchObject({ number: 1, message: 'release mfe-a 1.0.0-x, mfe-b 1.0.0-x' });
  expect(Object.keys(set.remotes)).toEqual(['mfe-a', 'mfe-b']);
  expect(await release(builds)).toEqual(set);
  expect((await readNewestSet(store, 'production')).number).toBe(1);
});

test('a release leaves no temporary files, whether it is made or refused', async () => {
  const temporary = path.join(folder, 'temporary');
  mkdirSync(temporary);
  const tmpdir = jest.spyOn(os, 'tmpdir').mockReturnValue(temporary);
  await release([build('mfe-a', {})]);
  await expect(release([build('mfe-b', { routes: [{ path: '/a', widgets: ['clock'] }] })])).rejects.toThrow(
    'clock',
  );
  expect(tmpdir).toHaveBeenCalledTimes(2);
  expect(readdirSync(temporary)).toEqual([]);
  tmpdir.mockRestore();
});

test('remotes released together may require each other', async () => {
  const set = await release([
    build('mfe-a', { routes: [{ path: '/a', widgets: ['clock'] }] }),
    build('mfe-b', { widgets: ['clock'] }),
  ]);
  expect(set.number).toBe(1);
});

test('a canary is served besides the stable version; a release without canary ends it', async () => {
  await expect(release([build('mfe-a', {})], 10)).rejects.toThrow('Release it without --canary first');
  const first = await release([build('mfe-a', {})]);
  const next = build('mfe-a', { version: '1.1.0-y' });
  const canarySet = await release([next], 10);
  expect(canarySet.remotes['mfe-a']).toMatchObject({
    ...first.remotes['mfe-a'],
    canary: { version: '1.1.0-y', percent: 10 },
  });
  expect((await release([next])).remotes['mfe-a']).toEqual({
    version: '1.1.0-y',
    descriptor: canarySet.remotes['mfe-a']?.canary?.descriptor,
  });
});

test('a preview is a copy of the newest set without canaries, on a channel of its own; the channel stays as it is', async () => {
  await release([build('mfe-a', {}), build('mfe-b', {})]);
  const current = await release([build('mfe-b', { version: '1.1.0-canary' })], 10);
  const expiresAt = Date.now() + 60_000;
  const preview = (dist: string) =>
    releaseRemotes(store, {
      builds: [dist],
      channel: 'production',
      preview: { name: 'pr-12', expiresAt },
      author: 'a',
      commit: 'c',
      gates: { currentShell: '', sharedPackages: [] },
    });
  const set = await preview(build('mfe-a', { version: '2.0.0-y' }));
  expect(set).toMatchObject({
    number: 1,
    channel: 'preview-pr-12',
    message: 'preview of mfe-a 2.0.0-y',
    preview: { from: 'production', set: 2, expiresAt: new Date(expiresAt).toISOString() },
  });
  expect(set.remotes['mfe-a']?.version).toBe('2.0.0-y');
  expect(set.remotes['mfe-b']).toEqual({ ...current.remotes['mfe-b'], canary: undefined });
  expect(await readNewestSet(store, 'production')).toEqual(current);
  // Each push to a pull request writes the next set; its build may also equal the released one.
  expect(await preview(build('mfe-a', {}))).toMatchObject({
    number: 2,
    remotes: { 'mfe-a': { version: '1.0.0-x' } },
  });
  await expect(
    preview(build('mfe-a', { version: '3.0.0-z', routes: [{ path: '/a', widgets: ['none'] }] })),
  ).rejects.toThrow('requires widget "none"');
  expect((await readNewestSet(store, 'preview-pr-12')).number).toBe(2);
});

test('the version that everybody gets cannot be a canary beside itself', async () => {
  const served = build('mfe-same', { routes: [{ path: '/same' }] });
  const { number } = await release([served]);
  await expect(release([served], 10)).rejects.toThrow(
    /^mfe-same \S+ is what all visitors of production get already, so it cannot be a canary\./,
  );
  expect((await readNewestSet(store, 'production')).number).toBe(number);
});

test('the set records a release without checks, also of a canary, and a checked release ends the record until a rollback', async () => {
  const set = await release([build('mfe-a', {})], undefined, true);
  expect(set.message).toBe('release mfe-a 1.0.0-x without checks');
  expect(set.remotes['mfe-a']).toMatchObject({ version: '1.0.0-x', unchecked: true });
  const next = build('mfe-a', { version: '1.1.0-y' });
  const canarySet = await release([next], 10, true);
  expect(canarySet.message).toBe('release mfe-a 1.1.0-y to 10 % without checks');
  expect(canarySet.remotes['mfe-a']).toMatchObject({
    unchecked: true,
    canary: { version: '1.1.0-y', unchecked: true },
  });
  expect((await release([next])).remotes['mfe-a']).not.toHaveProperty('unchecked');
  const about = { remote: 'mfe-a', author: 'a', commit: 'c' };
  expect((await rollBackRemote(store, 'production', about)).remotes['mfe-a']).toMatchObject({
    version: '1.0.0-x',
    unchecked: true,
  });
});

test('a path claimed by the canary of another remote is refused', async () => {
  await release([build('mfe-a', {})]);
  await release([build('mfe-a', { version: '1.1.0-y', routes: [{ path: '/news' }] })], 10);
  await expect(release([build('mfe-b', { routes: [{ path: '/news' }] })])).rejects.toThrow(
    'claims /news, which belongs to mfe-a',
  );
});

test('a missing build is refused with the command that creates it', async () => {
  await expect(release([path.join(folder, 'mfe-z/dist')])).rejects.toThrow(
    'remote.json is missing. Build it first: npm run build -- mfe-z',
  );
});

test('a released remote can be disabled and enabled', async () => {
  const set = await release([build('mfe-a', {})]);
  const change = { name: 'mfe-a', channel: 'production', author: 'a', commit: 'c' };
  expect((await setEnabled(store, { ...change, enabled: false })).remotes['mfe-a']).toMatchObject({
    disabled: true,
  });
  expect((await setEnabled(store, { ...change, enabled: true })).remotes).toEqual(set.remotes);
  await expect(setEnabled(store, { ...change, name: 'mfe-b', enabled: false })).rejects.toThrow(
    'mfe-b is not released on production.',
  );
});

test('a disabled remote stays disabled when it is released, also as a canary, until it is enabled', async () => {
  const change = { name: 'mfe-a', channel: 'production', author: 'a', commit: 'c' };
  await release([build('mfe-a', {})]);
  const { number } = await setEnabled(store, { ...change, enabled: false });
  // The same build changes nothing.
  expect((await release([build('mfe-a', {})])).number).toBe(number);
  const next = build('mfe-a', { version: '1.1.0-y' });
  expect((await release([next], 10)).remotes['mfe-a']).toMatchObject({
    version: '1.0.0-x',
    canary: { version: '1.1.0-y' },
    disabled: true,
  });
  expect((await release([next])).remotes['mfe-a']).toMatchObject({ version: '1.1.0-y', disabled: true });
  const { remotes } = await setEnabled(store, { ...change, enabled: true });
  expect(remotes['mfe-a']).toEqual({ version: '1.1.0-y', descriptor: expect.any(String) });
});

test('a remote is removed unless another one links to it or shows a widget of it, and its addresses are free then', async () => {
  const change = { channel: 'production', author: 'a', commit: 'c' };
  const paths = [{ path: '/stories' }];
  await release([build('mfe-a', { routes: paths, widgets: ['clock'] })]);
  await release([build('mfe-b', { routes: [{ path: '/b', widgets: ['clock'] }] })]);
  await expect(removeRemote(store, { ...change, name: 'mfe-a' })).rejects.toThrow(
    'mfe-a was not removed: mfe-a no longer offers widget "clock", which route /b of mfe-b requires.',
  );
  const links = [{ label: 'Stories', href: '/stories', placement: 'menu' as const, order: 1 }];
  await release([build('mfe-b', { routes: [{ path: '/b' }], nav: links, version: '1.1.0-y' })]);
  await expect(removeRemote(store, { ...change, name: 'mfe-a' })).rejects.toThrow(
    'mfe-a was not removed: mfe-a no longer has /stories, to which the link "Stories" of mfe-b leads.',
  );
  await release([build('mfe-b', { routes: [{ path: '/b' }], version: '1.2.0-z' })]);
  const set = await removeRemote(store, { ...change, name: 'mfe-a' });
  expect(set).toMatchObject({ message: 'remove mfe-a', remotes: { 'mfe-b': { version: '1.2.0-z' } } });
  expect(Object.keys(set.remotes)).toEqual(['mfe-b']);
  await expect(release([build('mfe-b', { routes: paths, version: '1.3.0-a' })])).resolves.toBeDefined();
  for (const [name, reason] of [
    ['mfe-a', 'mfe-a is not released on production.'],
    ['shell', 'The shell cannot be removed'],
  ] as const)
    await expect(removeRemote(store, { ...change, name })).rejects.toThrow(reason);
});

describe('releases that race for the number of a set', () => {
  test('of eight concurrent releases that claim one path, exactly one succeeds and the others fail with the reason', async () => {
    const names = Array.from({ length: 8 }, (_, index) => `mfe-team-${index}`);
    const builds = names.map((name) => build(name, { routes: [{ path: '/summer-school' }] }));
    const outcomes = await Promise.allSettled(builds.map((dist) => release([dist])));
    const released = outcomes.filter(({ status }) => status === 'fulfilled');
    expect(released).toHaveLength(1);
    const newest = await readNewestSet(store, 'production');
    const [winner = ''] = Object.keys(newest.remotes);
    expect(newest).toMatchObject({ number: 1, remotes: { [winner]: { version: '1.0.0-x' } } });
    for (const outcome of outcomes) {
      if (outcome.status === 'fulfilled') continue;
      expect(String(outcome.reason)).toContain(
        `claims /summer-school, which belongs to ${winner}. Change it in mfe-team-`,
      );
    }
  });

  test('concurrent releases without collisions all succeed, each checked against the set before it', async () => {
    const names = Array.from({ length: 8 }, (_, index) => `mfe-team-${index}`);
    const builds = names.map((name) => build(name, { routes: [{ path: `/${name}` }] }));
    await Promise.all(builds.map((dist) => release([dist])));
    const newest = await readNewestSet(store, 'production');
    expect(newest.number).toBe(8);
    expect(Object.keys(newest.remotes).sort()).toEqual(names);
  });

  test('a release that requires a widget removed by a faster release is refused', async () => {
    await release([build('mfe-clock', { widgets: ['clock'] })]);
    const dependent = build('mfe-a', { routes: [{ path: '/a', widgets: ['clock'] }] });
    const without = build('mfe-clock', { version: '2.0.0-y' });
    const outcomes = await Promise.allSettled([release([dependent]), release([without])]);
    const newest = await readNewestSet(store, 'production');
    // Either order is correct: a page must never be released into a set that lacks a widget it requires.
    const refused = outcomes.find(({ status }) => status === 'rejected');
    if (refused?.status === 'rejected')
      expect(String(refused.reason)).toContain('requires widget "clock", which no remote of this set offers');
    else {
      const order = (await readSet(store, 'production', 2))?.message;
      expect([order, newest.number]).toEqual(['release mfe-a 1.0.0-x', 3]);
    }
  });
});

test('a start without gates neither undoes a rollback nor ends a canary; a release does', async () => {
  const start = (dist: string) =>
    releaseRemotes(store, { builds: [dist], channel: 'production', author: 'a', commit: 'c', gates: null });
  const second = build('mfe-a', { version: '2.0.0' });
  const third = build('mfe-a', { version: '3.0.0' });
  await start(build('mfe-a', {}));
  await start(second);
  const afterRollback = await rollBackRemote(store, 'production', {
    remote: 'mfe-a',
    author: 'a',
    commit: 'c',
  });
  expect(afterRollback.remotes['mfe-a']?.version).toBe('1.0.0-x');
  expect(await start(second)).toEqual(afterRollback);
  expect((await release([second])).remotes['mfe-a']?.version).toBe('2.0.0');
  const canarySet = await release([third], 10);
  expect(await start(second)).toEqual(canarySet);
});
