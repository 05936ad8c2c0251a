import * as z from 'zod/mini';
import { id, list, text, title } from './fields.ts';

/** Place of an appointment that is no branch. */
export const ONLINE_PLACE = 'online';

/** Limits of the additive appointment calls. The site checks them before it sends. */
export const appointmentLimits = { nameLength: 100, messageLength: 1000, slotDays: 31 } as const;

/** Additive: `held` and `no_show` are set by staff after the appointment. */
export const appointmentStatuses = ['booked', 'cancelled', 'held', 'no_show'] as const;
export type AppointmentStatus = (typeof appointmentStatuses)[number];

const AppointmentPlace = z.object({ id: z.string(), name: title, address: title });

const AppointmentDay = z.object({
  /** The day in Nepal: `2026-11-23`. */
  date: z.string(),
  /** False on days without opening hours and on closed days. */
  is_open: z._default(z.boolean(), true),
  /** Times that can be booked, ISO with offset, and how many appointments each still takes. */
  slots: list(z.object({ starts_at: z.string(), free: z.number() })),
});

/** Additive: the times of one place that can be booked, with the choices of the booking form. */
export const AppointmentSlots = z.object({
  place: z.string(),
  places: list(AppointmentPlace),
  purposes: list(z.string()),
  /** The same in other languages, by their tags, in the same order. A booking is sent with the text of `purposes`. */
  purpose_names: z.optional(z.record(z.string(), z.array(z.string()))),
  slot_minutes: z.number(),
  /** The first and last day that can be booked at all. */
  first_date: z.string(),
  last_date: z.string(),
  days: list(AppointmentDay),
});
export type AppointmentSlots = z.output<typeof AppointmentSlots>;

/** Additive: parameters of `appointments/slots`. */
export const AppointmentSlotsParameters = z.object({
  /** Id of a place. Default: the first one. */
  place: z.optional(z.string()),
  /** First day, `2026-11-23`. Default: today in Nepal. */
  from: z.optional(z.string()),
  /** Number of days. Default 14. */
  days: z.optional(z.string()),
});

/** Additive: the body of a booking. `client_key` sent twice creates one appointment. */
export const AppointmentPayload = z.object({
  place: z.string(),
  starts_at: z.string(),
  purpose: z.string(),
  name: z.string(),
  email: z.string(),
  contact: z.string(),
  message: z.optional(z.string()),
  time_zone: z.optional(z.string()),
  client_key: z.optional(z.string()),
});
export type AppointmentPayload = z.output<typeof AppointmentPayload>;

/** Additive: moves an appointment. */
export const AppointmentMove = z.object({ place: z.string(), starts_at: z.string() });
export type AppointmentMove = z.output<typeof AppointmentMove>;

/** Additive: an appointment, for whoever has the link of its e-mail. */
export const Appointment = z.object({
  id,
  /** Eight letters and digits that identify it to staff. */
  reference: z.string(),
  /** The secret last part of `/book/{token}`. */
  token: z.string(),
  status: z._default(z.enum(appointmentStatuses), 'booked'),
  place: z.string(),
  place_name: title,
  place_address: title,
  purpose: title,
  /** The same in other languages, by their tags. */
  purpose_names: z.optional(z.record(z.string(), z.string())),
  /** ISO with offset. */
  starts_at: z.string(),
  ends_at: z.string(),
  name: title,
  email: title,
  contact: title,
  message: title,
  /** The calendar file of the current state, as text. */
  calendar: text,
  /** Whether it can still be moved and cancelled. */
  can_change: z._default(z.boolean(), false),
});
export type Appointment = z.output<typeof Appointment>;
