import type { Api } from 'shared-api';
import type { SitemapEntry } from 'shared-shell';
import { allEvents } from './event/all-events.ts';
import { eventPath } from './event/event-path.ts';

/** The list and every event of it. Fails with the list: the shell then serves what it listed before. */
export async function eventSitemap({
  api,
  signal,
}: {
  api: Api;
  signal: AbortSignal;
}): Promise<SitemapEntry[]> {
  const events = await allEvents(api, signal);
  return [{ path: '/upcoming-events' }, ...events.map(({ id }) => ({ path: eventPath(id) }))];
}
