import { bikramSambat } from 'shared-language/bikram-sambat';
import { isDay } from '../schemas/days.ts';
import { dateWords } from '../vocabulary/vocabulary.ne.ts';
import { dateMessages } from './messages.ne.ts';
import { monthNames } from './month-names.ts';

/** "15 अप्रिल 2027 (2084 वैशाख 2)": both calendars. See `day-text.en.ts`. */
export function dayText(day: string): string {
  if (!isDay(day)) return day;
  const [year, month, date] = day.split('-').map(Number);
  const written = `${date} ${dateMessages.months[month! - 1]} ${year}`;
  const nepali = bikramSambat(day);
  return nepali ? `${written} (${nepali})` : written;
}

const WRITTEN_DAY = /^(\d{1,2}) (\w+),? (\d{4})$/;

/** "15 April, 2027" as `dayText` writes it; of other texts the words that are known. See `day-text.en.ts`. */
export function writtenDayText<T extends string | null | undefined>(text: T): T {
  const [, date = '', name, year] = WRITTEN_DAY.exec(text?.trim() ?? '') ?? [];
  const month = (monthNames as readonly (string | undefined)[]).indexOf(name) + 1;
  const day = `${year}-${String(month).padStart(2, '0')}-${date.padStart(2, '0')}`;
  return (isDay(day) ? dayText(day) : dateWords(text)) as T;
}
