import { type Api, type Event, eventListQuery, type Page, queryOptions, uniqueById } from 'shared-api';
import { everyPage } from 'shared-api/every-page';

/** Every event of the list. @throws ApiError when a page of it cannot be read. */
export async function allEvents(api: Api, signal: AbortSignal): Promise<Event[]> {
  const events: Event[] = [];
  for await (const page of everyPage<Page<Event>>((link) => eventListQuery(api, link), { signal }))
    events.push(...page.results);
  return uniqueById(events);
}

/** Every event as one page: the filter of the list works on all of them, because the API has no filter (CALL-11). */
export const allEventsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['events', 'all'] as const,
    queryFn: async ({ signal }): Promise<Page<Event>> => {
      const results = await allEvents(api, signal);
      return { count: results.length, next: null, previous: null, results };
    },
  });
