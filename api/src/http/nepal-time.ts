import { dateMessages } from 'shared-api/dates';
import { isDay } from 'shared-api/days';
import { dateWords, dayText } from 'shared-api/nepali-dates';
import type { Language } from 'shared-language';
import { type Weekday, weekdays } from '../configuration/weekdays.ts';

// Days are the site's own.
export { addDays, nepalDay as nepalDate } from 'shared-api/days';

const NEPAL_OFFSET_MINUTES = 5 * 60 + 45;

/** A timestamp as the original writes it, ISO 8601 with microseconds and Nepal's offset (API-42). */
export function nepalTimestamp(date: Date): string {
  const shifted = new Date(date.getTime() + NEPAL_OFFSET_MINUTES * 60_000).toISOString();
  return `${shifted.slice(0, 23)}000+05:45`;
}

/** Date and minute of such a timestamp, for pages: `2026-01-05 13:46`. */
export const timestampMinute = (timestamp: string): string => timestamp.slice(0, 16).replace('T', ' ');

/** The instant of a clock time (`13:46`) on a day in Nepal, which has no daylight saving time. */
export const nepalInstant = (date: string, time: string): Date => new Date(`${date}T${time}:00+05:45`);

export const weekdayOf = (date: string): Weekday =>
  weekdays[new Date(`${date}T00:00:00Z`).getUTCDay()] as Weekday;

/** Whether a text is a day of this century: `2026-02-28`, not `2026-02-30`. */
export const isDate = (text: string): boolean => text.startsWith('20') && isDay(text);

/**
 * "Monday 5 January 2026, 13:46" in a time zone; in Nepali with the day in both calendars. Assembled from parts, because
 * runtimes differ in their separators.
 */
export function clockText(instant: Date, timeZone: string, language: Language = 'en'): string {
  const parts = Object.fromEntries(
    new Intl.DateTimeFormat('en-GB', {
      timeZone,
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    })
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  const time = `${parts.hour}:${parts.minute}`;
  if (language === 'en') return `${parts.weekday} ${parts.day} ${parts.month} ${parts.year}, ${time}`;
  const months: readonly string[] = dateMessages.months;
  const month = months.indexOf(parts.month!) + 1;
  const day = [parts.year, month, parts.day].map((part) => String(part).padStart(2, '0')).join('-');
  return `${dateWords(parts.weekday)}, ${dayText(day)}, ${time}`;
}

export const NEPAL_ZONE = 'Asia/Kathmandu';

/** Whether the runtime knows an IANA time zone. */
export function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en-GB', { timeZone: name }));
  } catch {
    return false;
  }
}
