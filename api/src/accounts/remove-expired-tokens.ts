import type { Service } from '../http/service.ts';

/** Deletes refresh tokens and one-time links that expired more than a day ago. */
export async function removeExpiredTokens({ database }: Pick<Service, 'database'>): Promise<void> {
  await database.query("DELETE FROM refresh_tokens WHERE expires_at < now() - interval '1 day'", []);
  await database.query("DELETE FROM one_time_tokens WHERE expires_at < now() - interval '1 day'", []);
}
