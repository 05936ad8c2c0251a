import { isStorageFull } from 'shared-shell/is-storage-full';
import { withHash } from './content-hash.ts';
import { inTurn } from './in-turn.ts';
import { keepWithin } from './storage-limit.ts';
import { forgetItems, noteItem, type StoredItem } from './stored-items.ts';

/** Shares of the limit that are tried when the device is full. */
const SMALLER_LIMITS = [0.5, 0];

/** Runs `work`; while the device is full it makes room and tries again. */
export async function withRoom<T>(work: () => Promise<T>): Promise<T> {
  for (const share of SMALLER_LIMITS) {
    try {
      return await work();
    } catch (error) {
      if (!isStorageFull(error)) throw error;
      await inTurn(() => keepWithin({ share }));
    }
  }
  return work();
}

interface Stored extends Pick<StoredItem, 'cache' | 'url' | 'releases' | 'pictures'> {
  headers: Headers;
  content: ArrayBuffer;
}

/**
 * Stores a response with its hash, and notes its size.
 * @throws Error when the device has no room, whatever is deleted, or stores nothing at all
 */
export async function storeResponse({ headers, content, ...item }: Stored): Promise<void> {
  const own = await withHash(headers, content);
  const { cache, url } = item;
  await withRoom(() =>
    inTurn(async () => {
      await noteItem({ ...item, bytes: content.byteLength });
      try {
        await (await caches.open(cache)).put(url, new Response(content, { status: 200, headers: own }));
      } catch (error) {
        await forgetItems([{ cache, url }]).catch(() => {});
        throw error;
      }
    }),
  );
}
