import type { FeedDefinition } from 'shared-shell';
import { allEvents } from './event/all-events.ts';
import { calendar } from './event/calendar-file.ts';
import { messages } from './messages.en.ts';

/** `/events.ics`: every event with a certain time, for calendars that subscribe. */
export const calendarFeed: FeedDefinition = async ({ api, config, signal }) => ({
  contentType: 'text/calendar; charset=utf-8',
  body: calendar(await allEvents(api, signal), {
    site: config.publicUrl,
    now: Date.now(),
    name: `${config.brand.name} ${messages.events}`,
  }),
});
