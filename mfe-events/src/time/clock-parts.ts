import { zoneFormat } from './zone-format.ts';

/** Time zone of the office, for events without one. */
export const OFFICE_ZONE = 'Asia/Kathmandu';

/** Nepal's offset from UTC in ms, the same all year since 1986. */
export const OFFICE_OFFSET_MS = (5 * 60 + 45) * 60_000;
const OFFICE_OFFSET_SINCE = Date.UTC(1986, 0, 1);

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const MONTHS = 'January,February,March,April,May,June,July,August,September,October,November,December'.split(
  ',',
);

/** One format for all English texts, because making one takes a slow phone 20 ms. */
const CLOCK = {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
} as const;

/**
 * The format for a zone.
 * @throws RangeError if the runtime does not know the zone
 */
export const clockFormat = (zone: string) => zoneFormat('en-GB', zone, CLOCK);

/** Names are English and whole; hours and minutes have two digits. */
export interface ClockParts {
  weekday: string;
  day: string;
  month: string;
  year: string;
  hour: string;
  minute: string;
}

/** Without a format: the first `Intl` object of a page takes a slow phone a tenth of a second. */
function partsInUtc(instant: number): ClockParts {
  const date = new Date(instant);
  const [hour = '', minute = ''] = date.toISOString().slice(-13).split(':');
  return {
    weekday: WEEKDAYS[date.getUTCDay()]!,
    day: String(date.getUTCDate()),
    month: MONTHS[date.getUTCMonth()]!,
    year: String(date.getUTCFullYear()),
    hour,
    minute,
  };
}

/**
 * What calendar and clock show in a zone at a moment.
 * @throws RangeError if the runtime does not know the zone
 */
export function clockParts(instant: number, zone: string): ClockParts {
  if (zone === 'UTC') return partsInUtc(instant);
  if (zone === OFFICE_ZONE && instant >= OFFICE_OFFSET_SINCE) return partsInUtc(instant + OFFICE_OFFSET_MS);
  const parts = clockFormat(zone).formatToParts(instant);
  const part = (name: keyof ClockParts) => parts.find(({ type }) => type === name)?.value ?? '';
  return {
    weekday: part('weekday'),
    day: part('day'),
    month: part('month'),
    year: part('year'),
    hour: part('hour'),
    minute: part('minute'),
  };
}

/** The day of the calendar: `2026-11-22`. */
export function isoDay({ year, month, day }: ClockParts): string {
  const monthNumber = MONTHS.indexOf(month) + 1;
  return `${year}-${String(monthNumber).padStart(2, '0')}-${day.padStart(2, '0')}`;
}
