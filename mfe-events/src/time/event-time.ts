import { clockFormat, clockParts, isoDay, NEPAL_ZONE } from 'shared-api/clock';
import { dateWords } from 'shared-api/vocabulary';
import { messages } from '../messages.en.ts';

/** The given IANA zone if the runtime knows it, else the office's. */
export function knownZone(zone: string | null | undefined): string {
  if (!zone || zone === NEPAL_ZONE) return NEPAL_ZONE;
  try {
    return clockFormat(zone) && zone;
  } catch {
    return NEPAL_ZONE;
  }
}

/** Whether two names are the same zone, e.g. the older and the newer spelling of Nepal's. */
export const isSameZone = (a: string, b: string): boolean =>
  a === b || clockFormat(a).resolvedOptions().timeZone === clockFormat(b).resolvedOptions().timeZone;

/**
 * "Saturday 21 November 2026, 10:00" in a zone. Assembled from parts, because runtimes differ in their separators.
 */
export function clockText(instant: number, zone: string): string {
  const parts = clockParts(instant, zone);
  const day = dateWords(`${parts.weekday} ${parts.day} ${parts.month} ${parts.year}`);
  return `${messages.inItsCalendars(day, () => isoDay(parts))}, ${parts.hour}:${parts.minute}`;
}

/** Short weekday, day and short month in a zone, for a date tile. */
export function tileParts(instant: number, zone: string): { weekday: string; day: string; month: string } {
  const { weekday, day, month } = clockParts(instant, zone);
  return { weekday: dateWords(weekday.slice(0, 3)), day, month: dateWords(month.slice(0, 3)) };
}

function isSameDay(a: number, b: number, zone: string): boolean {
  const [one, other] = [clockParts(a, zone), clockParts(b, zone)];
  return one.day === other.day && one.month === other.month && one.year === other.year;
}

/** "10:00" in a zone. */
const hourText = (instant: number, zone: string): string => {
  const { hour, minute } = clockParts(instant, zone);
  return `${hour}:${minute}`;
};

/** A later end in a zone: "12:30", on another day with the day. */
export function endText(start: number, end: number | null, zone: string): string | null {
  if (end === null || end <= start) return null;
  return isSameDay(start, end, zone) ? hourText(end, zone) : clockText(end, zone);
}

/** "10:00–12:30" in a zone; the start alone without a later end on the same day. */
export function hoursText(start: number, end: number | null, zone: string): string {
  return end !== null && end > start && isSameDay(start, end, zone)
    ? `${hourText(start, zone)}–${hourText(end, zone)}`
    : hourText(start, zone);
}

/** "Kathmandu" of `Asia/Kathmandu`. */
export const placeOfZone = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');

/** Whether two zones have the same local time at that moment; then the second one is not shown. */
export const showsSameClock = (instant: number, a: string, b: string): boolean =>
  clockText(instant, a) === clockText(instant, b);
