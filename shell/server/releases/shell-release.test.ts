/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import {
  createFolderStore,
  type ReleaseStore,
  rollBackRemote,
  rollBackVersion,
  writeNextSet,
} from 'shared-releases';
import { putRemote, routeAt } from 'shared-releases/testing';
import { createApp } from '../app.ts';
import { createErrorRateMonitor } from '../telemetry/error-rate-monitor.ts';
import { appOptions } from '../testing/app-options.ts';
import { putShell, shellBuild } from '../testing/shell-build.ts';
import { BUCKET_COUNT } from './canary.ts';
import { createHost } from './host.ts';
import { followSets } from './set-follower.ts';

const _log = pino({ level: 'silent' });
let folder: string;
let store: ReleaseStore;
const ends: (() => unknown)[] = [];
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'shell-release-'));
  store = createFolderStore(folder);
});
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
  rmSync(folder, { recursive: true, force: true });
});

/** Pages say the shell's version, and which shell gave the remote its React. */
const heading = `'shell ' + version + ', remote under ' + (bundles.get('mfe-a')?.pages.from ?? 'none')`;
const putHost = (version: string, change: Partial<Parameters<typeof putShell>[2]> = {}) =>
  putShell(store, version, { heading, ...change });
const putRequiring = () =>
  putRemote(
    store,
    { routes: [routeAt('/')], shared: { react: '19.1.0' } },
    {
      'server/server.cjs':
        'module.exports.default = { pages: { from: require("react").from }, config: { routes: [] } };',
    },
  );

const writeSet = (content: object) =>
  writeNextSet(store, 'production', {
    author: 'a',
    commit: 'c',
    message: 'm',
    remotes: () => content as never,
  });

/** A shell server that was started with shell 1.0.0-own. */
async function startServer() {
  const { manifest, code } = shellBuild('1.0.0-own', { heading });
  const own = createHost(manifest, () => code, '');
  const follower = await followSets({
    store,
    channel: 'production',
    host: own,
    intervalMs: 60_000,
    log: { info() {}, error() {} },
  });
  ends.push(follower.stop);
  const errorRates = createErrorRateMonitor({ minViews: 10, rate: 0.2, windowMs: 60_000 });
  const app = createApp({
    ...appOptions(),
    trustProxy: true,
    errorRates,
    render: own.render,
    manifest: own.manifest,
    shellBase: own.base,
    follower,
    store,
  } as never);
  ends.push(() => app.close());
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const open = async (bucket = 0) => {
    const response = await fetch(url, { headers: { cookie: `site_bucket=${bucket}` } });
    const body = await response.text();
    return {
      h1: /<h1>([^<]*)/.exec(body)?.[1],
      /** Version in the address of the first script. */
      scripts: /src="\/releases\/shell\/([^/]+)\/web\/main\.js"/.exec(body)?.[1],
      data: JSON.parse(/id="page-data">([^<]*)/.exec(body)?.[1] ?? 'null'),
      token: /desc="([^"]*)"/.exec(response.headers.get('server-timing') ?? '')?.[1],
    };
  };
  const post = (address: string, content: object) =>
    fetch(`${url}/telemetry`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify({ set: 1, path: '/', reports: [], ...content }),
    });
  const report = (token: string | undefined, version: string, address: string) =>
    post(address, {
      token,
      reports: [{ type: 'error', message: 'it failed', remote: 'shell', version }],
    });
  const start = (token: string | undefined, started: Record<string, string>, address: string) =>
    post(address, { token, started });
  const health = async () => (await fetch(`${url}/health`)).json();
  return { url, follower, open, report, start, health, errorRates };
}

test('a set without a shell serves the one that the process was started with', async () => {
  await writeSet({ 'mfe-a': await putRequiring() });
  const { open, health } = await startServer();
  expect(await open()).toMatchObject({
    h1: 'shell 1.0.0-own, remote under 1.0.0-own',
    scripts: '1.0.0-own',
    data: { shell: '1.0.0-own' },
  });
  expect(await health()).toMatchObject({
    status: 'ok',
    shell: { version: '1.0.0-own', startedWith: '1.0.0-own' },
  });
});

