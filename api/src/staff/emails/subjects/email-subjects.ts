import { eq } from '../../../database/drizzle.ts';
import { outbox } from '../../../database/schema.ts';
import type { Service } from '../../../http/service.ts';
import { ofAccounts } from './of-accounts.ts';
import { ofApplications } from './of-applications.ts';
import { ofAppointments } from './of-appointments.ts';
import { ofEvents } from './of-events.ts';
import { ofMessages } from './of-messages.ts';
import { type EmailSubject, type ReadRow, readPayload, type SubjectRow, subjectColumns } from './subject.ts';

const readers = [ofAccounts, ofApplications, ofMessages, ofAppointments, ofEvents];

/**
 * Reads what e-mails are about, in the same order. An e-mail is outdated when what it tells is over or was overtaken:
 * what has changed since has an e-mail of its own. Its link is made when it is sent, and is not old.
 * Of what an e-mail is written from, staff see the record alone: the rest can be personal, and of no use here.
 */
export async function readEmailSubjects(
  { database: { orm }, configuration }: Pick<Service, 'database' | 'configuration'>,
  stored: readonly SubjectRow[],
): Promise<EmailSubject[]> {
  // One that cannot be read is a fault of the service: that its record is gone would be wrong to say.
  const rows = stored.flatMap((row): ReadRow[] => {
    const payload = readPayload(row.payload);
    return payload ? [{ ...row, payload }] : [];
  });
  const context = { orm, lifetimes: configuration.lifetimes, now: new Date() };
  const subjects = new Map<number, EmailSubject>();
  for (const { kinds, read } of readers) {
    const own = rows.filter(({ kind }) => kinds.includes(kind));
    if (own.length === 0) continue;
    const subjectOf = await read(context, own);
    for (const row of own) subjects.set(row.id, subjectOf(row));
  }
  return stored.map(({ id }) => subjects.get(id) ?? {});
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
