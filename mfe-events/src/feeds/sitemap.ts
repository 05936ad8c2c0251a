import type { Api } from 'shared-api';
import type { SitemapEntry } from 'shared-shell';
import { allEvents } from '../event/all-events-query.ts';
import { eventPath } from '../event/event-path.ts';

/** The list and every event. Fails when the list cannot be read: the shell then keeps the previous entries. */
export async function sitemap({ api, signal }: { api: Api; signal: AbortSignal }): Promise<SitemapEntry[]> {
  const events = await allEvents(api, signal);
  return [{ path: '/upcoming-events' }, ...events.map(({ id }) => ({ path: eventPath(id) }))];
}
