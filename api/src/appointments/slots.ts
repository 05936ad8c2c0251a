import type { OpeningHours } from '../configuration/opening-hours.ts';
import { nepalInstant, weekdayOf } from '../http/nepal-time.ts';

export interface Interval {
  startsAt: Date;
  endsAt: Date;
}

/** The appointments that fit into the opening hours of one day, in order. */
export function slotsOfDay(hours: readonly OpeningHours[], date: string, minutes: number): Interval[] {
  const length = minutes * 60_000;
  const starts = new Set<number>();
  for (const { days, opens, closes } of hours) {
    if (!days.includes(weekdayOf(date))) continue;
    const end = nepalInstant(date, closes).getTime();
    for (let start = nepalInstant(date, opens).getTime(); start + length <= end; start += length)
      starts.add(start);
  }
  return [...starts]
    .sort((a, b) => a - b)
    .map((start) => ({ startsAt: new Date(start), endsAt: new Date(start + length) }));
}

export const overlaps = (a: Interval, b: Interval): boolean => a.startsAt < b.endsAt && b.startsAt < a.endsAt;
