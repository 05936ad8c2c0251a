import { clockParts } from 'shared-api/clock';
import { dateWords } from 'shared-api/vocabulary';

/** A day of the calendar (`2026-11-23`) as English text. UTC stands for the day itself, so no time zone changes it. */
const partsOf = (date: string) => clockParts(Date.parse(`${date}T00:00:00Z`), 'UTC');

/** "Monday 23 November" */
export function dayText(date: string): string {
  const { weekday, day, month } = partsOf(date);
  return dateWords(`${weekday} ${day} ${month}`);
}

/** "Mon" and "23 Nov", for narrow places. */
export function shortDayText(date: string): { weekday: string; day: string } {
  const { weekday, day, month } = partsOf(date);
  return { weekday: dateWords(weekday.slice(0, 3)), day: `${day} ${dateWords(month.slice(0, 3))}` };
}

/** The API writes times with Nepal's offset, so the clock time in Kathmandu stands in the text: `10:00`. */
export const officeClock = (startsAt: string): string => startsAt.slice(11, 16);

/** Clock time in another zone, with the weekday when it is another day there: `06:15`, `Sun 22:15`. */
export function clockIn(startsAt: string, timeZone: string): string {
  const parts = clockParts(Date.parse(startsAt), timeZone);
  const weekday = dateWords(parts.weekday.slice(0, 3));
  const officeDay = shortDayText(startsAt.slice(0, 10)).weekday;
  return `${weekday === officeDay ? '' : `${weekday} `}${parts.hour}:${parts.minute}`;
}

/** "Monday 23 November, 10:00", in Kathmandu. */
export const slotText = (startsAt: string): string =>
  `${dayText(startsAt.slice(0, 10))}, ${officeClock(startsAt)}`;
