import type { Event } from 'shared-api';
import { instantOf } from '../time/event-time.ts';

type Times = Pick<Event, 'start_at' | 'end_at'>;

/** Whether the event has ended (by its end, else its start). False when the times are unknown. */
export function isOver(event: Times, now: number): boolean {
  const end = instantOf(event.end_at) ?? instantOf(event.start_at);
  return end !== null && end < now;
}

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
