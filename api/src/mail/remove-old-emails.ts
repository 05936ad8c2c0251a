import type { Service } from '../http/service.ts';

/** So long one can find out what became of an e-mail; then nobody needs its recipient's address. */
const RETENTION_DAYS = 30;

/** Deletes e-mails that were sent or given up more than 30 days ago. Those that wait stay. */
export async function removeOldEmails({ database }: Pick<Service, 'database'>): Promise<void> {
  await database.query(
    `DELETE FROM outbox WHERE coalesce(sent_at, refused_at) < now() - $1 * interval '1 day'`,
    [RETENTION_DAYS],
  );
}
