import type { AppointmentStatus } from 'shared-api/schemas';
import type { Language } from 'shared-language';
import type { RunQuery } from '../database/connection.ts';
import type { Orm } from '../database/database.ts';
import { and, count, eq, gt } from '../database/drizzle.ts';
import { appointments } from '../database/schema.ts';
import { usedClientKey } from '../http/body-fields.ts';
import { HttpError, httpError } from '../http/http-error.ts';
import { nepalDate } from '../http/nepal-time.ts';
import type { Service } from '../http/service.ts';
import { queueEmail } from '../mail/outbox.ts';
import type { AppointmentRow } from './describe-appointment.ts';
import {
  appointmentBookedEmail,
  appointmentCancelledEmail,
  appointmentMovedEmail,
  snapshotOf,
} from './emails.ts';
import { type Place, placeColumns } from './places.ts';
import { newReference } from './reference.ts';
import { readRules } from './rules.ts';
import { isBookable, readSchedule, type ScheduledSlot } from './schedule.ts';

/** Key of the advisory lock; its value has no meaning, but all processes must use the same. */
const APPOINTMENTS_LOCK = 4_000_731;

/** Upcoming appointments per e-mail address, so that nobody can fill the calendar. */
const MAX_UPCOMING_APPOINTMENTS = 3;

type Transaction = { orm: Orm; query: RunQuery };

/**
 * Runs a change while no other change of appointments, closures or capacities runs, in any process: what it reads stays
 * true until it commits, so that no slot ever takes more appointments than it has room for.
 */
export function changeAppointments<T>(
  { database }: Service,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  return database.transaction(async (transaction) => {
    await transaction.query('SELECT pg_advisory_xact_lock($1)', [APPOINTMENTS_LOCK]);
    return work(transaction);
  });
}

/** The answer to a time that cannot be booked, because it was taken meanwhile or never was a slot. */
const slotUnavailable = (): HttpError => {
  const sentence = 'This time is no longer available. Please choose another one.';
  return new HttpError(409, { detail: sentence, starts_at: [sentence] });
};

export type NewAppointment = Pick<
  typeof appointments.$inferInsert,
  'clientKey' | 'userId' | 'purpose' | 'name' | 'email' | 'contact' | 'message' | 'timeZone'
> & { language: Language };

/**
 * Books a slot and queues the confirmation.
 * @returns `isNew` false when the client key was used before; `appointment` is then the earlier one
 * @throws HttpError 409 when the slot is not available or the client key is that of another booking, 400 when the address
 * has too many appointments
 */
export function bookAppointment(
  service: Service,
  slot: { place: Place; startsAt: Date },
  details: NewAppointment,
): Promise<{ appointment: AppointmentRow; isNew: boolean }> {
  return changeAppointments(service, async ({ orm }) => {
    const earlier = await findByClientKey(orm, details.clientKey);
    if (earlier) {
      if (!isSameBooking(earlier, slot, details)) throw usedClientKey();
      return { appointment: earlier, isNew: false };
    }
    const { startsAt, endsAt } = await findBookableSlot(service, orm, slot);
    const [upcoming] = await orm
      .select({ count: count() })
      .from(appointments)
      .where(
        and(
          eq(appointments.email, details.email),
          eq(appointments.status, 'booked'),
          gt(appointments.startsAt, new Date()),
        ),
      );
    if (Number(upcoming?.count ?? 0) >= MAX_UPCOMING_APPOINTMENTS) {
      const sentence = `This address has ${MAX_UPCOMING_APPOINTMENTS} upcoming appointments already. Please move or cancel one of them by the link in its email.`;
      throw httpError.badRequest({ email: [sentence], detail: sentence });
    }
    const [appointment] = await orm
      .insert(appointments)
      .values({ ...details, reference: newReference(), ...placeColumns(slot.place), startsAt, endsAt })
      .returning();
    await queueEmail(orm, appointmentBookedEmail, details, snapshotOf(service, appointment!));
    return { appointment: appointment!, isNew: true };
  });
}

async function findByClientKey(orm: Orm, key: string | null | undefined) {
  if (!key) return undefined;
  const [earlier] = await orm.select().from(appointments).where(eq(appointments.clientKey, key));
  return earlier;
}

