import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { integrityOf, readNewestSet, readSet } from '../sets/sets.ts';
import { createFolderStore } from '../stores/folder-store.ts';
import type { ReleaseStore } from '../stores/store.ts';
import { releaseRemotes } from './release.ts';
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
  version?: string;
}

/** A build as `rspack build` leaves it, as small as the gates allow. */
function build(name: string, { routes = [], widgets = [], version = '1.0.0-x' }: Claims): string {
  const dist = path.join(folder, `${name}-${version}`, 'dist');
  const files = {
    'web/remoteEntry.js': `var ${name.replace(/-/g, '_')};`,
    'server/server.cjs':
      'const load = async () => ({ default() {} }); module.exports.default = { pages: { page: { load } }, widgets: new Proxy({}, { get: () => ({ load }) }) };',
  };
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(dist, file)), { recursive: true });
    writeFileSync(path.join(dist, file), content);
  }
  const descriptor = {
    schema: 1,
    name,
    version,
    commit: 'c',
    owner: name,
    requires: { shell: '^1.0.0' },
    routes: routes.map(({ path: at, widgets: shown = [] }) => ({
      path: at,
      page: 'page',
      scripts: [],
      styles: [],
      widgets: shown,
    })),
    redirects: [],
    nav: [],
    widgets: widgets.map((widget) => ({ name: widget, scripts: [], styles: [] })),
    shared: {},
    entry: { file: 'web/remoteEntry.js', global: name.replace(/-/g, '_') },
    scripts: [],
    server: { file: 'server/server.cjs' },
    files: Object.fromEntries(
      Object.entries(files).map(([file, content]) => [
        file,
        { integrity: integrityOf(content), size: content.length },
      ]),
    ),
  };
  writeFileSync(path.join(dist, 'remote.json'), JSON.stringify(descriptor));
  return dist;
}

/** Another process's view of the same store: as concurrent release commands have it. */
const release = (builds: string[], canary?: number) =>
  releaseRemotes(createFolderStore(path.join(folder, 'store')), {
    builds,
    channel: 'production',
    canary,
    author: 'a',
    commit: 'c',
    gates: { currentShell: '', sharedPackages: [] },
  });

test('builds are published and one set names them all; the same builds again write nothing', async () => {
  const builds = [build('mfe-a', {}), build('mfe-b', {})];
  const set = await release(builds);
  expect(set).toMatchObject({ number: 1, message: 'release mfe-a 1.0.0-x, mfe-b 1.0.0-x' });
  expect(Object.keys(set.remotes)).toEqual(['mfe-a', 'mfe-b']);
  expect(await release(builds)).toEqual(set);
  expect((await readNewestSet(store, 'production')).number).toBe(1);
});

test('remotes released together may need each other', async () => {
  const set = await release([
    build('mfe-a', { routes: [{ path: '/a', widgets: ['clock'] }] }),
    build('mfe-b', { widgets: ['clock'] }),
  ]);
  expect(set.number).toBe(1);
});

test('a canary stands beside the version everybody else gets; a release for everybody ends it', async () => {
  await expect(release([build('mfe-a', {})], 10)).rejects.toThrow('Release it without --canary first');
  const first = await release([build('mfe-a', {})]);
  const next = build('mfe-a', { version: '1.1.0-y' });
  const trial = await release([next], 10);
  expect(trial.remotes['mfe-a']).toMatchObject({
    ...first.remotes['mfe-a'],
    canary: { version: '1.1.0-y', percent: 10 },
  });
  expect((await release([next])).remotes['mfe-a']).toEqual({
    version: '1.1.0-y',
    descriptor: trial.remotes['mfe-a']?.canary?.descriptor,
  });
});

test('an address claimed by the canary of another remote is taken', async () => {
  await release([build('mfe-a', {})]);
  await release([build('mfe-a', { version: '1.1.0-y', routes: [{ path: '/news' }] })], 10);
  await expect(release([build('mfe-b', { routes: [{ path: '/news' }] })])).rejects.toThrow(
    'claims /news, which belongs to mfe-a',
  );
});

test('a build that is missing is refused with the command that makes it', async () => {
  await expect(release([path.join(folder, 'mfe-z/dist')])).rejects.toThrow(
    'remote.json is missing. Build it first: npm run build -- mfe-z',
  );
});

test('a remote is disabled and enabled; one that is not released cannot be', async () => {
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

describe('releases that race for the number of a set', () => {
  test('of eight that claim one address at the same moment, exactly one gets through and the others are told why', async () => {
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

  test('those that do not collide all get through, each judged against the set it follows', async () => {
    const names = Array.from({ length: 8 }, (_, index) => `mfe-team-${index}`);
    const builds = names.map((name) => build(name, { routes: [{ path: `/${name}` }] }));
    await Promise.all(builds.map((dist) => release([dist])));
    const newest = await readNewestSet(store, 'production');
    expect(newest.number).toBe(8);
    expect(Object.keys(newest.remotes).sort()).toEqual(names);
  });

  test('a widget that a faster release took away is missed before the set is written', async () => {
    await release([build('mfe-clock', { widgets: ['clock'] })]);
    const wants = build('mfe-a', { routes: [{ path: '/a', widgets: ['clock'] }] });
    const without = build('mfe-clock', { version: '2.0.0-y' });
    const outcomes = await Promise.allSettled([release([wants]), release([without])]);
    const newest = await readNewestSet(store, 'production');
    // Whichever was first: no written set has a page that wants a widget nobody offers at the moment it was released.
    const refused = outcomes.find(({ status }) => status === 'rejected');
    if (refused?.status === 'rejected')
      expect(String(refused.reason)).toContain('wants widget "clock", which no remote of this set offers');
    else {
      const order = (await readSet(store, 'production', 2))?.message;
      expect([order, newest.number]).toEqual(['release mfe-a 1.0.0-x', 3]);
    }
  });
});
