/** @jest-environment node */
import { integrityOf, type ReleaseSet, type ReleaseStore } from 'shared-releases';
import { filesOf, remoteDescriptor, routeAt } from 'shared-releases/testing';
import { loadServedSet, type ServedSet } from './served-set.ts';

const shell = { version: '1.0.0', shared: { react: '19.0.0' } };
const under = (previous: ServedSet | null) => ({ shell, provided: {}, releaseOrigin: '', previous });

/** A release store in memory; each call of `put` releases a remote. */
function memoryStore() {
  const files = new Map<string, Buffer>();
  const store: ReleaseStore = {
    get: async (key) => files.get(key) ?? null,
    putIfAbsent: async (key, content) => !files.has(key) && !!files.set(key, content),
    put: async (key, content) => {
      files.set(key, content);
    },
    list: async (prefix) => [...files.keys()].filter((key) => key.startsWith(prefix)),
    remove: async () => {},
    lastWrite: async () => 0,
  };
  const put = (
    name: string,
    change: { path?: string; requires?: string; server?: string; version?: string } = {},
  ) => {
    const { version = '1.0.0' } = change;
    const server = change.server ?? 'module.exports.default = { pages: { p: {} } }';
    const descriptor = JSON.stringify(
      remoteDescriptor({
        name,
        version,
        requires: { shell: change.requires ?? '^1.0.0' },
        routes: [routeAt(change.path ?? `/${name}`)],
        shared: { react: '19.0.0' },
        files: filesOf({ 'web/remoteEntry.js': 'entry', 'server/server.cjs': server }),
      }),
    );
    files.set(`${name}/${version}/remote.json`, Buffer.from(descriptor));
    files.set(`${name}/${version}/server/server.cjs`, Buffer.from(server));
    return [name, { version, descriptor: integrityOf(descriptor) }] as const;
  };
  const release = (released: ReleaseSet) =>
    files.set(
      `sets/production/${String(released.number).padStart(8, '0')}.json`,
      Buffer.from(JSON.stringify(released)),
    );
  return { store, put, files, release };
}

const set = (number: number, ...remotes: (readonly [string, object])[]) =>
  ({
    schema: 1,
    number,
    channel: 'production',
    createdAt: '2026-11-21T10:00:00.000Z',
    author: 'a',
    commit: 'abc',
    message: 'm',
    remotes: Object.fromEntries(remotes),
  }) as ReleaseSet;

test('a valid set is served with all server bundles', async () => {
  const { store, put } = memoryStore();
  const served = await loadServedSet(store, set(1, put('mfe-a'), put('mfe-b')), under(null));
  expect(served).toMatchObject({ number: 1, problems: [] });
  expect(served.remotes.map(({ name, bundle }) => [name, bundle !== null])).toEqual([
    ['mfe-a', true],
    ['mfe-b', true],
  ]);
});

test('a descriptor with a wrong hash is replaced by the last valid one of that remote', async () => {
  const { store, put, files } = memoryStore();
  const both = [put('mfe-a'), put('mfe-b')] as const;
  const before = await loadServedSet(store, set(1, ...both), under(null));
  files.set('mfe-b/1.0.0/remote.json', Buffer.from(`${files.get('mfe-b/1.0.0/remote.json')} `));
  const fresh = await loadServedSet(store, set(2, ...both), under(null));
  expect(fresh.remotes.filter(({ page }) => !page.disabled).map(({ name }) => name)).toEqual(['mfe-a']);
  expect(fresh.problems).toEqual([
    { remote: 'mfe-b', reason: expect.stringContaining('does not have the hash') },
  ]);
  const after = await loadServedSet(store, set(2, ...both), under(before));
  expect(after.remotes.map(({ name }) => name)).toEqual(['mfe-a', 'mfe-b']);
});

test('a descriptor that is missing at start makes unknown addresses unavailable until it is there', async () => {
  const { store, put, files } = memoryStore();
  const both = [put('mfe-a'), put('mfe-b')] as const;
  const descriptor = files.get('mfe-b/1.0.0/remote.json') as Buffer;
  files.delete('mfe-b/1.0.0/remote.json');
  const before = await loadServedSet(store, set(1, ...both), under(null));
  expect(before.remotes[1]).toMatchObject({
    name: 'mfe-b',
    bundle: null,
    page: { routes: [{ path: '*' }], disabled: true },
  });
  const stillMissing = await loadServedSet(store, set(1, ...both), under(before));
  expect(stillMissing.remotes[1]?.page.disabled).toBe(true);
  files.set('mfe-b/1.0.0/remote.json', descriptor);
  const after = await loadServedSet(store, set(1, ...both), under(stillMissing));
  expect(after.problems).toEqual([]);
  expect(after.remotes[1]).toMatchObject({ name: 'mfe-b', page: { routes: [{ path: '/mfe-b' }] } });
  expect(after.remotes[1]?.bundle).not.toBeNull();
});

