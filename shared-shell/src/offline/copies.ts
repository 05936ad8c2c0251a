import { hasWorker } from './ask-worker.ts';
import { CACHES, COPY_HEADERS, STORAGE_INDEX } from './protocol.ts';

/** A page on the device. */
export interface PageCopy {
  /** Path with query. */
  path: string;
  title: string;
  /** ISO time. */
  at: string;
  bytes: number;
  /** Kept by the visitor; otherwise it was only opened, and leaves when there are too many. */
  isKept: boolean;
}

/** Null where the browser has no caches: without TLS, or in a private window of some browsers. */
const cacheStorage = (): CacheStorage | null => {
  try {
    return globalThis.caches ?? null;
  } catch {
    return null;
  }
};

/** A cache without creating it, or null. */
export async function existingCache(name: string): Promise<Cache | null> {
  const storage = cacheStorage();
  return storage && (await storage.has(name)) ? storage.open(name) : null;
}

const orNothing = <T>(work: Promise<T>, nothing: T): Promise<T> => work.catch(() => nothing);

/** The copies on this device, the kept ones first, then the newest first. Never rejects. */
export const listCopies = (): Promise<PageCopy[]> =>
  orNothing(
    Promise.all([copiesIn(CACHES.kept, true), copiesIn(CACHES.visited, false)]).then(([kept, visited]) => [
      ...kept,
      ...visited.filter(({ path }) => kept.every((one) => one.path !== path)),
    ]),
    [],
  );

async function copiesIn(name: string, isKept: boolean): Promise<PageCopy[]> {
  const cache = await existingCache(name);
  if (!cache) return [];
  const copies = await Promise.all(
    (await cache.keys()).map(async (request): Promise<PageCopy[]> => {
      const headers = (await cache.match(request))?.headers;
      if (!headers) return [];
      const { pathname, search } = new URL(request.url);
      return [
        {
          path: pathname + search,
          title: decodeURIComponent(headers.get(COPY_HEADERS.title) ?? '') || pathname,
          at: headers.get(COPY_HEADERS.at) ?? '',
          bytes: Number(headers.get(COPY_HEADERS.bytes)) || 0,
          isKept,
        },
      ];
    }),
  );
  return copies.flat().sort((a, b) => (a.at < b.at ? 1 : -1));
}

/** Whether the visitor keeps the page at a path. Never rejects. */
export const isKept = (path: string): Promise<boolean> =>
  orNothing(
    existingCache(CACHES.kept).then(async (cache) => (await cache?.match(path)) !== undefined),
    false,
  );

/** Whether a page can be shown without a network: an opened or a kept one, or the list of them. Never rejects. */
export const isOnDevice = (path: string): Promise<boolean> =>
  orNothing(
    Promise.all(
      [CACHES.kept, CACHES.visited, CACHES.list].map(async (name) =>
        (await existingCache(name))?.match(path, { ignoreVary: true }),
      ),
    ).then((found) => found.some(Boolean)),
    false,
  );

/** Deletes the copies of a page, and those pictures of it that no other kept page shows. Never rejects. */
export const deleteCopies = (path: string): Promise<void> =>
  orNothing(
    (async () => {
      for (const name of [CACHES.kept, CACHES.visited]) await (await existingCache(name))?.delete(path);
      await deleteUnusedPictures();
    })(),
    undefined,
  );

/** Deletes everything that is stored for offline reading. */
export async function deleteAllCopies(): Promise<void> {
  for (const name of (await cacheStorage()?.keys()) ?? []) await caches.delete(name);
  indexedDB.deleteDatabase(STORAGE_INDEX);
}

const FIRST_GENERATION = '1';
const GENERATION_ADDRESS = `/${CACHES.account}`;

/**
 * What the device has been used for: another text from each logout on. A copy of an account belongs to one of them, and
 * is not stored when it has ended meanwhile, in whatever tab. Never rejects.
 */
export const accountGeneration = (): Promise<string> =>
  orNothing(
    existingCache(CACHES.account).then(async (cache) => (await cache?.match(GENERATION_ADDRESS))?.text()),
    undefined,
  ).then((generation) => generation ?? FIRST_GENERATION);

/** Deletes what belongs to the account, at its logout, also what is being stored right now. Never rejects. */
export const deleteCopiesOfAccount = (): Promise<void> =>
  orNothing(
    (async () => {
      if (await hasWorker())
        await (await caches.open(CACHES.account)).put(GENERATION_ADDRESS, new Response(crypto.randomUUID()));
      const cache = await existingCache(CACHES.kept);
      for (const request of (await cache?.keys()) ?? []) {
        const copy = await cache?.match(request);
        if (copy?.headers.has(COPY_HEADERS.account)) await cache?.delete(request);
      }
      if (cache) await deleteUnusedPictures();
    })(),
    undefined,
  );

async function deleteUnusedPictures() {
  const pictures = await existingCache(CACHES.keptPictures);
  if (!pictures) return;
  const kept = await existingCache(CACHES.kept);
  const used = new Set<string>();
  for (const request of (await kept?.keys()) ?? []) {
    const list = (await kept?.match(request))?.headers.get(COPY_HEADERS.pictures);
    for (const address of JSON.parse(list || '[]')) used.add(address);
  }
  for (const request of await pictures.keys()) if (!used.has(request.url)) await pictures.delete(request);
}
