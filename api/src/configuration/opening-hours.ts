import type { OpeningHours } from 'shared-content';
import { type Weekday, weekdays } from './weekdays.ts';

export type { OpeningHours };

const CLOCK_TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/**
 * Reads hours such as `sunday-thursday 10:00-17:00, friday 10:00-13:00`.
 * @returns null when the text is not of this form
 */
export function parseOpeningHours(text: string): OpeningHours[] | null {
  const hours: OpeningHours[] = [];
  for (const part of text.toLowerCase().split(',')) {
    const [dayText = '', timeText = '', ...rest] = part.trim().split(/\s+/);
    const [opens = '', closes = ''] = timeText.split('-');
    const days = parseDays(dayText);
    if (!days || rest.length > 0 || !CLOCK_TIME.test(opens) || !CLOCK_TIME.test(closes) || opens >= closes)
      return null;
    hours.push({ days, opens, closes });
  }
  return hours;
}

/** One day, or a range that may pass the end of the week (`friday-monday`). */
function parseDays(text: string): Weekday[] | null {
  const [first, last = first] = text.split('-') as Weekday[];
  const start = weekdays.indexOf(first as Weekday);
  const end = weekdays.indexOf(last as Weekday);
  if (start < 0 || end < 0) return null;
  const count = ((end - start + 7) % 7) + 1;
  return Array.from({ length: count }, (_, index) => weekdays[(start + index) % 7] as Weekday);
}
