import { dayText } from 'shared-api/dates';

/** A date in the visitor's time zone, in the calendars of the page's language; empty for invalid dates. */
export function dayOf(moment: string | number | null): string {
  const date = new Date(moment ?? Number.NaN);
  if (Number.isNaN(date.getTime())) return '';
  // `toISOString` writes the day in UTC.
  date.setMinutes(date.getMinutes() - date.getTimezoneOffset());
  return dayText(date.toISOString().slice(0, 10));
}
