import { isDay } from '../schemas/days.ts';
import { dateMessages } from './messages.en.ts';

/**
 * "15 April 2027", the same on the server and in every browser; what is no day is returned unchanged. In Nepali the day
 * of Bikram Sambat stands beside it.
 */
export function dayText(day: string): string {
  if (!isDay(day)) return day;
  const [year, month, date] = day.split('-').map(Number);
  return `${date} ${dateMessages.months[month! - 1]} ${year}`;
}

/** A day that the API has written, "15 April, 2027", as it is. In Nepali it is written as `dayText` does. */
export const writtenDayText = <T extends string | null | undefined>(text: T): T => text;
