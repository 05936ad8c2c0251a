import { type ContentFollower, PICTURES_PATH } from 'shared-content';
import type { ReleaseStore } from 'shared-releases';
import { releaseKey } from '../assets/release-key.ts';

/** Size in bytes of a file as browsers receive it; null when this server does not have it. */
export type FileSize = (address: string) => Promise<number | null>;

/**
 * Measures files of releases, compressed as they are sent, and pictures of the content pack. Released files never
 * change, so each is read once.
 */
export function createFileSizes(
  store: Pick<ReleaseStore, 'get'>,
  content: Pick<ContentFollower, 'current'>,
): FileSize {
  const known = new Map<string, Promise<number | null>>();
  const measure = async (key: string) =>
    ((await store.get(`${key}.br`)) ?? (await store.get(key)))?.length ?? null;
  return async (address) => {
    if (address.startsWith(`${PICTURES_PATH}/`))
      return content.current().pictures.get(address.slice(PICTURES_PATH.length + 1))?.body.length ?? null;
    const key = releaseKey(address);
    if (!key) return null;
    const size =
      known.get(key) ??
      measure(key).catch(() => {
        // The store may answer again later.
        known.delete(key);
        return null;
      });
    known.set(key, size);
    return size;
  };
}