test('a released shell is served by the running process: its code, its files, and the remotes under it', async () => {
  const remote = await putRequiring();
  await writeSet({ 'mfe-a': remote });
  const { open, follower, health } = await startServer();
  await writeSet({ 'mfe-a': remote, shell: await putHost('1.1.0-new') });
  await follower.check();
  expect(await open()).toMatchObject({
    h1: 'shell 1.1.0-new, remote under 1.1.0-new',
    scripts: '1.1.0-new',
    data: { shell: '1.1.0-new' },
  });
  expect((await health()).shell).toEqual({ version: '1.1.0-new', startedWith: '1.0.0-own' });
});

test('two shells are served at once, each with its own copy of the shared libraries, by the bucket of the visitor', async () => {
  const canary = { ...(await putHost('1.1.0-new')), percent: 30 };
  await writeSet({ 'mfe-a': await putRequiring(), shell: { ...(await putHost('1.0.0-old')), canary } });
  const { open, health, url } = await startServer();
  const seen = new Map<string | undefined, number>();
  for (let bucket = 0; bucket < BUCKET_COUNT; bucket += 20) {
    const { h1, scripts } = await open(bucket);
    expect(h1).toBe(`shell ${scripts}, remote under ${scripts}`);
    seen.set(scripts, (seen.get(scripts) ?? 0) + 1);
  }
  expect(Object.fromEntries(seen)).toEqual({ '1.0.0-old': 350, '1.1.0-new': 150 });
  expect((await health()).shell.canary).toEqual({ version: '1.1.0-new', percent: 30 });
  const metrics = await (await fetch(`${url}/metrics`)).text();
  for (const line of [
    'site_release_percent{name="shell",version="1.1.0-new",role="canary"} 30',
    'site_release_percent{name="shell",version="1.0.0-old",role="stable"} 70',
    'site_release_percent{name="mfe-a",version="1.0.0",role="stable"} 100',
  ])
    expect(metrics).toContain(line);
});

test('a remote that does not fit the canary of the shell is refused only under it', async () => {
  const canary = { ...(await putHost('1.1.0-new', { react: '20.0.0' })), percent: 30 };
  await writeSet({ 'mfe-a': await putRequiring(), shell: { ...(await putHost('1.0.0-old')), canary } });
  const { open } = await startServer();
  const refusals = new Map<string, string | undefined>();
  for (let bucket = 0; bucket < BUCKET_COUNT; bucket += 500) {
    const { data } = await open(bucket);
    refusals.set(data.shell, data.remotes[0].refused);
  }
  expect(refusals.get('1.0.0-old')).toBeUndefined();
  expect(refusals.get('1.1.0-new')).toContain('this shell provides 20.0.0');
});

test.each([
  [
    'is not in the store',
    async () => ({ version: '1.1.0-new', descriptor: 'sha384-x' }),
    'is not in the release store',
  ],
  [
    'was changed in the store',
    async () => {
      const released = await putHost('1.1.0-new');
      await store.put('shell/1.1.0-new/server/render.cjs', Buffer.from('tampered'));
      return released;
    },
    'does not have the hash in its manifest',
  ],
  [
    'needs another server process',
    () => putHost('1.1.0-new', { renderInterface: 99 }),
    'needs render interface 99, this server process supports 1',
  ],
  [
    'lacks a function',
    () => putHost('1.1.0-new', { code: 'module.exports = {}' }),
    'does not export brandCss',
  ],
  [
    'requires more than Node has',
    () => putHost('1.1.0-new', { code: 'require("fastify")' }),
    'requires "fastify"',
  ],
])('a shell that %s is named in /health; the one served so far stays', async (_case, put, reason) => {
  const remote = await putRequiring();
  await writeSet({ 'mfe-a': remote, shell: await putHost('1.0.0-old') });
  const { open, follower, health } = await startServer();
  await writeSet({ 'mfe-a': remote, shell: await put() });
  await follower.check();
  expect((await open()).h1).toBe('shell 1.0.0-old, remote under 1.0.0-old');
  expect(await health()).toMatchObject({
    status: 'degraded',
    set: 2,
    problems: [{ remote: 'shell', reason: expect.stringContaining(reason) }],
  });
});

test('a process that starts while the named shell cannot be loaded serves its own', async () => {
  await writeSet({ 'mfe-a': await putRequiring(), shell: { version: '1.1.0-new', descriptor: 'x' } });
  const { open, health, follower } = await startServer();
  expect((await open()).h1).toBe('shell 1.0.0-own, remote under 1.0.0-own');
  expect((await health()).problems).toMatchObject([{ remote: 'shell' }]);
  await writeSet({ 'mfe-a': await putRequiring(), shell: await putHost('1.1.0-new') });
  await follower.check();
  // The cached page is served until the new one is rendered.
  for (const end = Date.now() + 30_000; (await open()).scripts !== '1.1.0-new'; )
    if (Date.now() > end) throw new Error('the new shell was never served');
});

