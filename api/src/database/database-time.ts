import type { Database } from './database.ts';

/**
 * The time of the database, which all processes share, whatever the clocks of their machines say, in ms since 1970 with
 * fractions.
 */
export async function databaseTime({ query }: Pick<Database, 'query'>): Promise<number> {
  const [[seconds] = []] = await query('SELECT extract(epoch FROM clock_timestamp())::float8', []);
  return Number(seconds) * 1000;
}
