import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sweepReleases } from '../publishing/sweep.ts';
import { rollBackRemote, rollBackToSet, rollBackVersion } from '../rollback/rollback.ts';
import { announceServer } from '../servers/running-servers.ts';
import type { ReleaseSet } from '../sets/release-set.ts';
import { integrityOf, listSets, readNewestSet, writeNextSet } from '../sets/sets.ts';
import { createFolderStore } from '../stores/folder-store.ts';
import type { ReleaseStore } from '../stores/store.ts';
import { filesOf, putRemote, routeAt } from '../testing/remote-descriptor.ts';
import { releaseShell } from './release-shell.ts';
import { readShells } from './released-shells.ts';
import { setEnabled } from './set-enabled.ts';

let folder: string;
let store: ReleaseStore;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'release-shell-'));
  store = createFolderStore(path.join(folder, 'store'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const authorship = { author: 'a', commit: 'c' };
const renders = `module.exports = {
  provided: {},
  matchRoute: ([remote], path) => ({ remote: remote.name, route: remote.routes[0], params: {} }),
  renderServerPage: async () => ({ html: '<h1>page</h1>' }),
};`;

/** A built shell, with the files that its build writes. */
function build(version: string, { code = renders, renderInterface = 1 } = {}): string {
  const dist = path.join(folder, `shell-${version}`);
  const files = { 'server/render.cjs': code, 'web/js/main.js': `start('${version}')` };
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(dist, file)), { recursive: true });
    writeFileSync(path.join(dist, file), content);
  }
  const manifest = {
    version,
    entry: 'web/js/main.js',
    scripts: ['web/js/main.js'],
    early: '',
    shared: { react: '19.1.0' },
    server: { file: 'server/render.cjs', renderInterface },
    files: filesOf(files),
  };
  writeFileSync(path.join(dist, 'shell.json'), JSON.stringify(manifest));
  return dist;
}

/** Releases a remote without the release command. */
async function releaseRemote(requires = '^1.0.0') {
  const code =
    'const load = async () => ({ default() {} }); module.exports.default = { pages: { p: { load } }, widgets: {} };';
  const released = await putRemote(
    store,
    { requires: { shell: requires }, routes: [routeAt('/a')], shared: { react: '19.1.0' } },
    { 'server/server.cjs': code },
  );
  await writeNextSet(store, 'production', {
    ...authorship,
    message: 'release mfe-a 1.0.0',
    remotes: (before) => ({ ...before, 'mfe-a': released }),
  });
}

const release = (dist: string, canary?: number): Promise<ReleaseSet> =>
  releaseShell(store, { dist, channel: 'production', canary, ...authorship, gates: { sharedPackages: [] } });
const start = (dist: string): Promise<ReleaseSet> =>
  releaseShell(store, { dist, channel: 'production', ...authorship, gates: null });

test('a released shell is in the next set, pinned by the hash of its manifest; releasing it again writes nothing', async () => {
  await releaseRemote();
  const set = await release(build('1.0.0-a'));
  expect(set).toMatchObject({ number: 2, message: 'release shell 1.0.0-a', remotes: { 'mfe-a': {} } });
  const manifest = await store.get('shell/1.0.0-a/shell.json');
  expect(set.shell).toEqual({ version: '1.0.0-a', descriptor: integrityOf(manifest ?? '') });
  expect(String(await store.get('shell/1.0.0-a/web/js/main.js'))).toBe("start('1.0.0-a')");
  expect(await store.get('shell/1.0.0-a/server/render.cjs')).not.toBeNull();
  expect(await release(build('1.0.0-a'))).toEqual(set);
  expect(await listSets(store, 'production')).toEqual([1, 2]);
});

test('a canary of the shell is served besides the stable one; a rollback ends it and condemns it', async () => {
  await expect(release(build('1.0.0-a'), 10)).rejects.toThrow('Release it without --canary first');
  const stable = await release(build('1.0.0-a'));
  const second = build('1.1.0-b');
  expect(await release(second, 10)).toMatchObject({
    message: 'release shell 1.1.0-b to 10 %',
    shell: { version: '1.0.0-a', canary: { version: '1.1.0-b', percent: 10 } },
  });
  const back = await rollBackRemote(store, 'production', {
    remote: 'shell',
    reason: 'wrong header',
    ...authorship,
  });
  expect(back.shell).toEqual(stable.shell);
  expect(back.condemned?.shell).toMatchObject([{ version: '1.1.0-b', reason: 'wrong header' }]);
  // A local start does not undo the rollback; a release does.
  expect(await start(second)).toEqual(back);
  const again = await release(second);
  expect([again.shell?.version, again.condemned]).toEqual(['1.1.0-b', undefined]);
});

test('a rollback of the shell passes over one under which a remote would be lost, unless that is named', async () => {
  for (const version of ['1.0.0-a', '1.1.0-b', '1.1.0-c']) await release(build(version));
  await releaseRemote('^1.1.0');
  const failed = (version: string) =>
    rollBackVersion(store, 'production', { remote: 'shell', version, reason: 'errors', author: 'shell' });
  const back = await rollBackRemote(store, 'production', { remote: 'shell', ...authorship });
  expect(back.shell?.version).toBe('1.1.0-b');
  // Of those before it one would refuse the remote, and the other one has failed.
  expect(await failed('1.1.0-b')).toBeNull();
  await expect(rollBackRemote(store, 'production', { remote: 'shell', ...authorship })).rejects.toThrow(
    'that was not rolled back and that supports all remotes of the set',
  );
  const named = await rollBackRemote(store, 'production', { remote: 'shell', to: '1.0.0-a', ...authorship });
  expect(named.shell?.version).toBe('1.0.0-a');
});

