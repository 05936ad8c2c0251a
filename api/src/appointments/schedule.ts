import type { Orm } from '../database/database.ts';
import { and, eq, gt, isNull, lt, ne, or } from '../database/drizzle.ts';
import { appointmentCapacities, appointmentClosures, appointments } from '../database/schema.ts';
import { addDays, nepalDate, nepalInstant } from '../http/nepal-time.ts';
import type { Place } from './places.ts';
import type { AppointmentRules } from './rules.ts';
import { type Interval, overlaps, slotsOfDay } from './slots.ts';

export interface ScheduledSlot extends Interval {
  /** How many appointments the slot still takes; 0 when it is closed. */
  free: number;
  isClosed: boolean;
}

export interface ScheduledDay {
  date: string;
  slots: ScheduledSlot[];
}

export interface ScheduleRequest {
  place: Place;
  /** First day. */
  from: string;
  days: number;
  /** Id of an appointment that is about to be moved, which therefore takes no room. */
  movedId?: number | undefined;
}

/** The slots of a place with the room that is left in each, whether they can still be booked or not. */
export async function readSchedule(
  orm: Orm,
  rules: AppointmentRules,
  { place, from, days, movedId }: ScheduleRequest,
): Promise<ScheduledDay[]> {
  const range = { startsAt: nepalInstant(from, '00:00'), endsAt: nepalInstant(addDays(from, days), '00:00') };
  const capacity = await readCapacity(orm, place.id, rules.capacity);
  const closures = await readClosures(orm, place.id, range);
  const booked = await orm
    .select({ id: appointments.id, startsAt: appointments.startsAt, endsAt: appointments.endsAt })
    .from(appointments)
    .where(
      and(
        eq(appointments.place, place.id),
        ne(appointments.status, 'cancelled'),
        lt(appointments.startsAt, range.endsAt),
        gt(appointments.endsAt, range.startsAt),
      ),
    );
  return Array.from({ length: days }, (_, index) => {
    const date = addDays(from, index);
    const slots = slotsOfDay(place.hours, date, rules.minutes).map((slot) => {
      const taken = booked.filter((one) => one.id !== movedId && overlaps(one, slot)).length;
      const isClosed = closures.some((closure) => overlaps(closure, slot));
      return { ...slot, isClosed, free: isClosed ? 0 : Math.max(0, capacity - taken) };
    });
    return { date, slots };
  });
}

/** Appointments at the same time in a place: the number that staff have set, or the configured one. */
export async function readCapacity(orm: Orm, place: string, configured: number): Promise<number> {
  const [own] = await orm.select().from(appointmentCapacities).where(eq(appointmentCapacities.place, place));
  return own?.capacity ?? configured;
}

/** The closures of a place, those of all places included, that overlap a time. */
export const readClosures = (orm: Orm, place: string, range: Interval) =>
  orm
    .select()
    .from(appointmentClosures)
    .where(
      and(
        or(isNull(appointmentClosures.place), eq(appointmentClosures.place, place)),
        lt(appointmentClosures.startsAt, range.endsAt),
        gt(appointmentClosures.endsAt, range.startsAt),
      ),
    )
    .orderBy(appointmentClosures.startsAt);

/** The first and last day that visitors can book. */
export const bookableDays = (rules: AppointmentRules, now: Date) => ({
  first: nepalDate(new Date(now.getTime() + rules.leadMinutes * 60_000)),
  last: addDays(nepalDate(now), rules.daysAhead),
});

/** Whether visitors can book a slot: it has room, and starts neither too soon nor too far ahead. */
export const isBookable = (slot: ScheduledSlot, rules: AppointmentRules, now: Date): boolean =>
  slot.free > 0 &&
  slot.startsAt.getTime() >= now.getTime() + rules.leadMinutes * 60_000 &&
  nepalDate(slot.startsAt) <= addDays(nepalDate(now), rules.daysAhead);
