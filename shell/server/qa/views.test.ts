/** @jest-environment node */
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import {
  createFolderStore,
  previewChannel,
  type ReleaseStore,
  rollBackRemote,
  signPreview,
  writeNextSet,
} from 'shared-releases';
import { putRemote, routeAt } from 'shared-releases/testing';
import { createApp } from '../app.ts';
import { createHost } from '../releases/host.ts';
import { followSets } from '../releases/set-follower.ts';
import { createErrorRateMonitor } from '../telemetry/error-rate-monitor.ts';
import { appOptions } from '../testing/app-options.ts';
import { putShell, shellBuild } from '../testing/shell-build.ts';
import { createViewSets } from './view-sets.ts';

const previewKey = 'k'.repeat(32);
let folder: string;
let store: ReleaseStore;
const ends: (() => unknown)[] = [];
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'views-'));
  store = createFolderStore(folder);
});
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
  rmSync(folder, { recursive: true, force: true });
});

/** Pages say which versions of the shell and of the remote rendered them, and the flags. */
const heading = `'shell ' + version + ', remote ' + (bundles.get('mfe-a')?.pages.version ?? 'by the browser') +
  ', flags ' + Object.entries(config.flags).filter(([, on]) => on).map(([name]) => name).join()`;
const putHost = (version: string) => putShell(store, version, { heading, reportsStart: true });
const putVersion = (version: string) =>
  putRemote(
    store,
    { version, routes: [routeAt('/')] },
    {
      'server/server.cjs': `module.exports.default = { pages: { version: '${version}' }, config: { routes: [] } };`,
    },
  );

const writeSet = (channel: string, content: object) =>
  writeNextSet(store, channel, {
    author: 'a',
    commit: 'c',
    message: 'm',
    remotes: () => content as never,
  });

/** A server with remote 1.0.0 on production, and the preview pr-12 with remote 2.0.0. */
async function startServer({ qa = false, withKey = true } = {}) {
  await writeSet('production', { 'mfe-a': await putVersion('1.0.0') });
  await writeSet(previewChannel('pr-12'), { 'mfe-a': await putVersion('2.0.0') });
  const { manifest, code } = shellBuild('1.0.0-own', { heading });
  const own = createHost(manifest, () => code, '');
  const log = pino({ level: 'silent' });
  const follower = await followSets({ store, channel: 'production', host: own, intervalMs: 600_000, log });
  ends.push(follower.stop);
  const app = createApp({
    ...appOptions(),
    views: {
      ...(withKey && { previewKey }),
      sets: createViewSets({ store, channel: 'production', host: own, current: follower.current }),
    },
    errorRates: createErrorRateMonitor({ minViews: 1, rate: 0.1, windowMs: 60_000 }),
    onFailingVersion: () => {
      throw new Error('an error of a preview was counted');
    },
    render: own.render,
    manifest: own.manifest,
    shellBase: own.base,
    config: { ...appOptions().config, flags: { ...(qa && { qa }), old: true } },
    follower,
    store,
  } as never);
  ends.push(() => app.close());
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const open = async (address: string, cookie = '') => {
    const response = await fetch(url + address, { headers: { cookie }, redirect: 'manual' });
    const body = await response.text();
    const headers: Record<string, string | undefined> = Object.fromEntries(response.headers);
    return {
      status: response.status,
      h1: /<h1>([^<]*)/.exec(body)?.[1],
      mark: /<aside id="preview-mark"[^>]*>(.*?)<\/aside>/.exec(body)?.[1],
      data: JSON.parse(/id="page-data">([^<]*)/.exec(body)?.[1] ?? 'null'),
      body,
      headers,
      cookie: headers['set-cookie'] ?? '',
    };
  };
  const metrics = async () => (await open('/metrics')).body;
  return { url, open, metrics, follower };
}

const link = (name = 'pr-12', expiresAt = Date.now() + 3_600_000) =>
  `/?set=${signPreview(previewKey, { name, expiresAt })}`;
