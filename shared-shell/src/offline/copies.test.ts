/** @jest-environment node */
import { deleteCopies, deleteCopiesOfAccount, isKept, listCopies } from './copies.ts';
import { CACHES, COPY_HEADERS } from './protocol.ts';

const SITE = 'https://www.example.org';

/** `caches` with copies: `[cache, path, headers]`. */
function give(copies: [cache: string, path: string, headers: Record<string, string>][]) {
  const all = new Map<string, Map<string, Record<string, string>>>();
  for (const [cache, path, headers] of copies)
    all.set(cache, (all.get(cache) ?? new Map()).set(new URL(path, SITE).href, headers));
  const urlOf = (request: RequestInfo) =>
    new URL(request instanceof Request ? request.url : request, SITE).href;
  const open = async (name: string) => ({
    keys: async () => [...(all.get(name)?.keys() ?? [])].map((url) => new Request(url)),
    match: async (request: RequestInfo) => {
      const headers = all.get(name)?.get(urlOf(request));
      return headers && new Response('', { headers });
    },
    delete: async (request: RequestInfo) => all.get(name)?.delete(urlOf(request)),
  });
  Object.assign(globalThis, { caches: { open, has: async (name: string) => all.has(name) } });
  return (name: string) => [...(all.get(name)?.keys() ?? [])].map((url) => url.replace(SITE, ''));
}

const about = (title: string, at: string, more = {}) => ({
  [COPY_HEADERS.title]: encodeURIComponent(title),
  [COPY_HEADERS.at]: at,
  [COPY_HEADERS.bytes]: '2048',
  ...more,
});

test('copies are listed with title, size and day: the kept ones first, each page once', async () => {
  give([
    [CACHES.visited, '/guide', about('Guide', '2026-11-01')],
    [CACHES.visited, '/ne/blog/7', about('नेपाल', '2026-11-03')],
    [CACHES.kept, '/guide', about('Guide', '2026-11-02')],
  ]);
  expect(await listCopies()).toEqual([
    { path: '/guide', title: 'Guide', at: '2026-11-02', bytes: 2048, isKept: true },
    { path: '/ne/blog/7', title: 'नेपाल', at: '2026-11-03', bytes: 2048, isKept: false },
  ]);
  expect([await isKept('/guide'), await isKept('/ne/blog/7')]).toEqual([true, false]);
});

test('deleting a page deletes its pictures, but not those of another kept page', async () => {
  const pathsIn = give([
    [
      CACHES.kept,
      '/a',
      about('A', '1', { [COPY_HEADERS.pictures]: JSON.stringify([`${SITE}/1.png`, `${SITE}/2.png`]) }),
    ],
    [CACHES.kept, '/b', about('B', '2', { [COPY_HEADERS.pictures]: JSON.stringify([`${SITE}/2.png`]) })],
    [CACHES.keptPictures, '/1.png', {}],
    [CACHES.keptPictures, '/2.png', {}],
  ]);
  await deleteCopies('/a');
  expect([pathsIn(CACHES.kept), pathsIn(CACHES.keptPictures)]).toEqual([['/b'], ['/2.png']]);
});

test('a logout deletes what belongs to the account and nothing else', async () => {
  const pathsIn = give([
    [CACHES.kept, '/shortlist', about('Shortlist', '1', { [COPY_HEADERS.account]: '1' })],
    [CACHES.kept, '/guide', about('Guide', '2')],
  ]);
  await deleteCopiesOfAccount();
  expect(pathsIn(CACHES.kept)).toEqual(['/guide']);
});

test('where the browser keeps nothing, nothing is listed and nothing fails', async () => {
  Object.defineProperty(globalThis, 'caches', {
    configurable: true,
    get: () => {
      throw new DOMException('blocked', 'SecurityError');
    },
  });
  expect(await listCopies()).toEqual([]);
  expect(await isKept('/guide')).toBe(false);
  await deleteCopies('/guide');
  await deleteCopiesOfAccount();
  Reflect.deleteProperty(globalThis, 'caches');
});
