import type { ApplicationStatus } from 'shared-api/schemas';
import type { Database, Orm } from '../database/database.ts';
import { eq } from '../database/drizzle.ts';
import { applicationHistory, applications } from '../database/schema.ts';
import { queueEmail, type Recipient } from '../mail/outbox.ts';
import { applicationStatusEmail } from './emails.ts';
import { staffTransitions, statusNames } from './statuses.ts';

/** Of a note to the applicant, in characters as `maxlength` counts them. */
export const MAX_STATUS_NOTE_LENGTH = 1000;

type ApplicationRow = typeof applications.$inferSelect;

/**
 * Changes the status of an application that still has the status of `row`, and adds the change to its history. Call it
 * in a transaction.
 * @param userId the member of staff who makes the change; null for the applicant
 * @returns false when the status was changed meanwhile
 */
export async function changeStatus(
  orm: Orm,
  row: ApplicationRow,
  status: ApplicationStatus,
  note: string | null,
  userId: number | null,
): Promise<boolean> {
  const [current] = await orm
    .select({ status: applications.status })
    .from(applications)
    .where(eq(applications.id, row.id))
    .for('update');
  if (current?.status !== row.status) return false;
  await orm.update(applications).set({ status }).where(eq(applications.id, row.id));
  await orm.insert(applicationHistory).values({ applicationId: row.id, status, note, userId });
  return true;
}

/**
 * Changes a status as staff may, and queues the e-mail to the applicant.
 * @param change `recipient`: address and language of the applicant's account; `userId`: the member of staff
 * @returns false when staff may not make this change, or the status was changed meanwhile
 */
export async function changeStatusByStaff(
  database: Database,
  row: ApplicationRow,
  change: { status: ApplicationStatus; note: string; recipient: Recipient; userId: number },
): Promise<boolean> {
  const { status, note, recipient, userId } = change;
  if (!staffTransitions[row.status].includes(status)) return false;
  return database.transaction(async ({ orm }) => {
    const isChanged = await changeStatus(orm, row, status, note || null, userId);
    if (isChanged)
      await queueEmail(orm, applicationStatusEmail, recipient, {
        id: String(row.id),
        course: row.preferredCourse,
        status: statusNames[status],
        code: status,
        note,
      });
    return isChanged;
  });
}
