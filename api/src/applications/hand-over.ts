import { isStaff, type StaffAccount } from '../accounts/staff-accounts.ts';
import type { RunQuery } from '../database/connection.ts';
import type { Database, Orm } from '../database/database.ts';
import { and, eq } from '../database/drizzle.ts';
import { applicationHandOvers, applications, users } from '../database/schema.ts';
import { httpError } from '../http/http-error.ts';
import { queueEmail } from '../mail/outbox.ts';
import { applicationHandedOverEmail } from './emails.ts';

interface HandOver {
  applicationId: number;
  /** Account that was responsible when the change was decided on; null for nobody. */
  from: number | null;
  /** Account that becomes responsible; null for nobody. */
  to: number | null;
  /** The member of staff who makes the change. */
  by: StaffAccount;
}

export type HandOverResult =
  /** `isMailed`: whether the new one gets an e-mail. */
  | { kind: 'handedOver'; responsible: string | null; isMailed: boolean }
  /** Nothing was changed, because another account than `from` is responsible, or already the wished one. */
  | { kind: 'changedMeanwhile'; responsible: string | null; isWished: boolean }
  /** Nothing was changed, because the new one is no member of staff. */
  | { kind: 'notStaff' };

/**
 * Makes a member of staff, or nobody, responsible for an application, adds that to its history, and tells by e-mail who
 * gets it from somebody else.
 * @throws HttpError 404 for an application that does not exist
 */
export function handOver({ transaction }: Database, change: HandOver): Promise<HandOverResult> {
  const { applicationId, from, to, by } = change;
  return transaction(async ({ orm }): Promise<HandOverResult> => {
    // Before the application, in the order of releaseApplications: whose role is taken away meanwhile gets nothing.
    const next = to === null ? null : await lockStaffAccount(orm, to);
    if (next === undefined) return { kind: 'notStaff' };
    const [current] = await orm
      .select({ responsibleId: applications.responsibleId })
      .from(applications)
      .where(eq(applications.id, applicationId))
      .for('update');
    // Erased since the form was read.
    if (!current) throw httpError.notFound();
    const currentId = current.responsibleId;
    if (currentId !== from || currentId === to)
      return {
        kind: 'changedMeanwhile',
        responsible: await addressOf(orm, currentId),
        isWished: currentId === to,
      };
    await orm.update(applications).set({ responsibleId: to }).where(eq(applications.id, applicationId));
    await orm
      .insert(applicationHandOvers)
      .values({ applicationId, toId: to, toNobody: to === null, userId: by.id });
    const isMailed = next !== null && next.id !== by.id;
    if (isMailed)
      await queueEmail(orm, applicationHandedOverEmail, next, {
        id: String(applicationId),
        by: String(by.id),
      });
    return { kind: 'handedOver', responsible: next?.email ?? null, isMailed };
  });
}

/** The account, which stays one of staff until the end of the transaction; undefined when it is none. */
async function lockStaffAccount(orm: Orm, id: number) {
  const [account] = await orm
    .select({ id: users.id, email: users.email, language: users.language })
    .from(users)
    .where(and(eq(users.id, id), isStaff))
    .for('share');
  return account;
}

async function addressOf(orm: Orm, id: number | null): Promise<string | null> {
  if (id === null) return null;
  const [account] = await orm.select({ email: users.email }).from(users).where(eq(users.id, id));
  return account?.email ?? null;
}

/**
 * Lets nobody be responsible for the applications of an account whose role was taken away in this transaction.
 * @returns how many there were
 */
export async function releaseApplications(query: RunQuery, userId: number): Promise<number> {
  const rows = await query(
    `WITH released AS (
       UPDATE applications SET responsible_id = NULL WHERE responsible_id = $1 RETURNING id)
     INSERT INTO application_hand_overs (application_id, to_nobody) SELECT id, true FROM released RETURNING id`,
    [userId],
  );
  return rows.length;
}
