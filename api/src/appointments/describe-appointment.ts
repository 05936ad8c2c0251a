import type { Configuration } from '../configuration/configuration.ts';
import type { appointments } from '../database/schema.ts';
import { nepalTimestamp } from '../http/nepal-time.ts';
import type { Service } from '../http/service.ts';
import { appointmentFile, type CalendarEntry } from './calendar-file.ts';
import { appointmentLink, appointmentToken } from './links.ts';
import { describePlace } from './places.ts';

export type AppointmentRow = typeof appointments.$inferSelect;
export type Describer = Pick<Service, 'content' | 'configuration'>;

/** Visitors can change an appointment until it begins. */
export const canChange = ({ status, startsAt }: AppointmentRow, now: Date): boolean =>
  status === 'booked' && startsAt > now;

/** Name and address of the sender of e-mails, as organizer of the appointment. */
function senderOf({ mail }: Configuration) {
  const [, name, address] = /^\s*"?([^"<]*?)"?\s*<([^>]+)>\s*$/.exec(mail.from) ?? ['', '', mail.from];
  return { name: name || address || '', address: address ?? '' };
}

/** The calendar file of an appointment. */
export function calendarOf(
  context: { configuration: Configuration },
  appointment: Pick<CalendarEntry, 'method' | 'sequence' | 'startsAt' | 'endsAt'> & {
    reference: string;
    purpose: string;
    email: string;
    placeName: string;
    placeAddress: string;
  },
): string {
  const { configuration } = context;
  const organizer = senderOf(configuration);
  const { reference, purpose, placeName, placeAddress, email, ...times } = appointment;
  const url = appointmentLink(context, reference);
  return appointmentFile({
    ...times,
    uid: `appointment-${reference}@${new URL(configuration.siteUrl).hostname}`,
    summary: `${organizer.name}: ${purpose}`,
    description: `Reference: ${reference}\nMove or cancel: ${url}`,
    location: [placeName, placeAddress].filter(Boolean).join(', '),
    url,
    organizer,
    attendee: email,
    now: new Date(),
  });
}

/** An appointment as the additional calls answer it to whoever has its token. */
export function describeAppointment(service: Describer, row: AppointmentRow) {
  const place = describePlace(service, row.place);
  return {
    id: row.id,
    reference: row.reference,
    token: appointmentToken(service, row.reference),
    status: row.status,
    place: row.place,
    place_name: place.name,
    place_address: place.address,
    purpose: row.purpose,
    starts_at: nepalTimestamp(row.startsAt),
    ends_at: nepalTimestamp(row.endsAt),
    name: row.name,
    email: row.email,
    contact: row.contact,
    message: row.message,
    calendar:
      row.status === 'cancelled'
        ? null
        : calendarOf(service, {
            ...row,
            method: 'PUBLISH',
            placeName: place.name,
            placeAddress: place.address,
          }),
    can_change: canChange(row, new Date()),
  };
}
