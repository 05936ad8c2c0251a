import { type Api, createQueryClient, eventListQuery } from 'shared-api';
import type { SitemapEntry } from 'shared-shell';
import { eventPath } from './event/event-path.ts';

/** Lists are followed this far; a link seen before ends the walk earlier. */
const mostPages = 50;

/** The list and every event of it. A list that fails leaves the list's own address. */
export async function eventSitemap({
  api,
  signal,
}: {
  api: Api;
  signal: AbortSignal;
}): Promise<SitemapEntry[]> {
  const client = createQueryClient();
  const entries: SitemapEntry[] = [{ path: '/upcoming-events' }];
  const followed = new Set<string | null>();
  let link: string | null = null;
  while (!followed.has(link) && followed.size < mostPages && !signal.aborted) {
    followed.add(link);
    const page: { results: { id: number }[]; next: string | null } | null = await client
      .fetchQuery(eventListQuery(api, link))
      .catch(() => null);
    for (const { id } of page?.results ?? []) entries.push({ path: eventPath(id) });
    if (!page?.next) break;
    link = page.next;
  }
  return entries;
}
