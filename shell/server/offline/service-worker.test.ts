/** @jest-environment node */
import { brotliCompressSync } from 'node:zlib';
import Fastify from 'fastify';
import { chooseRemotes } from '../releases/canary.ts';
import { CLEARING_WORKER } from './clearing-worker.ts';
import { serveServiceWorker } from './service-worker.ts';

/** The server with a stored worker, unless `state` says otherwise. */
async function workerOf({
  offline = undefined as 'off' | undefined,
  clearsOffline = false,
  worker = 'web/js/service-worker.1.js',
  stored = '// the worker' as string | null,
  development = undefined as object | undefined,
  /** The worker of a shell that half of the visitors get; empty: it has none. */
  canary = undefined as string | undefined,
  cookie = '',
  headers = {} as Record<string, string>,
} = {}) {
  const manifest = { version: '1.0.0-a', worker };
  const setOf = (shell: { version: string; worker: string }) => ({
    offline,
    remotes: [],
    canaries: [],
    host: { version: shell.version, manifest: shell, releaseOrigin: 'https://cdn.example.org' },
  });
  const app = Fastify();
  serveServiceWorker(app, {
    clearsOffline,
    development,
    manifest,
    config: { publicUrl: 'https://www.example.org' },
    follower: {
      current: () => ({
        ...setOf(manifest),
        ...(canary !== undefined && {
          hostCanary: { percent: 50, set: setOf({ version: '2.0.0-b', worker: canary }) },
        }),
      }),
    },
    store: {
      get: async (key: string) =>
        ({
          'shell/1.0.0-a/web/js/service-worker.1.js': stored,
          'shell/1.0.0-a/web/js/service-worker.1.js.br': stored && brotliCompressSync(stored),
          'shell/2.0.0-b/web/js/2.js': '// canary',
        })[key] ?? null,
    },
  } as never);
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const response = await fetch(`${url}/service-worker.js`, { headers: { cookie, ...headers } });
  const body = await response.text();
  await app.close();
  return { status: response.status, body, headers: Object.fromEntries(response.headers) };
}

test('the worker of the served shell is answered for the whole site, is asked for anew each time, and connects to this site only', async () => {
  const { status, body, headers } = await workerOf();
  expect([status, body]).toEqual([200, '// the worker']);
  expect(headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'service-worker-allowed': '/',
  });
  expect(headers['content-security-policy']).toBe(
    "default-src 'none'; script-src 'self'; connect-src 'self' https://cdn.example.org https://www.example.org",
  );
});

test('a browser that has the worker already gets no body, and another one a compressed one', async () => {
  const first = await workerOf({ headers: { 'accept-encoding': 'br' } });
  expect(first.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding, cookie' });
  const again = await workerOf({
    headers: { 'accept-encoding': 'br', 'if-none-match': first.headers.etag ?? '' },
  });
  expect([again.status, again.body]).toEqual([304, '']);
  const cleared = await workerOf({
    clearsOffline: true,
    headers: { 'if-none-match': first.headers.etag ?? '' },
  });
  expect([cleared.status, cleared.body]).toEqual([200, CLEARING_WORKER]);
});

test.each([
  ['the release set says so', { offline: 'off' as const }],
  ['the variable says so', { clearsOffline: true }],
  ['the shell has no worker, as after a rollback to an older one', { worker: '' }],
  ['pages come from dev servers', { development: {} }],
])('a worker that clears everything is answered when %s', async (_case, state) => {
  expect((await workerOf(state)).body).toBe(CLEARING_WORKER);
});

test.each([
  ['a canary with another worker', 'web/js/2.js', '// canary'],
  ['a canary without one', '', CLEARING_WORKER],
])(
  'beside %s each visitor gets the worker of the shell that makes their pages',
  async (_case, canary, body) => {
    const bodies = new Set<string>();
    for (let bucket = 0; bucket < 10_000; bucket += 1_000) {
      const cookie = `site_bucket=${bucket}`;
      const set = { host: 'canary', canaries: [] };
      const isCanary =
        chooseRemotes({ canaries: [], hostCanary: { percent: 50, set } } as never, bucket).host !== undefined;
      const answer = await workerOf({ canary, cookie });
      expect(answer.body).toBe(isCanary ? body : '// the worker');
      bodies.add(answer.body);
    }
    expect(bodies.size).toBe(2);
    // Who takes no cookie gets pages of either; their browser keeps what it has.
    expect((await workerOf({ canary })).status).toBe(503);
  },
);

test('when the worker cannot be read, browsers keep the one they have, and their copies', async () => {
  expect((await workerOf({ stored: null })).status).toBe(503);
});

test('the clearing worker takes over at once, deletes all caches and removes itself', async () => {
  const listeners: Record<string, (event: object) => void> = {};
  const deleted: string[] = [];
  let isSkipped = false;
  let isRegistered = true;
  const scope = {
    addEventListener: (type: string, listener: (event: object) => void) => {
      listeners[type] = listener;
    },
    skipWaiting: () => {
      isSkipped = true;
    },
    caches: {
      keys: async () => ['offline-kept', 'offline-files a@1'],
      delete: async (name: string) => deleted.push(name),
    },
    indexedDB: { deleteDatabase: (name: string) => deleted.push(name) },
    registration: {
      unregister: async () => {
        isRegistered = false;
      },
    },
  };
  new Function(...Object.keys(scope), CLEARING_WORKER)(...Object.values(scope));
  listeners.install?.({});
  let work: Promise<unknown> = Promise.resolve();
  listeners.activate?.({
    waitUntil: (started: Promise<unknown>) => {
      work = started;
    },
  });
  await work;
  expect({ isSkipped, isRegistered, deleted }).toEqual({
    isSkipped: true,
    isRegistered: false,
    deleted: ['offline-kept', 'offline-files a@1', 'offline-storage'],
  });
});
