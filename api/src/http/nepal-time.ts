import { clockParts, isoDay } from 'shared-api/clock';
import { addDays, isDay, NEPAL_OFFSET_MS, nepalDay } from 'shared-api/days';
import { dateWords, dayText } from 'shared-api/nepali-dates';
import type { Language } from 'shared-language';
import { type Weekday, weekdays } from '../configuration/weekdays.ts';

// Days and time zone are the site's own.
export { NEPAL_ZONE } from 'shared-api/clock';
export { addDays, nepalDay as nepalDate } from 'shared-api/days';

/** A timestamp as the original writes it, ISO 8601 with microseconds and Nepal's offset (API-42). */
export function nepalTimestamp(date: Date): string {
  const shifted = new Date(date.getTime() + NEPAL_OFFSET_MS).toISOString();
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

const MAX_DAYS_AHEAD = 20 * 365;

/** Whether a day is too far ahead for any plan: days of Bikram Sambat, taken for international ones, are 56 years ahead. */
export const isFarAhead = (day: string): boolean => day > addDays(nepalDay(new Date()), MAX_DAYS_AHEAD);

/**
 * Whether an instant is in this century. Beyond the years 0001 and 9999 there are times that JavaScript reads and
 * PostgreSQL refuses, and some of their days have no date of ten characters. Never true for an invalid date.
 */
export const isTimeOfCentury = (instant: Date): boolean =>
  instant.getTime() >= Date.UTC(2000, 0) && instant.getTime() < Date.UTC(2100, 0);

/**
 * "Monday 5 January 2026, 13:46" in a time zone; in Nepali with the day in both calendars. Assembled from parts, because
 * runtimes differ in their separators.
 */
export function clockText(instant: Date, timeZone: string, language: Language = 'en'): string {
  const parts = clockParts(instant.getTime(), timeZone);
  const time = `${parts.hour}:${parts.minute}`;
  if (language === 'en') return `${parts.weekday} ${parts.day} ${parts.month} ${parts.year}, ${time}`;
  return `${dateWords(parts.weekday)}, ${dayText(isoDay(parts))}, ${time}`;
}

/** Whether the runtime knows an IANA time zone. */
export function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en-GB', { timeZone: name }));
  } catch {
    return false;
  }
}
