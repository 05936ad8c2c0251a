import { CACHES, COPY_HEADERS } from 'shared-shell/offline';
import { scope } from './worker-scope.ts';

const addressOfTab = (id: string) => `/${CACHES.tabs}/${encodeURIComponent(id)}`;

const releasesIn = (response: Response | undefined) =>
  (response?.headers.get(COPY_HEADERS.releases) ?? '').split(' ').filter(Boolean);

/**
 * Notes which releases a tab uses, with those noted before: a tab that shows a copy may get the document's answer later.
 * In a cache, because the browser ends workers at any time.
 */
export async function noteTab(id: string, releases: readonly string[]): Promise<void> {
  const tabs = await caches.open(CACHES.tabs);
  const all = new Set([...releasesIn(await tabs.match(addressOfTab(id))), ...releases]);
  const headers = { [COPY_HEADERS.releases]: [...all].join(' ') };
  await tabs.put(addressOfTab(id), new Response('', { headers }));
}

/** The releases that open tabs use; null while one is open of which nothing is known. Forgets closed tabs. */
export async function releasesOfOpenTabs(): Promise<ReadonlySet<string> | null> {
  const tabs = await caches.open(CACHES.tabs);
  const open = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const addresses = new Set(open.map(({ id }) => addressOfTab(id)));
  for (const request of await tabs.keys())
    if (!addresses.has(new URL(request.url).pathname)) await tabs.delete(request);
  const used = new Set<string>();
  for (const address of addresses) {
    const tab = await tabs.match(address);
    if (!tab) return null;
    for (const release of releasesIn(tab)) used.add(release);
  }
  return used;
}

/** The releases from which the copies in a cache were rendered. */
export async function releasesOfCopies(name: string): Promise<ReadonlySet<string>> {
  const cache = await caches.open(name);
  const copies = await Promise.all((await cache.keys()).map((request) => cache.match(request)));
  return new Set(copies.flatMap(releasesIn));
}
