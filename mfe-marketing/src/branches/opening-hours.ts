import type { OpeningHours } from 'shared-shell';

/** The week in Nepal begins on Sunday. */
const WEEK = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;

const shortDay = (index: number) => {
  const day = WEEK[index] ?? '';
  return day.charAt(0).toUpperCase() + day.slice(1, 3);
};

/** `13:30` → `1:30 PM`. */
function clock(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`;
}

/** Days as ranges: `Sun-Fri`, `Sun, Tue-Thu`. */
function dayRanges(days: OpeningHours['days']): string {
  const indexes = WEEK.flatMap((day, index) => (days.includes(day) ? [index] : []));
  const ranges: [number, number][] = [];
  for (const index of indexes) {
    const last = ranges.at(-1);
    if (last && last[1] === index - 1) last[1] = index;
    else ranges.push([index, index]);
  }
  return ranges
    .map(([from, to]) => (from === to ? shortDay(from) : `${shortDay(from)}-${shortDay(to)}`))
    .join(', ');
}

/** Lines such as `Sun-Fri: 9:00 AM - 6:00 PM` (ENTITY-4). */
export const openingHoursLines = (hours: readonly OpeningHours[]): string[] =>
  hours.map(({ days, opens, closes }) => `${dayRanges(days)}: ${clock(opens)} - ${clock(closes)}`);