const production = 'shell 1.0.0-own, remote 1.0.0, flags old';

describe('previews', () => {
  test('the signed address is rendered from the preview, with a mark, and links stay in it by a cookie', async () => {
    const { open } = await startServer();
    const page = await open(link());
    expect(page).toMatchObject({ status: 200, h1: 'shell 1.0.0-own, remote 2.0.0, flags old' });
    expect(page.mark).toMatch(/^Preview pr-12, until .* UTC\. <a href="\?set=current">Leave preview<\/a>$/);
    expect(page.data.remotes[0].base).toBe('/releases/mfe-a/2.0.0');
    expect(page.cookie).toMatch(
      /^site_preview=preview-pr-12\.\S+; Max-Age=35\d\d; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
    );
    const [cookie] = page.cookie.split(';');
    expect((await open('/?page=2', cookie)).h1).toContain('remote 2.0.0');
    expect((await open('/')).h1).toBe(production);
    const left = await open('/?page=2&set=current', cookie);
    expect([left.status, left.headers.location]).toEqual([303, '/?page=2']);
    expect(left.cookie).toContain('site_preview=; Max-Age=0');
  });

  test('its styles are allowed by the security policy', async () => {
    const { open } = await startServer();
    const { headers, body } = await open(link());
    const styles = [...body.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, css]) => css ?? '');
    expect(styles.some((css) => css.includes('#preview-mark'))).toBe(true);
    for (const css of styles)
      expect(headers['content-security-policy']).toContain(
        `'sha256-${createHash('sha256').update(css).digest('base64')}'`,
      );
  });

  test('no cache keeps it, no search engine indexes it, and the ordinary page stays ordinary', async () => {
    const { open } = await startServer();
    for (let view = 0; view < 3; view++) await open(link());
    expect((await open('/')).h1).toBe(production);
    const { headers, body } = await open(link());
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'cdn-cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    });
    expect(headers.etag).toBeUndefined();
    expect(body).toContain('<meta name="robots" content="noindex">');
    expect((await open('/')).body).not.toContain('noindex');
  });

  test('its views and reports are not counted', async () => {
    const { url, open, metrics } = await startServer();
    const { cookie, headers } = await open(link());
    const token = /report;desc="([^"]*)"/.exec(String(headers['server-timing']))?.[1];
    const report = (sent: string | undefined, cookies: string) =>
      fetch(`${url}/telemetry`, {
        method: 'POST',
        headers: { cookie: cookies, 'content-type': 'application/json' },
        body: JSON.stringify({
          set: 1,
          path: '/',
          token: sent,
          page: { remote: 'mfe-a', version: '1.0.0', route: '/' },
          started: { 'mfe-a': '1.0.0', shell: '1.0.0-own' },
          reports: [
            { type: 'error', message: 'it failed', remote: 'mfe-a', version: '1.0.0' },
            { type: 'vital', name: 'LCP', value: 900 },
          ],
        }),
      });
    const ordinary = /report;desc="([^"]*)"/.exec(String((await open('/')).headers['server-timing']))?.[1];
    const before = await metrics();
    expect(before).toContain('site_views_total{remote="mfe-a",version="1.0.0",route="/"} 1');
    await report(token, '');
    await report(ordinary, cookie.split(';')[0] ?? '');
    await open(link());
    const counted = (text: string) =>
      text.split('\n').filter((line) => /^site_(views|started_views|remote_errors|web_vital)/.test(line));
    expect(counted(await metrics())).toEqual(counted(before));
  });

  test.each([
    ['changed', () => link().replace('pr-12', 'pr-13'), 403, 'is incomplete or was changed'],
    ['expired', () => link('pr-12', Date.now() - 1_000), 403, 'This preview has expired.'],
    ['unsigned', () => '/?set=preview-pr-12', 403, 'is incomplete or was changed'],
    ['swept', () => link('pr-99'), 404, 'This preview has been removed.'],
  ])(
    'an address that was %s gets one line and a way to the site, and the cookie is removed',
    async (_case, address, status, text) => {
      const { open } = await startServer();
      const page = await open(address());
      expect(page).toMatchObject({ status, data: null });
      expect(page.body).toContain(text);
      expect(page.body).toContain('<a href="/">Open the site without it</a>');
      expect(page.headers['cache-control']).toBe('no-store');
      expect(page.cookie).toContain('site_preview=; Max-Age=0');
    },
  );

  test('a server without the key serves the ordinary site', async () => {
    const { open } = await startServer({ withKey: false });
    const page = await open(link());
    expect([page.h1, page.cookie, page.mark]).toEqual([production, '', undefined]);
  });

  test('the address shows the newest build of the preview', async () => {
    const { open } = await startServer();
    await open(link());
    await writeSet(previewChannel('pr-12'), {
      'mfe-a': await putVersion('2.1.0'),
      shell: await putHost('1.1.0-b'),
    });
    expect((await open(link())).h1).toBe('shell 1.1.0-b, remote 2.1.0, flags old');
  });

  test('a build that cannot be loaded is named in the mark', async () => {
    const { open } = await startServer();
    await writeSet(previewChannel('pr-12'), { 'mfe-a': { version: '3.0.0', descriptor: 'sha384-x' } });
    const { mark, data } = await open(link());
    expect(mark).toContain(
      'mfe-a is not shown as built: mfe-a/3.0.0/remote.json is not in the release store.',
    );
    expect(data.view.problems).toHaveLength(1);
  });
});