test('errors of views count against the shell that rendered them, and a rollback ends its canary', async () => {
  const stable = await putHost('1.0.0-old');
  const canary = { ...(await putHost('1.1.0-new')), percent: 30 };
  const remote = await putRequiring();
  await writeSet({ 'mfe-a': remote, shell: { ...stable, canary } });
  const { open, report, errorRates, follower, url } = await startServer();
  let reporter = 0;
  for (let bucket = 0; bucket < BUCKET_COUNT; bucket += 200) {
    const { token, scripts = '' } = await open(bucket);
    // Also with the token of a page that another shell rendered, which must not count.
    await report(token, '1.1.0-new', `10.0.0.${reporter++}`);
    expect(['1.0.0-old', '1.1.0-new']).toContain(scripts);
  }
  const [failing, ...others] = errorRates.failingVersions([errorRates.snapshot()]);
  expect(others).toEqual([]);
  expect(failing).toEqual({ remote: 'shell', version: '1.1.0-new', views: 15, failed: 15 });
  const set = await rollBackVersion(store, 'production', {
    remote: 'shell',
    version: '1.1.0-new',
    reason: '15 of 15 views reported errors',
    author: 'shell',
  });
  expect(set).toMatchObject({
    message: 'automatic rollback of shell 1.1.0-new to 1.0.0-old: 15 of 15 views reported errors',
    shell: stable,
    remotes: { 'mfe-a': remote },
    condemned: { shell: [{ version: '1.1.0-new', automatic: true }] },
  });
  await follower.check();
  expect(await (await fetch(`${url}/metrics`)).text()).toContain(
    'site_rolled_back_versions{name="shell",by="server"} 1',
  );
  for (let bucket = 0; bucket < BUCKET_COUNT; bucket += 1_000)
    expect((await open(bucket)).scripts).toBe('1.0.0-old');
});

test('views of a shell that reports its start count then, those of an earlier shell when they are sent', async () => {
  const stable = await putHost('1.0.0-old');
  const canary = { ...(await putHost('1.1.0-new', { reportsStart: true })), percent: 50 };
  await writeSet({ 'mfe-a': await putRequiring(), shell: { ...stable, canary } });
  const { open, start, errorRates } = await startServer();
  const counted = () =>
    Object.fromEntries(
      errorRates
        .snapshot()
        .versions.map(({ remote, version, views }) => [
          `${remote}@${version}`,
          views.reduce((sum, [, count]) => sum + count, 0),
        ]),
    );
  const pages = [];
  for (let bucket = 0; bucket < BUCKET_COUNT; bucket += 500) pages.push(await open(bucket));
  expect(counted()).toEqual({ 'mfe-a@1.0.0': 10, 'shell@1.0.0-old': 10 });
  // All of these pages say so, but the code of the remote starts in two of the new ones only.
  for (const [index, { token, scripts = '' }] of pages.entries())
    await start(token, { shell: scripts }, `10.0.0.${index}`);
  const news = pages.filter(({ scripts }) => scripts === '1.1.0-new');
  for (const { token } of news.slice(0, 2)) await start(token, { 'mfe-a': '1.0.0' }, '10.0.1.1');
  expect(counted()).toEqual({ 'mfe-a@1.0.0': 12, 'shell@1.0.0-old': 10, 'shell@1.1.0-new': 10 });
});

test('a manual rollback of the shell leaves the remotes alone, and its files stay for open tabs', async () => {
  const remote = await putRequiring();
  const old = await putHost('1.0.0-old');
  await writeSet({ shell: old });
  await writeSet({ shell: await putHost('1.1.0-new') });
  await writeSet({ 'mfe-a': remote, shell: await putHost('1.1.0-new') });
  await store.putIfAbsent('shell/1.1.0-new/web/main.js', Buffer.from('new'));
  const { open, url } = await startServer();
  expect((await open()).scripts).toBe('1.1.0-new');
  const set = await rollBackRemote(store, 'production', { remote: 'shell', author: 'a', commit: 'c' });
  expect(set).toMatchObject({ shell: old, remotes: { 'mfe-a': remote } });
  expect(await (await fetch(`${url}/releases/shell/1.1.0-new/web/main.js`)).text()).toBe('new');
});
