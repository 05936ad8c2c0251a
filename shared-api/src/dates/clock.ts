/**
 * Clock and calendar of a time zone, as parts for texts of the site and the API (`shared-api/clock`). In English, because
 * runtimes differ in what they write between the parts and in other languages.
 */
import { NEPAL_OFFSET_MS } from '../schemas/days.ts';
import { monthNames } from './month-names.ts';

/** Time zone of the branches, the days and the deadlines: UTC+5:45, without summer time. */
export const NEPAL_ZONE = 'Asia/Kathmandu';
/** Before that, in ms since 1970, Nepal's offset was another one. */
const NEPAL_OFFSET_SINCE = Date.UTC(1986, 0, 1);

const weekdayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** Many visitors' zones on a server; a page needs about ten. */
const MAX_FORMATS = 200;
const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * The format of `clockParts` for a time zone, made once, because making one takes a slow phone 20 ms.
 * @throws RangeError if the runtime does not know the zone
 */
export function clockFormat(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  if (formats.size >= MAX_FORMATS) formats.clear();
  formats.set(timeZone, format);
  return format;
}

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
    weekday: weekdayNames[date.getUTCDay()]!,
    day: String(date.getUTCDate()),
    month: monthNames[date.getUTCMonth()]!,
    year: String(date.getUTCFullYear()),
    hour,
    minute,
  };
}

/**
 * What calendar and clock show in a time zone at a moment.
 * @param instant ms since 1970
 * @throws RangeError if the runtime does not know the zone, or `instant` is NaN
 */
export function clockParts(instant: number, timeZone: string): ClockParts {
  if (timeZone === 'UTC') return partsInUtc(instant);
  if (timeZone === NEPAL_ZONE && instant >= NEPAL_OFFSET_SINCE) return partsInUtc(instant + NEPAL_OFFSET_MS);
  const parts = clockFormat(timeZone).formatToParts(instant);
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
  const months: readonly string[] = monthNames;
  return [year, months.indexOf(month) + 1, day].map((part) => String(part).padStart(2, '0')).join('-');
}
