import type { FeedDefinition } from 'shared-shell';
import { allEvents } from '../event/all-events-query.ts';
import { calendar, escapeText } from '../event/calendar-file.ts';
import { messages } from '../messages.en.ts';

/** `/events.ics`: every event with an exact time, for calendar subscriptions. */
export const calendarFeed: FeedDefinition = async ({ api, config, signal }) => ({
  contentType: 'text/calendar; charset=utf-8',
  body: calendar(await allEvents(api, signal), { site: config.publicUrl, now: Date.now() }, [
    `X-WR-CALNAME:${escapeText(`${config.brand.name} ${messages.events}`)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
  ]),
});
