import { inArray } from '../../../database/drizzle.ts';
import { appointments } from '../../../database/schema.ts';
import { type EmailSubject, readFor, type SubjectReader } from './subject.ts';

/** E-mails about appointments. */
export const ofAppointments: SubjectReader = {
  kinds: ['appointment-booked', 'appointment-moved', 'appointment-cancelled'],
  read: async ({ orm, now }, rows) => {
    const found = await readFor(
      rows.map(({ payload }) => payload.reference ?? ''),
      (references) =>
        orm
          .select({
            id: appointments.id,
            reference: appointments.reference,
            sequence: appointments.sequence,
            endsAt: appointments.endsAt,
          })
          .from(appointments)
          .where(inArray(appointments.reference, references)),
    );
    const byReference = new Map(found.map((appointment) => [appointment.reference, appointment]));
    return ({ payload }): EmailSubject => {
      const appointment = byReference.get(payload.reference ?? '');
      if (!appointment) return { outdated: 'The appointment is not stored any more.' };
      const record = {
        href: `/admin/appointments/${appointment.id}`,
        name: `Appointment ${appointment.reference}`,
      };
      if (appointment.sequence !== Number(payload.sequence))
        return { record, outdated: 'The appointment was changed since.' };
      return appointment.endsAt < now ? { record, outdated: 'The appointment is over.' } : { record };
    };
  },
};