/**
 * Whether an appointment was booked by these values. Its time and place count only as long as nobody has changed it: the
 * answer to the booking may have been lost, and the visitor or staff may have moved it before the booking is sent again.
 */
function isSameBooking(
  row: AppointmentRow,
  { place, startsAt }: { place: Place; startsAt: Date },
  details: NewAppointment,
): boolean {
  const entered = ['purpose', 'name', 'email', 'contact', 'message'] as const;
  const isSameSlot = row.place === place.id && row.startsAt.getTime() === startsAt.getTime();
  return entered.every((name) => row[name] === details[name]) && (isSameSlot || row.sequence > 0);
}

/** @throws HttpError 409 */
async function findBookableSlot(
  service: Service,
  orm: Orm,
  { place, startsAt }: { place: Place; startsAt: Date },
  movedId?: number,
): Promise<ScheduledSlot> {
  const from = nepalDate(startsAt);
  const rules = readRules(service);
  const [day] = await readSchedule(orm, rules, { place, from, days: 1, movedId });
  const slot = day?.slots.find((one) => one.startsAt.getTime() === startsAt.getTime());
  if (!slot || !isBookable(slot, rules, new Date())) throw slotUnavailable();
  return slot;
}

/** Who makes a change, and their note to the visitor. */
export interface Change {
  /** Allowed only as long as this holds for the current row. */
  isAllowed: (row: AppointmentRow) => boolean;
  note?: string;
  /** The language of a visitor who makes the change, and of the e-mails from then on. */
  language?: Language;
}

/**
 * Moves an appointment to another slot and mails the visitor.
 * @returns the changed row; null when the change is not allowed
 * @throws HttpError 409 when the slot is not available
 */
export function moveAppointment(
  service: Service,
  id: number,
  slot: { place: Place; startsAt: Date },
  { isAllowed, note, language }: Change,
): Promise<AppointmentRow | null> {
  return changeAppointments(service, async ({ orm }) => {
    const row = await readRow(orm, id);
    if (!row || !isAllowed(row)) return null;
    const isSame = row.place === slot.place.id && row.startsAt.getTime() === slot.startsAt.getTime();
    if (isSame) return row;
    const { startsAt, endsAt } = await findBookableSlot(service, orm, slot, id);
    const [moved] = await orm
      .update(appointments)
      .set({ ...placeColumns(slot.place), startsAt, endsAt, sequence: row.sequence + 1, language })
      .where(eq(appointments.id, id))
      .returning();
    await queueEmail(orm, appointmentMovedEmail, moved!, snapshotOf(service, moved!, note));
    return moved!;
  });
}

/**
 * Cancels an appointment and mails the visitor.
 * @returns the changed row; null when the change is not allowed
 */
export function cancelAppointment(
  service: Service,
  id: number,
  { isAllowed, note, language }: Change,
): Promise<AppointmentRow | null> {
  return changeAppointments(service, async ({ orm }) => {
    const row = await readRow(orm, id);
    if (!row || !isAllowed(row)) return null;
    const [cancelled] = await orm
      .update(appointments)
      .set({ status: 'cancelled', sequence: row.sequence + 1, language })
      .where(eq(appointments.id, id))
      .returning();
    await queueEmail(orm, appointmentCancelledEmail, cancelled!, snapshotOf(service, cancelled!, note));
    return cancelled!;
  });
}

/** Records whether the visitor came. @returns false when the appointment is not in the status `from` any more */
export function recordOutcome(
  service: Service,
  id: number,
  from: AppointmentStatus,
  to: 'booked' | 'held' | 'no_show',
): Promise<boolean> {
  return changeAppointments(service, async ({ orm }) => {
    const changed = await orm
      .update(appointments)
      .set({ status: to })
      .where(and(eq(appointments.id, id), eq(appointments.status, from)))
      .returning({ id: appointments.id });
    return changed.length > 0;
  });
}

async function readRow(orm: Orm, id: number): Promise<AppointmentRow | undefined> {
  const [row] = await orm.select().from(appointments).where(eq(appointments.id, id));
  return row;
}
