import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { changeAppointments } from '../../appointments/change-appointment.ts';
import { type Place, readPlaces } from '../../appointments/places.ts';
import { readRules } from '../../appointments/rules.ts';
import { readCapacity, readClosures, readSchedule } from '../../appointments/schedule.ts';
import { type Interval, overlaps } from '../../appointments/slots.ts';
import type { Orm } from '../../database/database.ts';
import { and, asc, desc, eq, gt, inArray, isNull, lt, notInArray } from '../../database/drizzle.ts';
import { appointmentCapacities, appointmentClosures, appointments } from '../../database/schema.ts';
import { addDays, isDate, isFarAhead, nepalDate, nepalInstant } from '../../http/nepal-time.ts';
import type { Service } from '../../http/service.ts';
import { type FormFields, formFieldsOf } from '../forms/form-fields.ts';
import { type Notice, refused, tooLong } from '../forms/notice.ts';
import { takeNotice } from '../forms/redirect-notice.ts';
import { addStaffForm } from '../forms/staff-form.ts';
import { staffOnly } from '../session/staff-only.ts';
import type { StaffSession } from '../session/staff-session.ts';
import {
  type CalendarDay,
  MAX_REASON_LENGTH,
  type ShownPlace,
  sendCalendarPage,
} from './appointment-calendar-page.ts';

const SHOWN_DAYS = 7;
const MAX_CAPACITY = 100;
/** Days of which the same hours can be closed at once: each is a closure of its own. */
const MAX_DAYS_WITH_HOURS = 92;
const CLOCK_TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** /admin/appointments: a week of appointments, closures and the room of each place. */
export function addStaffAppointmentCalendar(app: FastifyInstance, service: Service): void {
  app.get(
    '/admin/appointments',
    staffOnly(service, async (request, reply, session) =>
      showCalendar(service, request, reply, session, await takeNotice(service, request, reply, session)),
    ),
  );
  const form = (path: string, work: (fields: FormFields, place: Place) => Promise<Notice>) =>
    addStaffForm(app, service, path, {
      submit: async (request) => {
        const fields = formFieldsOf(request);
        const places = await readShownPlaces(service);
        // The page may have been opened before the branch left the content pack: no other one may be closed for it.
        const place = fields.place ? places.find(({ id }) => id === fields.place) : places[0];
        if (!place) return refused('This branch does not exist any more. Please choose another one.');
        return work(fields, place);
      },
      pageOf: async (request) => {
        const { place, from } = weekOf(await readShownPlaces(service), request);
        return `/admin/appointments?place=${encodeURIComponent(place.id)}&from=${from}`;
      },
      showError: (request, reply, session, notice) => showCalendar(service, request, reply, session, notice),
      errorStatus: 400,
    });
  form('/admin/appointments/closures', (fields, place) => addClosure(service, fields, place));
  form('/admin/appointments/closures/remove', (fields) => removeClosure(service, fields));
  form('/admin/appointments/capacity', (fields, place) => setCapacity(service, fields, place));
}

/**
 * The places that can be booked, and those where appointments are booked although the content pack does not have the
 * branch any more: someone has to move or cancel them.
 */
async function readShownPlaces(service: Service): Promise<ShownPlace[]> {
  const places = readPlaces(service);
  const elsewhere = await service.database.orm
    .select({ id: appointments.place, startsAt: appointments.startsAt })
    .from(appointments)
    .where(
      and(
        notInArray(
          appointments.place,
          places.map(({ id }) => id),
        ),
        eq(appointments.status, 'booked'),
        gt(appointments.endsAt, new Date()),
      ),
    )
    .orderBy(desc(appointments.startsAt));
  const firstDays = new Map(elsewhere.map(({ id, startsAt }) => [id, nepalDate(startsAt)]));
  const removed = [...firstDays].map(([id, bookedFrom]) => ({
    id,
    name: `${id} (not a branch any more)`,
    address: '',
    hours: [],
    bookedFrom,
  }));
  return [...places, ...removed];
}

const placeOf = <P extends Place>(places: readonly P[], id: string | undefined): P =>
  places.find((place) => place.id === id) ?? places[0]!;

/** The place and the first day that the query or the form names. */
function weekOf<P extends Place>(places: readonly P[], request: FastifyRequest): { place: P; from: string } {
  const fields = { ...(request.query as Record<string, unknown>), ...formFieldsOf(request) };
  return {
    place: placeOf(places, String(fields.place ?? '')),
    from: isDate(String(fields.from)) ? String(fields.from) : nepalDate(new Date()),
  };
}

async function showCalendar(
  service: Service,
  request: FastifyRequest,
  reply: FastifyReply,
  session: StaffSession,
  notice?: Notice,
) {
  const { orm } = service.database;
  const places = await readShownPlaces(service);
  const { place, from } = weekOf(places, request);
  const range = {
    startsAt: nepalInstant(from, '00:00'),
    endsAt: nepalInstant(addDays(from, SHOWN_DAYS), '00:00'),
  };
  const rules = readRules(service);
  const schedule = await readSchedule(orm, rules, { place, from, days: SHOWN_DAYS });
  const booked = await orm
    .select()
    .from(appointments)
    .where(
      and(
        inArray(appointments.place, [place.id]),
        lt(appointments.startsAt, range.endsAt),
        gt(appointments.endsAt, range.startsAt),
      ),
    )
    .orderBy(asc(appointments.startsAt), asc(appointments.id));
  const closures = await readClosures(orm, place.id, range);
  const days: CalendarDay[] = schedule.map(({ date, slots }) => {
    const day = { startsAt: nepalInstant(date, '00:00'), endsAt: nepalInstant(addDays(date, 1), '00:00') };
    return {
      date,
      slots,
      appointments: booked.filter(({ startsAt }) => nepalDate(startsAt) === date),
      closures: closures.filter(({ startsAt, endsAt }) => startsAt < day.endsAt && endsAt > day.startsAt),
    };
  });
  return sendCalendarPage(reply, session, {
    place,
    places,
    from,
    previous: addDays(from, -SHOWN_DAYS),
    next: addDays(from, SHOWN_DAYS),
    capacity: await readCapacity(orm, place.id, rules.capacity),
    days,
    notice,
    entered: formFieldsOf(request),
  });
}

