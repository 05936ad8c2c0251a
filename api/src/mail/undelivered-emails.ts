import type { RunQuery } from '../database/connection.ts';
import { and, gt, isNotNull, isNull, lt, or, sql } from '../database/drizzle.ts';
import { outbox } from '../database/schema.ts';
import { LEASE_SECONDS } from './outbox.ts';

/** While the mail server fails, most e-mails wait without an attempt of their own. */
const USUAL_MINUTES = 5;

/** E-mails that did not arrive: given up, or waiting after a failed attempt or for longer than usual. */
export const undelivered = {
  given_up: and(isNull(outbox.sentAt), isNotNull(outbox.refusedAt)),
  waiting: and(
    isNull(outbox.sentAt),
    isNull(outbox.refusedAt),
    or(
      isNotNull(outbox.lastError),
      gt(outbox.attempts, 1),
      lt(outbox.createdAt, sql`now() - ${USUAL_MINUTES} * interval '1 minute'`),
    ),
  ),
};

export type UndeliveredState = keyof typeof undelivered;

/** How many e-mails were given up in the last days. */
export async function countGivenUp(query: RunQuery, days: number): Promise<number> {
  const [[count = 0] = []] = await query(
    `SELECT count(*) FROM outbox WHERE sent_at IS NULL AND refused_at > now() - $1 * interval '1 day'`,
    [days],
  );
  return Number(count);
}

/**
 * Has e-mails sent again, with all the attempts of a new one: due one after the other, a second apart. A worker asks every
 * five seconds, so a few are sent at a time, with new e-mails in between, and no flood reaches the mail server. One at which
 * an attempt may be under way waits as long as its lease, which that attempt renews: no other process sends it at the same
 * time.
 * @param state what they have to be in; others stay as they are
 * @returns how many are sent again
 */
export async function sendAgain(
  query: RunQuery,
  ids: readonly number[],
  state: UndeliveredState,
): Promise<number> {
  const rows = await query(
    `WITH chosen AS (
       SELECT id FROM outbox WHERE id = ANY($1::int[]) AND sent_at IS NULL AND (refused_at IS NOT NULL) = $2
       ORDER BY id FOR UPDATE
     )
     UPDATE outbox SET refused_at = NULL, attempts = 0, queued_at = now(),
       next_attempt_at = now() + ($3 + position) * interval '1 second'
     FROM (SELECT id, row_number() OVER (ORDER BY id) - 1 AS position FROM chosen) AS one
     WHERE outbox.id = one.id RETURNING outbox.id`,
    [`{${ids.join()}}`, state === 'given_up', state === 'given_up' ? 0 : LEASE_SECONDS],
  );
  return rows.length;
}
