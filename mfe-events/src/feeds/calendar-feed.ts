import type { FeedDefinition } from 'shared-shell';
import { allEvents } from '../event/all-events-query.ts';
import { calendar, escapeText } from '../event/calendar-file.ts';
import { messages } from '../messages.en.ts';

const DAY_MS = 24 * 60 * 60_000;

/** `/events.ics`: every event with an exact time, for calendar subscriptions. */
export const calendarFeed: FeedDefinition = async ({ api, config, signal }) => ({
  contentType: 'text/calendar; charset=utf-8',
  body: calendar(
    await allEvents(api, signal),
    // The begin of the day (DTSTAMP), so that a calendar whose events did not change is the same file when it is asked for
    // again.
    { site: config.publicUrl, now: Date.now() - (Date.now() % DAY_MS) },
    [
      `X-WR-CALNAME:${escapeText(`${config.brand.name} ${messages.events}`)}`,
      'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
    ],
  ),
});
