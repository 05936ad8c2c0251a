import type { Orm } from '../database/database.ts';
import { asc, eq, pgCore } from '../database/drizzle.ts';
import { applicationHandOvers, applicationHistory, applicationNotes, users } from '../database/schema.ts';

const receivers = pgCore.alias(users, 'receivers');

/**
 * What staff see about an application, and its applicant does not: who changed it, who was responsible for it, and the
 * internal notes.
 */
export type StaffRecords = Awaited<ReturnType<typeof readStaffRecords>>;

/** All oldest first. `by` and `to` are addresses of staff accounts, null where none is stored or the account was removed. */
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
  const handOvers = await orm
    .select({
      to: receivers.email,
      toNobody: applicationHandOvers.toNobody,
      at: applicationHandOvers.at,
      by: users.email,
    })
    .from(applicationHandOvers)
    .leftJoin(receivers, eq(receivers.id, applicationHandOvers.toId))
    .leftJoin(users, eq(users.id, applicationHandOvers.userId))
    .where(eq(applicationHandOvers.applicationId, applicationId))
    .orderBy(asc(applicationHandOvers.id));
  return { history, notes, handOvers };
}
