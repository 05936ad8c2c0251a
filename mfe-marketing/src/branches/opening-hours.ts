import type { OpeningHours } from 'shared-shell';
import { messages } from './messages.en.ts';

/** The week in Nepal begins on Sunday. */
const WEEK = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;

/** `13:30` → `1:30 PM`. */
function clock(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return messages.clock(hours, `${hours % 12 || 12}:${String(minutes).padStart(2, '0')}`);
}

/** Days as ranges: `Sun-Fri`, `Sun, Tue-Thu`. */
function dayRanges(days: OpeningHours['days']): string {
  const shortDay = (index: number) => messages.days[index] ?? '';
  const indexes = WEEK.flatMap((day, index) => (days.includes(day) ? [index] : []));
  const ranges: [number, number][] = [];
  for (const index of indexes) {
    const last = ranges.at(-1);
    if (last && last[1] === index - 1) last[1] = index;
    else ranges.push([index, index]);
  }
  return ranges
    .map(([from, to]) => (from === to ? shortDay(from) : messages.range(shortDay(from), shortDay(to))))
    .join(', ');
}

/** Lines such as `Sun-Fri: 9:00 AM - 6:00 PM` (ENTITY-4). */
export const openingHoursLines = (hours: readonly OpeningHours[]): string[] =>
  hours.map(
    ({ days, opens, closes }) => `${dayRanges(days)}: ${messages.times(clock(opens), clock(closes))}`,
  );
