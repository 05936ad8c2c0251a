import type { Language } from 'shared-language';
import type { Orm } from '../database/database.ts';
import { eq } from '../database/drizzle.ts';
import { users } from '../database/schema.ts';

/** Keeps the language in which an account uses the site, for the e-mails that nobody is online for. */
export async function keepAccountLanguage(
  orm: Orm,
  account: { id: number; language: Language },
  language: Language,
): Promise<void> {
  if (account.language !== language)
    await orm.update(users).set({ language }).where(eq(users.id, account.id));
}
