import { CACHES, COPY_HEADERS, FILES_CACHE_PREFIX } from 'shared-shell/offline';
import type { WorkerScope } from './worker-scope.ts';

const addressOfTab = (id: string) => `/${CACHES.tabs}/${encodeURIComponent(id)}`;

/** Notes which releases a tab uses. In a cache, because the browser ends workers at any time. */
export async function noteTab(id: string, releases: readonly string[]): Promise<void> {
  const headers = { [COPY_HEADERS.releases]: releases.join(' ') };
  await (await caches.open(CACHES.tabs)).put(addressOfTab(id), new Response('', { headers }));
}

const releasesIn = (response: Response | undefined) =>
  (response?.headers.get(COPY_HEADERS.releases) ?? '').split(' ').filter(Boolean);

/**
 * Deletes the files of releases that nothing uses any more: no open tab, no copy of a page, and not the newest set. A
 * release goes as a whole. Nothing is deleted while a tab is open whose releases are unknown.
 * @param newest the releases of the newest set that was seen
 */
export async function deleteUnusedReleases(scope: WorkerScope, newest: readonly string[]): Promise<void> {
  const files = (await caches.keys()).filter((name) => name.startsWith(FILES_CACHE_PREFIX));
  if (files.every((name) => newest.includes(name.slice(FILES_CACHE_PREFIX.length)))) return;
  const used = new Set(newest);
  const tabs = await caches.open(CACHES.tabs);
  const open = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  for (const { id } of open) {
    const tab = await tabs.match(addressOfTab(id));
    if (!tab) return;
    for (const release of releasesIn(tab)) used.add(release);
  }
  const addresses = new Set(open.map(({ id }) => addressOfTab(id)));
  for (const request of await tabs.keys())
    if (!addresses.has(new URL(request.url).pathname)) await tabs.delete(request);
  for (const name of [CACHES.visited, CACHES.kept, CACHES.list]) {
    const cache = await caches.open(name);
    for (const request of await cache.keys())
      for (const release of releasesIn(await cache.match(request))) used.add(release);
  }
  for (const name of files) if (!used.has(name.slice(FILES_CACHE_PREFIX.length))) await caches.delete(name);
}