test('a shell can be previewed; the channel keeps its own', async () => {
  await releaseRemote();
  const { shell } = await release(build('1.0.0-a'));
  const set = await releaseShell(store, {
    dist: build('1.1.0-b'),
    channel: 'production',
    preview: { name: 'pr-7', expiresAt: Date.now() + 60_000 },
    ...authorship,
    gates: { sharedPackages: [] },
  });
  expect(set).toMatchObject({
    channel: 'preview-pr-7',
    message: 'preview of shell 1.1.0-b',
    shell: { version: '1.1.0-b' },
    remotes: { 'mfe-a': { version: '1.0.0' } },
  });
  expect((await readNewestSet(store, 'production')).shell).toEqual(shell);
});

test('a rollback of the whole site brings the shell of that set back', async () => {
  const first = await release(build('1.0.0-a'));
  await releaseRemote();
  await release(build('1.1.0-b'));
  const set = await rollBackToSet(store, 'production', { to: 2, ...authorship });
  expect(set.shell).toEqual(first.shell);
  expect(Object.keys(set.remotes)).toEqual(['mfe-a']);
});

test('releases of remotes keep the shell of the set', async () => {
  const { shell } = await release(build('1.0.0-a'));
  await releaseRemote();
  expect(await readNewestSet(store, 'production')).toMatchObject({ shell, remotes: { 'mfe-a': {} } });
});

test('a shell that a released remote does not fit, or under which it does not render, is refused', async () => {
  await releaseRemote();
  await expect(release(build('2.0.0-a'))).rejects.toThrow(
    'remotes: mfe-a@1.0.0 requires shell ^1.0.0, but this shell is 2.0.0. Release that remote first.',
  );
  const broken = renders.replace("{ html: '<h1>page</h1>' }", "{ html: '' }");
  await expect(release(build('1.1.0-b', { code: broken }))).rejects.toThrow(
    /rendering: under shell 1\.1\.0-b: \/a of mfe-a does not render on the server/,
  );
  expect((await readNewestSet(store, 'production')).shell).toBeUndefined();
});

test('a shell that a running server cannot serve is refused; stopped servers do not count', async () => {
  const server = { id: 'one', startedWith: '1.0.0-a', renderInterfaces: [1] };
  const second = build('1.1.0-b', { renderInterface: 2 });
  await announceServer(store, 'production', server);
  await announceServer(store, 'staging', { ...server, renderInterfaces: [1, 2] });
  await expect(release(second)).rejects.toThrow(
    'it needs render interface 2, but server one (started with shell 1.0.0-a) supports 1. Deploy the new server process first.',
  );
  await announceServer(store, 'production', server, Date.now() - 10 * 60_000);
  await announceServer(store, 'production', { ...server, id: 'two', renderInterfaces: [1, 2] });
  expect((await release(second)).shell?.version).toBe('1.1.0-b');
});

test('remotes are checked under the stable shell and its canary, however many newer ones are in the store', async () => {
  await release(build('1.0.0-a'));
  await release(build('1.1.0-b'), 10);
  await start(build('1.2.0-c'));
  const set = await readNewestSet(store, 'production');
  expect(set.shell).toMatchObject({ version: '1.0.0-a', canary: { version: '1.1.0-b' } });
  const shells = await readShells(store, folder, '1.2.0-c', ['1.0.0-a', '1.1.0-b']);
  expect(shells.map(({ release: version }) => version)).toEqual(['1.0.0-a', '1.1.0-b']);
});

test('a shell whose files changed after the build, and one without a build, are refused', async () => {
  const dist = build('1.0.0-a');
  writeFileSync(path.join(dist, 'web/js/main.js'), 'changed');
  await expect(release(dist)).rejects.toThrow('changed after its descriptor was written. Build again.');
  await expect(release(path.join(folder, 'none'))).rejects.toThrow('npm run build -- shell');
});

test('the shell cannot be disabled', async () => {
  await release(build('1.0.0-a'));
  const change = { name: 'shell', channel: 'production', enabled: false, ...authorship };
  await expect(setEnabled(store, change)).rejects.toThrow('The shell cannot be disabled');
});

test('sweeping keeps the shells that a set names, and removes records of servers stopped for a day', async () => {
  const server = { startedWith: '1.0.0-a', renderInterfaces: [1] };
  const now = Date.now();
  await announceServer(store, 'production', { id: 'running', ...server }, now);
  await announceServer(store, 'production', { id: 'stopped', ...server }, now - 25 * 60 * 60_000);
  for (const version of ['1.0.0-a', '1.1.0-b', '1.2.0-c']) await start(build(version));
  await writeNextSet(store, 'production', {
    ...authorship,
    message: 'back to a',
    remotes: (before) => ({ ...before, shell: { version: '1.0.0-a', descriptor: 'x' } }),
  });
  const later = now + 8 * 24 * 60 * 60_000;
  expect(await sweepReleases(store, 7, now)).toEqual([]);
  expect(await store.list('servers/')).toEqual(['servers/production/running/process.json']);
  await sweepReleases(store, 7, later);
  expect(await store.get('shell/1.0.0-a/shell.json')).not.toBeNull();
});
