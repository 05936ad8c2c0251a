import type { Database } from '../database/database.ts';
import { addDays, nepalDate, nepalInstant } from '../http/nepal-time.ts';
import type { DailyRates } from './daily-rates.ts';

/** Publisher of the rates, as visitors read it. */
export const SOURCE = 'Nepal Rastra Bank';

/** When the rates of a day are read: some hours after the bank has published them. */
const READING_TIME = '06:00';
const FIRST_RETRY_SECONDS = 60;
const LONGEST_RETRY_SECONDS = 6 * 3600;

/** The part of the database that the rates need. */
export type RatesStore = Pick<Database, 'query'>;

/**
 * Whether it is this process's turn to read the rates. The next attempt is set in the same statement, so of several
 * processes one reads, and one that dies meanwhile leaves a retry, each after twice the pause of the one before.
 */
export async function claimReading({ query }: RatesStore, now: Date): Promise<boolean> {
  await query('INSERT INTO exchange_rates (source, next_attempt_at) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
    SOURCE,
    now,
  ]);
  const claimed = await query(
    `UPDATE exchange_rates SET attempts = attempts + 1,
       next_attempt_at = $2::timestamptz + least($4, $3 * 2 ^ least(attempts, 20)) * interval '1 second'
     WHERE source = $1 AND next_attempt_at <= $2 RETURNING source`,
    [SOURCE, now, FIRST_RETRY_SECONDS, LONGEST_RETRY_SECONDS],
  );
  return claimed.length > 0;
}

/** Stores rates, unless those of a later day are stored, and sets the next reading to the following morning. */
export async function storeRates(
  { query }: RatesStore,
  { day, rates }: DailyRates,
  now: Date,
): Promise<void> {
  await query(
    `UPDATE exchange_rates SET attempts = 0, next_attempt_at = $2, fetched_at = $3,
       rates = CASE WHEN day > $4 THEN rates ELSE $5 END, day = greatest(day, $4) WHERE source = $1`,
    [SOURCE, nextMorning(now), now, day, JSON.stringify(rates)],
  );
}

const nextMorning = (now: Date): Date => {
  const today = nepalInstant(nepalDate(now), READING_TIME);
  return today > now ? today : nepalInstant(addDays(nepalDate(now), 1), READING_TIME);
};

/** The stored rates as JSON text, with their day; null before the first ones. */
export async function findRates({ query }: RatesStore): Promise<{ day: string; rates: string } | null> {
  const [row] = await query(
    'SELECT day, rates FROM exchange_rates WHERE source = $1 AND day IS NOT NULL AND rates IS NOT NULL',
    [SOURCE],
  );
  return row ? { day: row[0] as string, rates: row[1] as string } : null;
}
