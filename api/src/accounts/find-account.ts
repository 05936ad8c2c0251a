import type { Orm } from '../database/database.ts';
import { eq } from '../database/drizzle.ts';
import { users } from '../database/schema.ts';

export type Account = typeof users.$inferSelect;

/** The account of an e-mail address. @param email in lower case */
export const findAccount = async (orm: Orm, email: string): Promise<Account | undefined> =>
  (await orm.select().from(users).where(eq(users.email, email)))[0];
