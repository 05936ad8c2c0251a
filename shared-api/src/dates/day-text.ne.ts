import { bikramSambat } from 'shared-language/bikram-sambat';
import { isDay } from '../schemas/days.ts';
import { dateMessages } from './messages.ne.ts';

/** "15 अप्रिल 2027 (2084 वैशाख 2)": both calendars. See `day-text.en.ts`. */
export function dayText(day: string): string {
  if (!isDay(day)) return day;
  const [year, month, date] = day.split('-').map(Number);
  const written = `${date} ${dateMessages.months[month! - 1]} ${year}`;
  const nepali = bikramSambat(day);
  return nepali ? `${written} (${nepali})` : written;
}