test.each([
  [
    'a changed byte in the server bundle',
    (files: Map<string, Buffer>) => files.set('mfe-a/1.0.0/server/server.cjs', Buffer.from('tampered')),
    'does not have the hash',
  ],
  [
    'a missing server bundle',
    (files: Map<string, Buffer>) => files.delete('mfe-a/1.0.0/server/server.cjs'),
    'is not in the release store',
  ],
])('with %s the area is rendered by the browser', async (_case, breakRelease, reason) => {
  const { store, put, files } = memoryStore();
  const released = put('mfe-a');
  breakRelease(files);
  const { remotes } = await loadServedSet(store, set(1, released), under(null));
  expect(remotes[0]).toMatchObject({
    name: 'mfe-a',
    bundle: null,
    bundleProblem: expect.stringContaining(reason),
  });
});

test('a remote that requires a newer shell is refused with the reason and keeps its routes', async () => {
  const { store, put } = memoryStore();
  const { remotes } = await loadServedSet(store, set(1, put('mfe-a', { requires: '^2.0.0' })), under(null));
  expect(remotes[0]?.page).toMatchObject({
    refused: 'mfe-a@1.0.0 requires shell ^2.0.0, but this shell is 1.0.0',
    routes: [{ path: '/mfe-a' }],
  });
});

test('of two remotes that claim one path the first is served; the other is left out and named (REL-4)', async () => {
  const { store, put } = memoryStore();
  const served = await loadServedSet(
    store,
    set(1, put('mfe-a', { path: '/x' }), put('mfe-b', { path: '/x' })),
    under(null),
  );
  expect(served.remotes.map(({ name }) => name)).toEqual(['mfe-a']);
  expect(served.problems[0]).toMatchObject({ remote: 'mfe-b' });
});

describe('a remote that claims the address of another one', () => {
  const collision = {
    remote: 'mfe-a',
    reason: 'mfe-a claims /blog, which belongs to mfe-b',
  };

  test('is left out while the other one is served, although its name comes first', async () => {
    const { store, put } = memoryStore();
    const blog = put('mfe-b', { path: '/blog' });
    const before = await loadServedSet(store, set(1, put('mfe-a'), blog), under(null));
    const newcomer = put('mfe-a', { path: '/blog', version: '2.0.0' });
    const served = await loadServedSet(store, set(2, newcomer, blog), under(before));
    expect(served.remotes.map(({ name }) => name)).toEqual(['mfe-b']);
    expect(served.problems).toEqual([collision]);
    const again = await loadServedSet(store, set(2, newcomer, blog), under(served));
    expect(again.problems).toEqual([collision]);
  });

  test('is left out by a server that starts with the set, too', async () => {
    const { store, put, release } = memoryStore();
    const blog = put('mfe-b', { path: '/blog' });
    release(set(1, put('mfe-a'), blog));
    const newcomer = put('mfe-a', { path: '/blog', version: '2.0.0' });
    release(set(2, newcomer, blog));
    const served = await loadServedSet(store, set(3, newcomer, blog), under(null));
    expect(served.remotes.map(({ name }) => name)).toEqual(['mfe-b']);
    expect(served.problems).toEqual([collision]);
  });

  test('is left out as a canary, and its stable version is served', async () => {
    const { store, put } = memoryStore();
    const stable = put('mfe-a');
    const [, { version, descriptor }] = put('mfe-a', { path: '/blog', version: '2.0.0' });
    const served = await loadServedSet(
      store,
      set(
        1,
        [stable[0], { ...stable[1], canary: { version, descriptor, percent: 10 } }],
        put('mfe-b', { path: '/blog' }),
      ),
      under(null),
    );
    expect(served.remotes.map(({ name }) => name)).toEqual(['mfe-a', 'mfe-b']);
    expect(served.canaries).toEqual([]);
    expect(served.problems).toEqual([collision]);
  });
});

test('a disabled remote keeps its routes and has no links, widgets or code', async () => {
  const { store, put } = memoryStore();
  const [name, released] = put('mfe-a');
  const served = await loadServedSet(store, set(1, [name, { ...released, disabled: true }]), under(null));
  expect(served.remotes[0]?.page).toMatchObject({
    disabled: true,
    nav: [],
    widgets: [],
    routes: [{ path: '/mfe-a' }],
  });
  const again = await loadServedSet(store, set(2, [name, released]), under(served));
  expect(again.remotes[0]?.page.disabled).toBeUndefined();
  expect(again.remotes[0]?.bundle).not.toBeNull();
});

test('a canary is loaded besides the stable version; one that cannot be loaded is left out', async () => {
  const { store, put, files } = memoryStore();
  const [name, released] = put('mfe-a');
  const canary = { version: '1.0.0', descriptor: released.descriptor, percent: 10 };
  const served = await loadServedSet(store, set(1, [name, { ...released, canary }]), under(null));
  expect(served.canaries).toMatchObject([{ percent: 10, remote: { name: 'mfe-a' } }]);
  files.delete('mfe-a/1.0.0/remote.json');
  const broken = await loadServedSet(
    store,
    set(2, [name, { ...released, canary: { ...canary, version: '2.0.0' } }]),
    under(served),
  );
  expect(broken.canaries).toEqual([]);
  expect(broken.remotes).toHaveLength(1);
});

test('release files are loaded from their own origin when there is one', async () => {
  const { store, put } = memoryStore();
  const options = { ...under(null), releaseOrigin: 'https://cdn.example.org' };
  const { remotes } = await loadServedSet(store, set(1, put('mfe-a')), options);
  expect(remotes[0]?.page.base).toBe('https://cdn.example.org/releases/mfe-a/1.0.0');
});
