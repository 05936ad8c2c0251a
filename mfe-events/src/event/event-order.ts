import type { Event } from 'shared-api';
import { instantOf, isOver } from 'shared-api/event-times';

type Times = Pick<Event, 'start_at' | 'end_at'>;

/**
 * Upcoming before past events (C-42). Upcoming: soonest first, those without a time last. Past: latest
 * first.
 */
export function upcomingFirst<E extends Times>(events: readonly E[], now: number): E[] {
  const start = (event: E) => instantOf(event.start_at);
  const upcoming = events.filter((event) => !isOver(event, now));
  const past = events.filter((event) => isOver(event, now));
  const known = upcoming.filter((event) => start(event) !== null).sort((a, b) => start(a)! - start(b)!);
  const unknown = upcoming.filter((event) => start(event) === null);
  return [...known, ...unknown, ...past.sort((a, b) => start(b)! - start(a)!)];
}
