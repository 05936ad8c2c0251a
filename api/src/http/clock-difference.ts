import type { Database } from '../database/database.ts';

/**
 * From this difference on, in seconds, somebody has to know: tokens of one server are refused by another whose clock is
 * as far off as they are valid, 15 minutes for the shortest.
 */
const NOTEWORTHY_SECONDS = 60;

/** How many seconds the clock of this machine is ahead of the database's, which all processes share; negative: behind. */
export async function clockDifference({ query }: Pick<Database, 'query'>): Promise<number> {
  const before = Date.now();
  const [[now] = []] = await query('SELECT extract(epoch FROM clock_timestamp())::float8', []);
  return (before + Date.now()) / 2_000 - Number(now);
}

export const isNoteworthy = (seconds: number): boolean => Math.abs(seconds) > NOTEWORTHY_SECONDS;
