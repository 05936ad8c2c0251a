import type { CSSProperties } from 'react';
import type { Event } from 'shared-api';
import { instantOf } from 'shared-api/event-times';
import { dateWords } from 'shared-api/vocabulary';
import { Text } from 'shared-ui';
import { useIsHydrated } from 'shared-ui/hydration';
import { messages } from '../messages.en.ts';
import { clockText, endText, knownZone, placeOfZone, showsSameClock } from './event-time.ts';

/** The API's display text, which is never parsed (C-42). */
export const dateText = (event: Pick<Event, 'formatted_start_date'>): string =>
  dateWords(event.formatted_start_date?.trim()) || messages.dateNotAvailable;

type Times = Pick<Event, 'start_at' | 'end_at' | 'timezone'>;

const line = { display: 'block', fontWeight: 400 } as const;

/**
 * The time of the event in its own zone, and in the visitor's zone when that differs. Renders nothing without an
 * exact time.
 */
export const EventTimes = ({ event }: { event: Times }) => (
  <>
    <EventTime event={event} />
    <OwnTime event={event} />
  </>
);

/** Start and end of the event in its own zone. Renders nothing without an exact time. */
export function EventTime({ event }: { event: Times }) {
  const start = instantOf(event.start_at);
  if (start === null) return null;
  const zone = knownZone(event.timezone);
  const end = endText(start, instantOf(event.end_at), zone);
  return (
    <Text component="span" size="s" style={line}>
      <time dateTime={event.start_at ?? undefined}>
        {messages.timeIn(clockText(start, zone), placeOfZone(zone))}
      </time>
      {end && (
        <time dateTime={event.end_at ?? undefined} style={line}>
          {messages.until(end)}
        </time>
      )}
    </Text>
  );
}

/**
 * The time of the event in the visitor's zone when that differs. Only the browser knows the zone: in server HTML it
 * appears when the code runs, and `style` has to place it where that moves nothing.
 */
export function OwnTime({ event, style = line }: { event: Times; style?: CSSProperties }) {
  const isHydrated = useIsHydrated();
  const start = instantOf(event.start_at);
  if (start === null) return null;
  const own = isHydrated ? Intl.DateTimeFormat().resolvedOptions().timeZone : null;
  if (!own || showsSameClock(start, knownZone(event.timezone), own)) return null;
  return (
    <Text component="span" size="s" style={style}>
      {messages.yourTime(clockText(start, own))}
    </Text>
  );
}
