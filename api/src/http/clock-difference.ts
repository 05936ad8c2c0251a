import type { Database } from '../database/database.ts';
import { databaseTime } from '../database/database-time.ts';

/**
 * From this difference on, in seconds, somebody has to know: what one server signs is refused by another whose clock is as
 * far off as it is valid, links to documents from 5 minutes on, access tokens from 15 minutes on.
 */
const NOTEWORTHY_SECONDS = 60;

/** How many seconds the clock of this machine is ahead of the database's, which all processes share; negative: behind. */
export async function clockDifference(database: Pick<Database, 'query'>): Promise<number> {
  const before = Date.now();
  const now = await databaseTime(database);
  return ((before + Date.now()) / 2 - now) / 1000;
}

export const isNoteworthy = (seconds: number): boolean => Math.abs(seconds) > NOTEWORTHY_SECONDS;
