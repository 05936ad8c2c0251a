import type { Event } from 'shared-api';
import { dateWords } from 'shared-api/vocabulary';
import { Text } from 'shared-ui';
import { useIsHydrated } from 'shared-ui/hydration';
import { messages } from '../messages.en.ts';
import { clockText, instantOf, knownZone, placeOfZone, showsSameClock } from './event-time.ts';

/** The API's display text, which is never parsed (C-42). */
export const dateText = (event: Pick<Event, 'formatted_start_date'>): string =>
  dateWords(event.formatted_start_date?.trim()) || messages.dateNotAvailable;

/**
 * The time of the event in its own zone, and in the visitor's zone when that differs. Renders nothing without an
 * exact time.
 */
export function EventTimes({ event }: { event: Pick<Event, 'start_at' | 'timezone'> }) {
  const isHydrated = useIsHydrated();
  const start = instantOf(event.start_at);
  if (start === null) return null;
  const zone = knownZone(event.timezone);
  const own = isHydrated ? Intl.DateTimeFormat().resolvedOptions().timeZone : null;
  return (
    <>
      <Text component="span" size="s" style={{ display: 'block', fontWeight: 400 }}>
        <time dateTime={event.start_at ?? undefined}>
          {messages.timeIn(clockText(start, zone), placeOfZone(zone))}
        </time>
      </Text>
      {own && !showsSameClock(start, zone, own) && (
        <Text component="span" size="s" style={{ display: 'block', fontWeight: 400 }}>
          {messages.yourTime(clockText(start, own))}
        </Text>
      )}
    </>
  );
}
