import { isStaff } from '../../accounts/staff-accounts.ts';
import type { Orm } from '../../database/database.ts';
import { and, eq, inArray, max } from '../../database/drizzle.ts';
import {
  applicationHistory,
  applications,
  appointments,
  contactMessages,
  eventRegistrations,
  events,
  outbox,
  users,
} from '../../database/schema.ts';
import { describeEvent } from '../../events/find-event.ts';
import { nepalDate } from '../../http/nepal-time.ts';
import { recordId } from '../../http/request-url.ts';
import type { Service } from '../../http/service.ts';
import type { EmailPayload } from '../../mail/email.ts';

/** The columns of an e-mail from which is seen what it is about. */
export const subjectColumns = {
  id: outbox.id,
  kind: outbox.kind,
  recipient: outbox.recipient,
  payload: outbox.payload,
  createdAt: outbox.createdAt,
};

type SubjectRow = Pick<typeof outbox.$inferSelect, keyof typeof subjectColumns>;
/** A row whose payload is read. */
type ReadRow = Omit<SubjectRow, 'payload'> & { payload: EmailPayload; isReadable: boolean };

/** What an e-mail is about. */
export interface EmailSubject {
  /** The record that it is about. */
  record?: { href: string; name: string };
  /** Why it would be wrong or useless by now. Such an e-mail is not sent any more. */
  outdated?: string;
}

const WARNING_HOURS = 24;
const NEWER =
  'A newer email tells the same. If this one were sent, the link of the newer one would not work any more.';

/**
 * E-mails about an account of which the newest alone counts, by what they are about: a new link ends the links before
 * it, and both e-mails after a sign-up can have one.
 */
const accountEmails: Readonly<Record<string, string>> = {
  'verify-email': 'verification',
  'already-registered': 'verification',
  'reset-password': 'reset',
  'many-failed-logins': 'warning',
};

const accountKey = ({ kind, recipient }: Pick<SubjectRow, 'kind' | 'recipient'>) =>
  `${accountEmails[kind]} ${recipient}`;

const EVENT_CANCELLED = 'event-registration-cancelled';

const registrationKey = (event: unknown, recipient: string) => `${event} ${recipient}`;

/** Of what an e-mail is written from, staff see the record alone: the rest can be personal, and of no use here. */
function readRow(row: SubjectRow): ReadRow {
  try {
    return { ...row, payload: JSON.parse(row.payload), isReadable: true };
  } catch {
    return { ...row, payload: {}, isReadable: false };
  }
}

/**
 * Reads what e-mails are about, in the same order. An e-mail is outdated when what it tells is over or was overtaken:
 * what has changed since has an e-mail of its own. Its link is made when it is sent, and is not old.
 */
