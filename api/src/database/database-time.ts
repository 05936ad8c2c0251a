import type { Database } from './database.ts';

/** The time of the database, which all processes share, whatever the clocks of their machines say. */
export async function databaseTime({ query }: Pick<Database, 'query'>): Promise<Date> {
  const [[seconds] = []] = await query('SELECT extract(epoch FROM clock_timestamp())::float8', []);
  return new Date(Number(seconds) * 1000);
}