describe('views of QA', () => {
  test('a set, versions of remotes and of the shell, and flags are rendered by the server', async () => {
    const { open, follower } = await startServer({ qa: true });
    await writeSet('production', { 'mfe-a': await putVersion('1.5.0') });
    await follower.check();
    await putHost('1.1.0-b');
    expect((await open('/')).h1).toBe('shell 1.0.0-own, remote 1.5.0, flags qa,old');
    expect((await open('/?set=1')).h1).toBe('shell 1.0.0-own, remote 1.0.0, flags qa,old');
    const page = await open('/?versions=mfe-a@2.0.0,shell@1.1.0-b&flags=new,-old');
    expect(page.h1).toBe('shell 1.1.0-b, remote 2.0.0, flags qa,new');
    expect(page.data.view).toEqual({
      set: '2',
      overrides: { 'mfe-a': '2.0.0', shell: '1.1.0-b' },
      flags: { new: true, old: false },
      problems: [],
    });
    expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  });

  test('without the flag the parameters are ignored', async () => {
    const { open } = await startServer();
    const page = await open('/?set=1&versions=mfe-a@2.0.0&flags=new');
    expect([page.h1, page.data.view]).toEqual([production, undefined]);
  });

  test('an area from a dev server is left to the browser', async () => {
    const { open } = await startServer({ qa: true });
    const page = await open('/?versions=mfe-a@http://localhost:3004');
    expect(page.h1).toBe('shell 1.0.0-own, remote by the browser, flags qa,old');
    expect(page.data.remotes[0].version).toBe('1.0.0');
    const preloaded = /as="script"[^>]*href="\/releases\/mfe-a/;
    expect(page.body).not.toMatch(preloaded);
    expect((await open('/')).body).toMatch(preloaded);
  });

  test.each([['9.9.9'], ['../../secret'], ['1.0.0/../../x']])(
    'version %p, which does not exist, is named; the released one is shown',
    async (version) => {
      const { open } = await startServer({ qa: true });
      const page = await open(`/?versions=mfe-a@${encodeURIComponent(version)}`);
      expect(page.h1).toContain('remote 1.0.0');
      expect(page.data.view.problems).toEqual([
        { remote: 'mfe-a', reason: `version ${version} could not be loaded` },
      ]);
    },
  );

  test('a set that does not exist is named', async () => {
    const { open } = await startServer({ qa: true });
    const page = await open('/?set=77');
    expect([page.status, page.body]).toEqual([
      404,
      expect.stringContaining('no release set 77 on production'),
    ]);
    expect(page.body).toContain('<title>There is no release set 77 on production.</title>');
    // The way out also ends the view that the tab has stored.
    expect(page.body).toContain('<a href="/?set=newest">');
    expect((await open('/?set=newest')).h1).toBe('shell 1.0.0-own, remote 1.0.0, flags qa,old');
    expect((await open('/?set=current')).headers.location).toBe('/?set=newest');
  });

  test('a loaded set is kept, and dropped when eight others were loaded after it', async () => {
    const { open } = await startServer({ qa: true });
    const get = jest.spyOn(store, 'get');
    const timesLoaded = () =>
      get.mock.calls.filter(([key]) => key === 'mfe-a/2.0.0/server/server.cjs').length;
    for (let view = 0; view < 3; view++) await open('/?versions=mfe-a@2.0.0');
    expect(timesLoaded()).toBe(1);
    for (let other = 0; other < 8; other++) await open(`/?versions=mfe-a@0.0.${other}`);
    await open('/?versions=mfe-a@2.0.0');
    expect(timesLoaded()).toBe(2);
  });

  test('a preview can have versions replaced', async () => {
    const { open } = await startServer({ qa: true });
    await putHost('1.1.0-b');
    expect((await open(`${link()}&versions=shell@1.1.0-b`)).h1).toContain('shell 1.1.0-b, remote 2.0.0');
  });
});

