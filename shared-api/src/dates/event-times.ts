import type { Event } from '../schemas/event.ts';

/**
 * Milliseconds of an ISO date-time with a UTC offset; null for anything else. Without an offset it would be read
 * in the reader's zone, and `formatted_start_date` is never parsed (C-42).
 */
export function instantOf(iso: string | null | undefined): number | null {
  if (!iso || !/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})$/.test(iso)) return null;
  const time = Date.parse(iso);
  return Number.isNaN(time) ? null : time;
}

/**
 * Whether an event has ended (by its end, else its start). False when its times are unknown.
 * @param now milliseconds since 1970
 */
export function isOver(event: Pick<Event, 'start_at' | 'end_at'>, now: number): boolean {
  const end = instantOf(event.end_at) ?? instantOf(event.start_at);
  return end !== null && end < now;
}
