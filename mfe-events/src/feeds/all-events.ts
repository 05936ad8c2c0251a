import { type Api, type Event, eventListQuery, type Page, uniqueById } from 'shared-api';
import { everyPage } from 'shared-api/every-page';

/** Every event of the list. @throws ApiError when a page of it cannot be read. */
export async function allEvents(api: Api, signal: AbortSignal): Promise<Event[]> {
  const events: Event[] = [];
  for await (const page of everyPage<Page<Event>>((link) => eventListQuery(api, link), { signal }))
    events.push(...page.results);
  return uniqueById(events);
}
