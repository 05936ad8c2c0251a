import type { PageRemote } from '../../page-data.ts';
import { applyOverrides } from './apply-overrides.ts';

const remote = (version = '1.0.0') =>
  ({
    name: 'mfe-a',
    version,
    base: `/releases/mfe-a/${version}`,
    entry: { file: 'web/remoteEntry.js', global: 'mfe_a', integrity: '' },
    routes: [{ path: '/a', page: 'p' }],
    redirects: [],
    nav: [],
    widgets: [],
  }) as unknown as PageRemote;
const view = (overrides: Record<string, string>, problems: { remote: string; reason: string }[] = []) => ({
  set: '1',
  overrides,
  flags: {},
  problems,
});

/** Answers with a descriptor of version 2.0.0. */
const descriptorAt = (known: string, routes = [{ path: '/a', page: 'p' }]) =>
  jest.fn(async (url: string | URL | Request) =>
    String(url) === known
      ? new Response(
          JSON.stringify({ ...remote('2.0.0'), routes, widgets: [], files: {}, entry: remote().entry }),
        )
      : new Response('', { status: 404 }),
  );
const originalFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = originalFetch;
});

test('a version that the server has loaded is hydrated as it is', async () => {
  globalThis.fetch = jest.fn();
  const overrides = { 'mfe-a': '1.0.0' };
  const applied = await applyOverrides({ remotes: [remote()], view: view(overrides) }, overrides);
  expect(applied).toEqual({ remotes: [remote()], failed: {}, canHydrate: true });
  expect(globalThis.fetch).not.toHaveBeenCalled();
});

test('a version that the server has not loaded is loaded here, and its page is rendered anew', async () => {
  globalThis.fetch = descriptorAt('/qa/remotes/mfe-a/2.0.0');
  const applied = await applyOverrides({ remotes: [remote()] }, { 'mfe-a': '2.0.0' });
  expect(applied.remotes[0]).toMatchObject({ version: '2.0.0', base: '/releases/mfe-a/2.0.0' });
  expect(applied.canHydrate).toBe(false);
});

test('a dev server is hydrated where the server has left its area, unless its routes differ', async () => {
  const overrides = { 'mfe-a': 'http://localhost:3004/' };
  const known = 'http://localhost:3004/federated/remote.json';
  globalThis.fetch = descriptorAt(known);
  const applied = await applyOverrides({ remotes: [remote()], view: view(overrides) }, overrides);
  expect(applied.remotes[0]?.base).toBe('http://localhost:3004/federated');
  expect(applied.canHydrate).toBe(true);
  expect((await applyOverrides({ remotes: [remote()] }, overrides)).canHydrate).toBe(false);
  globalThis.fetch = descriptorAt(known, [{ path: '/b', page: 'p' }]);
  const moved = await applyOverrides({ remotes: [remote()], view: view(overrides) }, overrides);
  expect(moved.canHydrate).toBe(false);
});

test('what is loaded here may use what it declares, no more', async () => {
  const permissions = { session: 'subject', storage: ['draft'] };
  globalThis.fetch = jest.fn(
    async () =>
      new Response(JSON.stringify({ ...remote('2.0.0'), permissions, files: {}, entry: remote().entry })),
  );
  for (const source of ['2.0.0', 'http://localhost:3004'])
    expect((await applyOverrides({ remotes: [remote()] }, { 'mfe-a': source })).remotes).toEqual([
      expect.objectContaining({ permissions }),
    ]);
});

test('what cannot be loaded is named, and the released version stays', async () => {
  globalThis.fetch = descriptorAt('none');
  const overrides = { 'mfe-a': '9.9.9', shell: '9.9.9' };
  const applied = await applyOverrides(
    {
      remotes: [remote()],
      shell: '1.0.0',
      view: view(overrides, [{ remote: 'shell', reason: 'it is too new' }]),
    },
    overrides,
  );
  expect(applied).toEqual({
    remotes: [remote()],
    failed: { 'mfe-a': '/qa/remotes/mfe-a/9.9.9 returns 404', shell: 'it is too new' },
    canHydrate: true,
  });
});

test('an address where no dev server answers is named; one that is no address is taken for a version', async () => {
  globalThis.fetch = jest.fn(async (url: string | URL | Request) => {
    if (String(url).startsWith('http:')) throw new TypeError('Failed to fetch');
    return new Response('', { status: 404 });
  });
  const failureOf = async (source: string) =>
    (await applyOverrides({ remotes: [remote()] }, { 'mfe-a': source })).failed['mfe-a'];
  expect(await failureOf('http://localhost:3999')).toBe('no dev server answers at http://localhost:3999');
  expect(await failureOf('http://[')).toBe('/qa/remotes/mfe-a/http%3A%2F%2F%5B returns 404');
});