export async function readEmailSubjects(
  { database: { orm }, configuration }: Pick<Service, 'database' | 'configuration'>,
  stored: readonly SubjectRow[],
): Promise<EmailSubject[]> {
  const rows = stored.map(readRow);
  const records = await readRecords(orm, rows);
  const now = new Date();
  const hoursSince = (date: Date) => (now.getTime() - date.getTime()) / 3_600_000;
  const isOld = ({ createdAt }: ReadRow) => hoursSince(createdAt) > WARNING_HOURS;
  const isOvertaken = (row: ReadRow) => (records.newest.get(accountKey(row)) ?? row.id) > row.id;
  return rows.map((row): EmailSubject => {
    const { payload, isReadable } = row;
    // A fault of the service: that its record is gone would be wrong to say.
    if (!isReadable) return {};
    const account = records.accounts.get(row.recipient);
    switch (row.kind) {
      case 'verify-email':
        if (!account) return { outdated: 'No account has this address.' };
        if (account.isVerified) return { outdated: 'The address is confirmed by now.' };
        return isOvertaken(row) ? { outdated: NEWER } : {};
      case 'reset-password':
        if (!account?.isActive) return { outdated: 'No active account has this address.' };
        if (hoursSince(row.createdAt) * 3600 > configuration.lifetimes.reset)
          return {
            outdated: 'Its link would have expired by now. The person can ask for a new one at the login.',
          };
        return isOvertaken(row) ? { outdated: NEWER } : {};
      case 'already-registered':
      case 'many-failed-logins': {
        // Until the address is confirmed it is no warning: it has the link that the person waits for.
        const hasLink = row.kind === 'already-registered' && account?.isVerified === false;
        if (isOld(row) && !hasLink) return { outdated: 'The warning is old.' };
        return isOvertaken(row) ? { outdated: NEWER } : {};
      }
      case 'application-received':
      case 'application-status':
      case 'application-handed-over': {
        const application = records.applications.get(Number(payload.id));
        if (!application) return { outdated: 'The application is not stored any more.' };
        const record = {
          href: `/admin/applications/${application.id}`,
          name: `Application no. ${application.id}`,
        };
        if (row.kind === 'application-handed-over')
          return application.responsible === row.recipient
            ? { record }
            : { record, outdated: 'Somebody else is responsible by now, or nobody.' };
        const told = row.kind === 'application-received' ? 'submitted' : payload.code;
        // It may have had another status in between, and e-mails of its own about both changes.
        const wasChanged = application.changedAt !== null && application.changedAt > row.createdAt;
        return wasChanged || (told && told !== application.status)
          ? { record, outdated: 'The status of the application was changed since.' }
          : { record };
      }
      case 'message-received': {
        const id = recordId(payload.id ?? '');
        const status = id === null ? undefined : records.messages.get(id);
        if (!status) return { outdated: 'The message is not stored any more.' };
        const record = {
          href: `/admin/messages?status=${status}&message=${id}#message-${id}`,
          name: `Message no. ${id}`,
        };
        return status === 'open' ? { record } : { record, outdated: 'The message is not open any more.' };
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
      case EVENT_CANCELLED: {
        if (!payload.event) {
          if (payload.day && payload.day < nepalDate(now))
            return { outdated: 'The day of the event is over.' };
          return isOld(row) ? { outdated: 'It is old, and may contradict what was changed since.' } : {};
        }
        const id = recordId(payload.event);
        const found = id === null ? undefined : records.events.get(id);
        if (!found) return { outdated: 'The event is not stored any more.' };
        const record = { href: `/admin/events/${id}`, name: 'Registrations of the event' };
        if (found.isOver) return { record, outdated: 'The event is over.' };
        const { day, date } = found.event;
        if ((payload.day ?? payload.date) !== (day ?? date))
          return { record, outdated: 'The event has another day by now.' };
        const registeredAt = records.registrations.get(registrationKey(id, row.recipient));
        const isRegistered = registeredAt !== undefined;
        // Of an earlier registration that was cancelled: the present one has an e-mail of its own.
        const isEarlier = isRegistered && registeredAt > row.createdAt;
        const newest = records.cancellations.get(registrationKey(id, row.recipient)) ?? row.id;
        if (row.kind === EVENT_CANCELLED && newest > row.id)
          return { record, outdated: 'A newer email tells the same.' };
        if (isRegistered === (row.kind === 'event-registered') && !isEarlier) return { record };
        return {
          record,
          outdated: isRegistered
            ? 'The person has registered again since.'
            : 'The person is not registered any more.',
        };
      }
      default:
        return {};
    }
  });
}

/** Why an e-mail of the outbox would be wrong or useless by now; undefined when it would not. */
export async function whyOutdated(
  service: Pick<Service, 'database' | 'configuration'>,
  id: number,
): Promise<string | undefined> {
  const rows = await service.database.orm.select(subjectColumns).from(outbox).where(eq(outbox.id, id));
  const [subject] = await readEmailSubjects(service, rows);
  return subject?.outdated;
}

/** What `read` finds for values; nothing is asked without any. */
const readFor = async <Value, Found>(
  values: readonly Value[],
  read: (values: Value[]) => PromiseLike<Found[]>,
): Promise<Found[]> => (values.length === 0 ? [] : read([...new Set(values)]));

/** The records that e-mails are about, as they are now. */
async function readRecords(orm: Orm, rows: readonly ReadRow[]) {
  const ofKinds = (...kinds: string[]) => rows.filter(({ kind }) => kinds.includes(kind));
  const idsOf = (name: string, ...kinds: string[]) =>
    ofKinds(...kinds).flatMap(({ payload }) => recordId(payload[name] ?? '') ?? []);
  const ofAccounts = ofKinds(...Object.keys(accountEmails)).map(({ recipient }) => recipient);
  const ofEvents = ['event-registered', EVENT_CANCELLED];
  const eventIds = idsOf('event', ...ofEvents);
  const accounts = await readFor(ofAccounts, (addresses) =>
    orm
      .select({ email: users.email, isVerified: users.isVerified, isActive: users.isActive })
      .from(users)
      .where(inArray(users.email, addresses)),
  );
  const newest = await readFor(ofAccounts, (addresses) =>
    orm
      .select({ kind: outbox.kind, recipient: outbox.recipient, id: max(outbox.id) })
      .from(outbox)
      .where(and(inArray(outbox.recipient, addresses), inArray(outbox.kind, Object.keys(accountEmails))))
      .groupBy(outbox.kind, outbox.recipient)
      .orderBy(max(outbox.id)),
  );
  const ofApplications = await readFor(
    idsOf('id', 'application-received', 'application-status', 'application-handed-over'),
    (ids) =>
      orm
        .select({
          id: applications.id,
          status: applications.status,
          responsible: users.email,
          changedAt: max(applicationHistory.at),
        })
        .from(applications)
        .leftJoin(users, and(eq(users.id, applications.responsibleId), isStaff))
        .leftJoin(applicationHistory, eq(applicationHistory.applicationId, applications.id))
        .where(inArray(applications.id, ids))
        .groupBy(applications.id, users.email),
  );
  const messages = await readFor(idsOf('id', 'message-received'), (ids) =>
    orm
      .select({ id: contactMessages.id, status: contactMessages.status })
      .from(contactMessages)
      .where(inArray(contactMessages.id, ids)),
  );
  const ofAppointments = await readFor(
    ofKinds('appointment-booked', 'appointment-moved', 'appointment-cancelled').map(
      ({ payload }) => payload.reference ?? '',
    ),
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
  const cancellations = await readFor(
    ofKinds(EVENT_CANCELLED).map(({ recipient }) => recipient),
    (addresses) =>
      orm
        .select(subjectColumns)
        .from(outbox)
        .where(and(inArray(outbox.recipient, addresses), eq(outbox.kind, EVENT_CANCELLED)))
        .orderBy(outbox.id),
  );
  const foundEvents = await readFor(eventIds, (ids) =>
    orm
      .select({ id: events.id, title: events.title, document: events.document })
      .from(events)
      .where(inArray(events.id, ids)),
  );
  const registrations = await readFor(eventIds, (ids) =>
    orm
      .select({ event: eventRegistrations.eventId, email: users.email, at: eventRegistrations.createdAt })
      .from(eventRegistrations)
      .innerJoin(users, eq(users.id, eventRegistrations.userId))
      .where(
        and(
          inArray(eventRegistrations.eventId, ids),
          inArray(
            users.email,
            ofKinds(...ofEvents).map(({ recipient }) => recipient),
          ),
        ),
      ),
  );
  return {
    accounts: new Map(accounts.map((account) => [account.email, account])),
    /** In the order of their ids: the greatest of several kinds with the same link stays. */
    newest: new Map(newest.map((row) => [accountKey(row), row.id ?? 0])),
    applications: new Map(ofApplications.map((application) => [application.id, application])),
    messages: new Map(messages.map(({ id, status }) => [id, status])),
    appointments: new Map(ofAppointments.map((appointment) => [appointment.reference, appointment])),
    events: new Map(foundEvents.map(({ id, title, document }) => [id, describeEvent([title, document])])),
    /** In the order of their ids: the greatest of several about the same event stays. */
    cancellations: new Map(
      cancellations
        .map(readRow)
        .map(({ id, recipient, payload }) => [registrationKey(payload.event, recipient), id]),
    ),
    /** When who has registered for an event. */
    registrations: new Map(registrations.map(({ event, email, at }) => [registrationKey(event, email), at])),
  };
}