/** The times that a closure covers: whole days at once, or the same hours of each day. */
function closedTimes(first: string, last: string, opens: string, closes: string): Interval[] {
  if (!opens)
    return [{ startsAt: nepalInstant(first, '00:00'), endsAt: nepalInstant(addDays(last, 1), '00:00') }];
  const times: Interval[] = [];
  for (let day = first; day <= last; day = addDays(day, 1))
    times.push({ startsAt: nepalInstant(day, opens), endsAt: nepalInstant(day, closes) });
  return times;
}

/** Closes a day, several days, or some hours of each day, in one place or everywhere. */
async function addClosure(service: Service, fields: FormFields, place: Place): Promise<Notice> {
  const { date = '', last = '', opens = '', closes = '', everywhere } = fields;
  const reason = (fields.reason ?? '').trim();
  const lastDate = last || date;
  if (!isDate(date) || !isDate(lastDate) || lastDate < date)
    return refused('Please enter the first day, and a last day that is not before it.', 'date', 'last');
  if (lastDate < nepalDate(new Date()))
    return refused('This time is over. Please check the year.', last ? 'last' : 'date');
  if (isFarAhead(lastDate))
    return refused(
      'This is more than twenty years ahead. Please write the international calendar, not Bikram Sambat.',
      last ? 'last' : 'date',
    );
  if ((opens || closes) && !(CLOCK_TIME.test(opens) && CLOCK_TIME.test(closes) && opens < closes))
    return refused(
      'Please enter both times, the earlier one first, or none for whole days.',
      'opens',
      'closes',
    );
  if (opens && lastDate > addDays(date, MAX_DAYS_WITH_HOURS))
    return refused(`Please close hours of at most ${MAX_DAYS_WITH_HOURS} days at once.`, 'last');
  if (reason.length > MAX_REASON_LENGTH) return tooLong('reason', reason, MAX_REASON_LENGTH, 'reason');
  const times = closedTimes(date, lastDate, opens, closes);
  const where = everywhere ? null : place.id;
  const kept = await changeAppointments(service, async ({ orm }) => {
    for (const time of times) await closeOnce(orm, where, time, reason);
    const rows = await orm
      .select()
      .from(appointments)
      .where(
        and(lt(appointments.startsAt, times.at(-1)!.endsAt), gt(appointments.endsAt, times[0]!.startsAt)),
      );
    return rows.filter(
      (row) =>
        row.status === 'booked' &&
        (everywhere || row.place === place.id) &&
        times.some((time) => overlaps(time, row)),
    ).length;
  });
  const hint =
    kept > 0
      ? ` ${kept === 1 ? 'One appointment is' : `${kept} appointments are`} booked in this time: please move or cancel ${kept === 1 ? 'it' : 'them'}.`
      : '';
  return { kind: 'ok', text: `Closed. Visitors can book nothing in this time.${hint}` };
}

/** Closes a time unless it is closed already: each closure has to be opened again by itself. */
async function closeOnce(
  orm: Orm,
  place: string | null,
  { startsAt, endsAt }: Interval,
  reason: string,
): Promise<void> {
  const [same] = await orm
    .select({ id: appointmentClosures.id })
    .from(appointmentClosures)
    .where(
      and(
        place === null ? isNull(appointmentClosures.place) : eq(appointmentClosures.place, place),
        eq(appointmentClosures.startsAt, startsAt),
        eq(appointmentClosures.endsAt, endsAt),
      ),
    );
  if (!same) await orm.insert(appointmentClosures).values({ place, startsAt, endsAt, reason });
}

async function removeClosure({ database }: Service, { closure = '' }: FormFields): Promise<Notice> {
  if (!/^\d{1,9}$/.test(closure)) return refused('This closure does not exist any more.');
  await database.orm.delete(appointmentClosures).where(inArray(appointmentClosures.id, [Number(closure)]));
  return { kind: 'ok', text: 'Open again.' };
}

async function setCapacity(service: Service, { capacity = '' }: FormFields, place: Place): Promise<Notice> {
  const number = Number(capacity);
  if (!Number.isInteger(number) || number < 1 || number > MAX_CAPACITY)
    return refused(`Please enter a number from 1 to ${MAX_CAPACITY}.`, 'capacity');
  await changeAppointments(service, async ({ orm }) => {
    await orm
      .insert(appointmentCapacities)
      .values({ place: place.id, capacity: number })
      .onConflictDoUpdate({ target: appointmentCapacities.place, set: { capacity: number } });
  });
  return { kind: 'ok', text: `${place.name} now takes ${number} at the same time.` };
}