describe('released versions for the panel', () => {
  const read = async (url: string) => {
    const response = await fetch(`${url}/qa/releases`);
    const isJson = response.headers.get('content-type')?.startsWith('application/json');
    return { isJson, body: isJson ? await response.json() : null };
  };

  test('each has date, author and commit, its share of the visitors, and why it was rolled back', async () => {
    const { url, follower } = await startServer({ qa: true });
    const canary = { ...(await putVersion('1.2.0')), percent: 10 };
    await writeSet('production', { 'mfe-a': await putVersion('1.1.0'), shell: await putHost('1.1.0-b') });
    await rollBackRemote(store, 'production', {
      remote: 'mfe-a',
      reason: 'broken form',
      author: 'Asha',
      commit: 'c',
    });
    await writeSet('production', {
      'mfe-a': { ...(await putVersion('1.0.0')), canary },
      shell: await putHost('1.1.0-b'),
    });
    await follower.check();
    const { body } = await read(url);
    expect(body).toMatchObject({ channel: 'production', set: 4 });
    expect(body.sets.map(({ number }: { number: number }) => number)).toEqual([4, 3, 2, 1]);
    const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);
    const released = { date: time, author: 'a', commit: 'c' };
    const versions = Object.fromEntries(
      body.versions['mfe-a'].map((one: { version: string }) => [one.version, one]),
    );
    expect(versions).toEqual({
      '1.0.0': { version: '1.0.0', ...released, percent: 90 },
      '1.1.0': {
        version: '1.1.0',
        ...released,
        rolledBack: { reason: 'broken form', by: 'Asha', at: time },
      },
      '1.2.0': { version: '1.2.0', ...released, percent: 10 },
      '2.0.0': { version: '2.0.0', ...released },
    });
    expect(body.versions.shell).toEqual([{ version: '1.1.0-b', ...released, percent: 100 }]);
  });

  test('a version that no set names has only what its descriptor says', async () => {
    const { url } = await startServer({ qa: true });
    await putVersion('7.0.0');
    const { body } = await read(url);
    expect(body.versions['mfe-a'].at(-1)).toEqual({ version: '7.0.0', date: '', author: '', commit: 'c' });
  });

  test('the list is served only with the flag qa', async () => {
    const { url } = await startServer();
    expect((await read(url)).isJson).toBe(false);
  });
});
