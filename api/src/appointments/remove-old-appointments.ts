import type { Service } from '../http/service.ts';

/** A year after an appointment nobody needs its personal data. */
const RETENTION_DAYS = 365;

/** Deletes appointments and closures of more than a year ago. */
export async function removeOldAppointments({ database }: Pick<Service, 'database'>): Promise<void> {
  for (const table of ['appointments', 'appointment_closures'])
    await database.query(`DELETE FROM ${table} WHERE ends_at < now() - $1 * interval '1 day'`, [
      RETENTION_DAYS,
    ]);
}
