import type { Orm } from '../../database/database.ts';
import { eq, inArray } from '../../database/drizzle.ts';
import { applications, appointments, type outbox, users } from '../../database/schema.ts';
import { nepalDate } from '../../http/nepal-time.ts';
import { recordId } from '../../http/request-url.ts';
import type { Service } from '../../http/service.ts';
import type { EmailPayload } from '../../mail/email.ts';

export type OutboxRow = typeof outbox.$inferSelect;

/** What an e-mail is about. */
export interface EmailSubject {
  /** The record that it is about. */
  record?: { href: string; name: string };
  /** Why it would be wrong or useless by now. Such an e-mail is not sent again. */
  outdated?: string;
}

const WARNING_HOURS = 24;

/** Of what an e-mail is written from, staff see the record alone: the rest can be personal, and of no use here. */
function payloadOf({ payload }: OutboxRow): EmailPayload {
  try {
    return JSON.parse(payload);
  } catch {
    return {};
  }
}

/**
 * Reads what e-mails are about, in the same order. An e-mail is outdated when what it tells is over or was overtaken:
 * what has changed since has an e-mail of its own. Its link is made when it is sent, and is not old.
 */
export async function readEmailSubjects(
  { database: { orm }, configuration }: Pick<Service, 'database' | 'configuration'>,
  rows: readonly OutboxRow[],
): Promise<EmailSubject[]> {
  const records = await readRecords(orm, rows);
  const now = new Date();
  const hoursSince = (date: Date) => (now.getTime() - date.getTime()) / 3_600_000;
  return rows.map((row): EmailSubject => {
    const payload = payloadOf(row);
    switch (row.kind) {
      case 'verify-email': {
        const account = records.accounts.get(row.recipient);
        if (!account) return { outdated: 'No account has this address.' };
        return account.isVerified ? { outdated: 'The address is confirmed by now.' } : {};
      }
      case 'reset-password':
        if (!records.accounts.get(row.recipient)?.isActive)
          return { outdated: 'No active account has this address.' };
        return hoursSince(row.createdAt) * 3600 > configuration.lifetimes.reset
          ? { outdated: 'Its link would have expired by now. The person can ask for a new one at the login.' }
          : {};
      case 'many-failed-logins':
        return hoursSince(row.createdAt) > WARNING_HOURS ? { outdated: 'The warning is old.' } : {};
      case 'application-received':
      case 'application-status':
      case 'application-handed-over': {
        const application = records.applications.get(Number(payload.id));
        if (!application) return { outdated: 'The application is not stored any more.' };
        const record = {
          href: `/admin/applications/${application.id}`,
          name: `Application no. ${application.id}`,
        };
        if (row.kind === 'application-handed-over' && application.responsible !== row.recipient)
          return { record, outdated: 'Somebody else is responsible by now, or nobody.' };
        return payload.code && payload.code !== application.status
          ? { record, outdated: 'The application has another status by now.' }
          : { record };
      }
      case 'appointment-booked':
      case 'appointment-moved':
      case 'appointment-cancelled': {
        const appointment = records.appointments.get(payload.reference ?? '');
        if (!appointment) return { outdated: 'The appointment is not stored any more.' };
        const record = {
          href: `/admin/appointments/${appointment.id}`,
          name: `Appointment ${appointment.reference}`,
        };
        if (appointment.sequence !== Number(payload.sequence))
          return { record, outdated: 'The appointment was changed since.' };
        return appointment.endsAt < now ? { record, outdated: 'The appointment is over.' } : { record };
      }
      case 'event-registered':
      case 'event-registration-cancelled':
        return payload.day && payload.day < nepalDate(now)
          ? { outdated: 'The day of the event is over.' }
          : {};
      default:
        return {};
    }
  });
}

/** The records that e-mails are about, as they are now. */
async function readRecords(orm: Orm, rows: readonly OutboxRow[]) {
  const ofKinds = (...kinds: string[]) => rows.filter(({ kind }) => kinds.includes(kind));
  const addresses = ofKinds('verify-email', 'reset-password').map(({ recipient }) => recipient);
  const ids = ofKinds('application-received', 'application-status', 'application-handed-over').flatMap(
    (row) => recordId(payloadOf(row).id ?? '') ?? [],
  );
  const references = ofKinds('appointment-booked', 'appointment-moved', 'appointment-cancelled').map(
    (row) => payloadOf(row).reference ?? '',
  );
  const accounts =
    addresses.length === 0
      ? []
      : await orm
          .select({ email: users.email, isVerified: users.isVerified, isActive: users.isActive })
          .from(users)
          .where(inArray(users.email, addresses));
  const ofApplications =
    ids.length === 0
      ? []
      : await orm
          .select({ id: applications.id, status: applications.status, responsible: users.email })
          .from(applications)
          .leftJoin(users, eq(users.id, applications.responsibleId))
          .where(inArray(applications.id, ids));
  const ofAppointments =
    references.length === 0
      ? []
      : await orm
          .select({
            id: appointments.id,
            reference: appointments.reference,
            sequence: appointments.sequence,
            endsAt: appointments.endsAt,
          })
          .from(appointments)
          .where(inArray(appointments.reference, references));
  return {
    accounts: new Map(accounts.map((account) => [account.email, account])),
    applications: new Map(ofApplications.map((application) => [application.id, application])),
    appointments: new Map(ofAppointments.map((appointment) => [appointment.reference, appointment])),
  };
}
