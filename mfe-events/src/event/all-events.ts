import { type Api, createQueryClient, type Event, eventListQuery } from 'shared-api';

/** Lists are followed this far; a link seen before ends the walk earlier. */
const mostPages = 50;

/**
 * Every event of the list, page after page.
 * @throws when the first page cannot be read; a later page that fails only ends the walk.
 */
export async function allEvents(api: Api, signal: AbortSignal): Promise<Event[]> {
  const client = createQueryClient();
  const first = await client.fetchQuery(eventListQuery(api));
  const events = [...first.results];
  const followed = new Set<string>();
  let link = first.next;
  while (link && !followed.has(link) && followed.size < mostPages && !signal.aborted) {
    followed.add(link);
    const page: { results: Event[]; next: string | null } | null = await client
      .fetchQuery(eventListQuery(api, link))
      .catch(() => null);
    events.push(...(page?.results ?? []));
    link = page?.next ?? null;
  }
  return [...new Map(events.map((event) => [event.id, event])).values()];
}
