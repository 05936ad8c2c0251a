import type { Orm } from '../database/database.ts';
import { and, asc, eq } from '../database/drizzle.ts';
import { users } from '../database/schema.ts';

/** Accounts that can use the staff pages. */
export const isStaff = and(eq(users.role, 'staff'), eq(users.isActive, true));

/** A member of staff, as the others know them. */
export type StaffAccount = Pick<typeof users.$inferSelect, 'id' | 'email'>;

/** All members of staff, by their addresses. */
export const readStaffAccounts = (orm: Orm): Promise<StaffAccount[]> =>
  orm.select({ id: users.id, email: users.email }).from(users).where(isStaff).orderBy(asc(users.email));
