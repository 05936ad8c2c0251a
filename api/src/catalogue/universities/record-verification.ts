import type { Verification } from 'shared-api/schemas';
import type { Database, Orm } from '../../database/database.ts';
import { desc, eq } from '../../database/drizzle.ts';
import { universities, universityVerifications, users } from '../../database/schema.ts';
import { renewCatalogueVersion } from '../cache/catalogue-version.ts';

/** A check of the official register, as staff enter it. */
export interface VerificationEntry extends Verification {
  /** For staff only. */
  note: string;
  userId: number;
}

/** A stored check, with the e-mail address of the account that entered it. */
export interface VerificationRow extends Verification {
  id: number;
  note: string;
  at: Date;
  by: string | null;
}

/**
 * Stores a check; from now on it is the one that is answered with the university and its courses.
 * @param lastSeen id of the newest check that the form showed, null for none
 * @returns false when the university has got another check meanwhile, or does not exist
 */
export async function recordVerification(
  database: Pick<Database, 'transaction'>,
  universityId: number,
  entry: VerificationEntry,
  lastSeen: number | null,
): Promise<boolean> {
  const { note, userId, ...verification } = entry;
  return database.transaction(async ({ orm, query }) => {
    const [locked] = await orm
      .select({ id: universities.id })
      .from(universities)
      .where(eq(universities.id, universityId))
      .for('update');
    const [newest] = await readVerifications(orm, universityId, 1);
    if (!locked || (newest?.id ?? null) !== lastSeen) return false;
    await orm
      .insert(universityVerifications)
      .values({ ...verification, universityId, checkedOn: verification.checked_on, note, userId });
    await orm
      .update(universities)
      .set({ verification: JSON.stringify(verification), verificationState: verification.state })
      .where(eq(universities.id, universityId));
    await renewCatalogueVersion(query);
    return true;
  });
}

/** The checks of a university, newest first. */
export async function readVerifications(
  orm: Pick<Orm, 'select'>,
  universityId: number,
  limit: number,
): Promise<VerificationRow[]> {
  const checks = universityVerifications;
  return orm
    .select({
      id: checks.id,
      state: checks.state,
      register: checks.register,
      code: checks.code,
      url: checks.url,
      checked_on: checks.checkedOn,
      note: checks.note,
      at: checks.at,
      by: users.email,
    })
    .from(checks)
    .leftJoin(users, eq(users.id, checks.userId))
    .where(eq(checks.universityId, universityId))
    .orderBy(desc(checks.id))
    .limit(limit);
}
