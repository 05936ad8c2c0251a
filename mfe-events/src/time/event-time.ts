import { dateWords } from 'shared-api/vocabulary';
import { messages } from '../messages.en.ts';

/** Time zone of the office, for events without one. */
export const OFFICE_ZONE = 'Asia/Kathmandu';

/**
 * Milliseconds of an ISO date-time with a UTC offset; null for anything else. Without an offset it would be read
 * in the reader's zone, and `formatted_start_date` is never parsed (C-42).
 */
export function instantOf(iso: string | null | undefined): number | null {
  if (!iso || !/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})$/.test(iso)) return null;
  const time = Date.parse(iso);
  return Number.isNaN(time) ? null : time;
}

/** The given IANA zone if the runtime knows it, else the office's. */
export function knownZone(zone: string | null | undefined): string {
  if (!zone) return OFFICE_ZONE;
  try {
    // Returned as given: runtimes resolve Asia/Kathmandu to its older spelling.
    return new Intl.DateTimeFormat('en-GB', { timeZone: zone }) && zone;
  } catch {
    return OFFICE_ZONE;
  }
}

const clockFormat = (zone: string) =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });

/** Whether two names are the same zone, e.g. the older and the newer spelling of Nepal's. */
export const isSameZone = (a: string, b: string): boolean =>
  clockFormat(a).resolvedOptions().timeZone === clockFormat(b).resolvedOptions().timeZone;

/** The day that it is in a zone: `2026-11-22`. */
const isoDay = (instant: number, zone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(instant);

/**
 * "Saturday 21 November 2026, 10:00" in a zone. Assembled from parts, because runtimes differ in their separators.
 */
export function clockText(instant: number, zone: string): string {
  const parts = Object.fromEntries(
    clockFormat(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  const day = dateWords(`${parts.weekday} ${parts.day} ${parts.month} ${parts.year}`);
  return `${messages.inItsCalendars(day, () => isoDay(instant, zone))}, ${parts.hour}:${parts.minute}`;
}

/** Short weekday, day and short month in a zone, for a date tile. */
export function tileParts(instant: number, zone: string): { weekday: string; day: string; month: string } {
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { timeZone: zone, ...options }).format(instant);
  return {
    weekday: dateWords(part({ weekday: 'short' })),
    day: part({ day: 'numeric' }),
    // 'Sept' and the like: runtimes differ in the length of short months.
    month: dateWords(part({ month: 'short' }).slice(0, 3)),
  };
}

/** "10:00" in a zone. */
const hourText = (instant: number, zone: string): string =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(instant);

/** "10:00–12:30" in a zone; the start alone without a later end on the same day. */
export function hoursText(start: number, end: number | null, zone: string): string {
  return end !== null && end > start && isoDay(end, zone) === isoDay(start, zone)
    ? `${hourText(start, zone)}–${hourText(end, zone)}`
    : hourText(start, zone);
}

/** "Kathmandu" of `Asia/Kathmandu`. */
export const placeOfZone = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');

/** Whether two zones have the same local time at that moment; then the second one is not shown. */
export const showsSameClock = (instant: number, a: string, b: string): boolean =>
  clockText(instant, a) === clockText(instant, b);
