/// <reference path="./nepali-date-converter.d.ts" />
import DateConverter from '@remotemerge/nepali-date-converter';

const months = [
  'वैशाख',
  'जेठ',
  'असार',
  'साउन',
  'भदौ',
  'असोज',
  'कात्तिक',
  'मंसिर',
  'पुस',
  'माघ',
  'फागुन',
  'चैत',
] as const;

/**
 * A day of the Gregorian calendar (`2027-12-13`) in Bikram Sambat, the calendar of Nepal: "2084 मंसिर 27". Null for
 * years that the library's table does not have (before 1918, after 2042). Only files of Nepali texts import it, so that
 * the table is not in English bundles.
 */
export function bikramSambat(day: string): string | null {
  try {
    const { year, month, date } = new DateConverter(day).toBs();
    return `${year} ${months[month - 1]} ${date}`;
  } catch {
    // The library throws outside of its table.
    return null;
  }
}
