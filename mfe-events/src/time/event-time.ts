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

/**
 * "Saturday 21 November 2026, 10:00" in a zone. Assembled from parts, because runtimes differ in their separators.
 */
export function clockText(instant: number, zone: string): string {
  const parts = Object.fromEntries(
    clockFormat(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  return `${parts.weekday} ${parts.day} ${parts.month} ${parts.year}, ${parts.hour}:${parts.minute}`;
}

/** "Kathmandu" of `Asia/Kathmandu`. */
export const placeOfZone = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');

/** Whether two zones have the same local time at that moment; then the second one is not shown. */
export const showsSameClock = (instant: number, a: string, b: string): boolean =>
  clockText(instant, a) === clockText(instant, b);
