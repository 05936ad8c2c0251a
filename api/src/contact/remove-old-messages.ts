import type { Service } from '../http/service.ts';

/** A year after a message nobody needs its personal data. */
const RETENTION_DAYS = 365;

/** Deletes messages of more than a year ago, unless they are still open. */
export async function removeOldMessages({ database }: Pick<Service, 'database'>): Promise<void> {
  await database.query(
    `DELETE FROM contact_messages WHERE status <> 'open' AND created_at < now() - $1 * interval '1 day'`,
    [RETENTION_DAYS],
  );
}
