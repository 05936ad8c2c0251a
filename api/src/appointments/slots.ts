import type { OpeningHours } from '../configuration/opening-hours.ts';
import { nepalInstant, weekdayOf } from '../http/nepal-time.ts';

export interface Interval {
  startsAt: Date;
  endsAt: Date;
}

/** The appointments that fit into the opening hours of one day, in order. They do not overlap. */
export function slotsOfDay(hours: readonly OpeningHours[], date: string, minutes: number): Interval[] {
  const length = minutes * 60_000;
  return openTimes(hours, date).flatMap(({ startsAt, endsAt }) => {
    const slots: Interval[] = [];
    for (let start = startsAt.getTime(); start + length <= endsAt.getTime(); start += length)
      slots.push({ startsAt: new Date(start), endsAt: new Date(start + length) });
    return slots;
  });
}

/** When a place is open on one day, in order. Hours that overlap are joined; those after a break stay apart. */
function openTimes(hours: readonly OpeningHours[], date: string): Interval[] {
  const times = hours
    .filter(({ days }) => days.includes(weekdayOf(date)))
    .map(({ opens, closes }) => ({ startsAt: nepalInstant(date, opens), endsAt: nepalInstant(date, closes) }))
    .sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
  const joined: Interval[] = [];
  for (const time of times) {
    const last = joined.at(-1);
    if (!last || !overlaps(last, time)) joined.push({ ...time });
    else if (time.endsAt > last.endsAt) last.endsAt = time.endsAt;
  }
  return joined;
}

export const overlaps = (a: Interval, b: Interval): boolean => a.startsAt < b.endsAt && b.startsAt < a.endsAt;
