import { CACHES, FILES_CACHE_PREFIX } from 'shared-shell/offline';
import { releasesOfCopies, releasesOfOpenTabs } from './releases-in-use.ts';
import { allItems, forgetItems, type StoredItem } from './stored-items.ts';

/**
 * Bytes of everything that is stored because it was opened: pages, their pictures, their files, the list. What the
 * visitor keeps comes on top of it.
 */
const LIMIT = 20_000_000;

/** Opened pages that stay on the device. */
const MAX_VISITED = 60;

/** How many of them may come with one page that the visitor keeps: the others are pages that the visitor opened. */
export const MAX_LINKED = 40;

const sizeOf = (items: readonly StoredItem[]) => items.reduce((sum, { bytes }) => sum + bytes, 0);
const releaseOfCache = (name: string) =>
  name.startsWith(FILES_CACHE_PREFIX) ? name.slice(FILES_CACHE_PREFIX.length) : null;

/**
 * Deletes the oldest opened pages while all of it is larger than the limit, then pictures of no page, and the files of
 * releases that nothing uses any more: no open tab, no copy and not the newest set. A release goes as a whole, and none
 * while a tab is open whose releases are unknown. What the visitor keeps stays. Reads no bodies.
 * @param newest the releases of the newest set that was seen
 * @param share of the limit
 */
export async function keepWithin({ newest = [] as readonly string[], share = 1 } = {}): Promise<void> {
  const limit = LIMIT * share;
  const names = await caches.keys();
  const addresses = async (name: string) =>
    names.includes(name) ? (await (await caches.open(name)).keys()).map(({ url }) => url) : [];
  const visited = new Set(await addresses(CACHES.visited));
  const noted = await allItems();
  // Pages delete copies without the worker.
  const isThere = ({ cache, url }: StoredItem) =>
    names.includes(cache) && (cache !== CACHES.visited || visited.has(url));
  const items = noted.filter(isThere);
  await forgetItems(noted.filter((item) => !isThere(item)));
  const releases = names.flatMap((name) => releaseOfCache(name) ?? []);
  const isSmall = sizeOf(items) <= limit && visited.size <= MAX_VISITED;
  if (isSmall && releases.every((release) => newest.includes(release))) return;

  const kept = await releasesOfCopies(CACHES.kept);
  const open = await releasesOfOpenTabs();
  const current = [...newest, ...(await releasesOfCopies(CACHES.list)), ...(open ?? releases)];
  const usedBy = (pages: readonly StoredItem[]) => ({
    pictures: new Set(pages.flatMap((page) => page.pictures ?? [])),
    releases: new Set([...current, ...pages.flatMap((page) => page.releases ?? [])]),
  });
  /** What is stored because of these pages. */
  const sizeWith = (pages: readonly StoredItem[]) => {
    const used = usedBy(pages);
    return sizeOf([
      ...pages,
      ...items.filter(({ cache, url }) => {
        const release = releaseOfCache(cache);
        if (release) return used.releases.has(release) && !kept.has(release);
        return cache === CACHES.list || (cache === CACHES.pictures && used.pictures.has(url));
      }),
    ]);
  };
  const pages = items.filter(({ cache }) => cache === CACHES.visited);
  let staying = pages.slice(-MAX_VISITED);
  while (staying.length > 0 && sizeWith(staying) > limit) staying = staying.slice(1);

  const used = usedBy(staying);
  const leaving = [
    ...pages.slice(0, pages.length - staying.length),
    ...(isSmall
      ? []
      : items.filter(({ cache, url }) => cache === CACHES.pictures && !used.pictures.has(url))),
  ];
  for (const { cache, url } of leaving) await (await caches.open(cache)).delete(url);
  const unused = open ? releases.filter((release) => !used.releases.has(release) && !kept.has(release)) : [];
  for (const release of unused) await caches.delete(FILES_CACHE_PREFIX + release);
  await forgetItems([
    ...leaving,
    ...items.filter(({ cache }) => unused.includes(releaseOfCache(cache) ?? '')),
  ]);
}
