import type { Orm } from '../database/database.ts';
import { asc, eq } from '../database/drizzle.ts';
import { applicationHistory, applicationNotes, users } from '../database/schema.ts';

/** What staff see about an application, and its applicant does not: who changed it, and the internal notes. */
export type StaffRecords = Awaited<ReturnType<typeof readStaffRecords>>;

/** Both oldest first. `by` is the address of a staff account, null where none is stored or the account was removed. */
export async function readStaffRecords(orm: Orm, applicationId: number) {
  const history = await orm
    .select({
      status: applicationHistory.status,
      note: applicationHistory.note,
      at: applicationHistory.at,
      by: users.email,
    })
    .from(applicationHistory)
    .leftJoin(users, eq(users.id, applicationHistory.userId))
    .where(eq(applicationHistory.applicationId, applicationId))
    .orderBy(asc(applicationHistory.id));
  const notes = await orm
    .select({ text: applicationNotes.text, at: applicationNotes.at, by: users.email })
    .from(applicationNotes)
    .leftJoin(users, eq(users.id, applicationNotes.userId))
    .where(eq(applicationNotes.applicationId, applicationId))
    .orderBy(asc(applicationNotes.id));
  return { history, notes };
}
