import type { Language } from 'shared-language';
import type { Configuration } from '../configuration/configuration.ts';
import type { appointments } from '../database/schema.ts';
import { nepalTimestamp } from '../http/nepal-time.ts';
import type { Service } from '../http/service.ts';
import { type Sender, senderOf } from '../mail/sender.ts';
import { appointmentFile, type CalendarEntry } from './calendar-file.ts';
import { appointmentLink, appointmentToken } from './links.ts';
import { describePlace } from './places.ts';
import { purposeOf } from './purposes.ts';
import { appointmentTexts } from './texts.ts';

export type AppointmentRow = typeof appointments.$inferSelect;
export type Describer = Pick<Service, 'content' | 'configuration'>;

/** Visitors can change an appointment until it begins. */
export const canChange = ({ status, startsAt }: AppointmentRow, now: Date): boolean =>
  status === 'booked' && startsAt > now;

/** The calendar file of an appointment. */
export function calendarOf(
  context: { configuration: Configuration; sender: Sender; language: Language },
  appointment: Pick<CalendarEntry, 'method' | 'sequence' | 'startsAt' | 'endsAt'> & {
    reference: string;
    purpose: string;
    email: string;
    placeName: string;
    placeAddress: string;
  },
): string {
  const { configuration, sender: organizer } = context;
  const { reference, purpose, placeName, placeAddress, email, ...times } = appointment;
  const url = appointmentLink(context, reference);
  const texts = appointmentTexts[context.language];
  return appointmentFile({
    ...times,
    uid: `appointment-${reference}@${new URL(configuration.siteUrl).hostname}`,
    summary: `${organizer.name}: ${purpose}`,
    description: `${texts.reference(reference)}\n${texts.changeInCalendar(url)}`,
    location: [placeName, placeAddress].filter(Boolean).join(', '),
    url,
    organizer,
    attendee: email,
    now: new Date(),
  });
}

/** An appointment as the additional calls answer it to whoever has its token. */
export function describeAppointment(service: Describer, row: AppointmentRow) {
  const place = describePlace(service, row);
  const placeOfVisitor = describePlace(service, row, row.language);
  const purpose = purposeOf(service, row.purpose);
  return {
    id: row.id,
    reference: row.reference,
    token: appointmentToken(service, row.reference),
    status: row.status,
    place: row.place,
    place_name: place.name,
    place_address: place.address,
    purpose: row.purpose,
    purpose_names: { ne: purpose.ne },
    starts_at: nepalTimestamp(row.startsAt),
    ends_at: nepalTimestamp(row.endsAt),
    name: row.name,
    email: row.email,
    contact: row.contact,
    message: row.message,
    calendar:
      row.status === 'cancelled'
        ? null
        : calendarOf(
            {
              configuration: service.configuration,
              sender: senderOf(service.configuration, service.content(row.language).brand),
              language: row.language,
            },
            {
              ...row,
              purpose: purpose[row.language],
              method: 'PUBLISH',
              placeName: placeOfVisitor.name,
              placeAddress: placeOfVisitor.address,
            },
          ),
    can_change: canChange(row, new Date()),
  };
}
