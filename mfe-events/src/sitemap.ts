import type { Api } from 'shared-api';
import type { SitemapEntry } from 'shared-shell';
import { allEvents } from './event/all-events.ts';
import { eventPath } from './event/event-path.ts';

/** The list and every event of it. A list that fails leaves the list's own address. */
export async function eventSitemap({
  api,
  signal,
}: {
  api: Api;
  signal: AbortSignal;
}): Promise<SitemapEntry[]> {
  const events = await allEvents(api, signal).catch(() => []);
  return [{ path: '/upcoming-events' }, ...events.map(({ id }) => ({ path: eventPath(id) }))];
}
