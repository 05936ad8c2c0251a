import { isLanguage, type Language } from 'shared-language';
import type { Database } from '../database/database.ts';
import { LEASE_SECONDS } from './outbox.ts';

/** Longest pause in seconds until an e-mail is tried again. */
export const LONGEST_RETRY_SECONDS = 3600;

const RENEWAL_MS = 1000;

/** Of e-mails that are not older, several about the same are sent in the order in which they were written. */
const FRESH_SECONDS = 60;

/** An e-mail of the outbox that belongs to this process until its lease ends. */
export interface ClaimedEmail {
  id: number;
  kind: string;
  recipient: string;
  /** JSON */
  payload: string;
  language: Language;
  /** Those before this one. */
  attempts: number;
  /** It was not sent at once, so that what it tells may have changed since. */
  hasWaited: boolean;
  /** Until the next attempt, if this one fails. */
  retrySeconds: number;
}

/**
 * Claims the next e-mail that is due, in any number of processes. Takes one that was tried seldom first: a server may end
 * the connection because of one e-mail, at each attempt.
 * @returns null when none is due
 */
export const claimEmail = (database: Database): Promise<ClaimedEmail | null> =>
  database.transaction(async ({ query }) => {
    const [row] = await query(
      `SELECT id, kind, recipient, payload, attempts, language,
         attempts > 0 OR created_at < now() - $1 * interval '1 second' FROM outbox
       WHERE sent_at IS NULL AND refused_at IS NULL AND next_attempt_at <= now() ORDER BY attempts, id LIMIT 1
       FOR UPDATE SKIP LOCKED`,
      [FRESH_SECONDS],
    );
    if (!row) return null;
    const [id, kind, recipient, payload, attempts, stored, hasWaited] = row as [
      number,
      string,
      string,
      string,
      number,
      string,
      boolean,
    ];
    // Set before sending, in case the process dies in between: an e-mail sent twice is better than one lost.
    const retrySeconds = Math.min(LONGEST_RETRY_SECONDS, Math.max(LEASE_SECONDS, 2 * 2 ** attempts));
    await query(
      `UPDATE outbox SET attempts = attempts + 1, next_attempt_at = now() + $2 * interval '1 second' WHERE id = $1`,
      [id, retrySeconds],
    );
    // A newer process may know more languages.
    const language = isLanguage(stored) ? stored : 'en';
    return { id, kind, recipient, payload, language, attempts, hasWaited, retrySeconds };
  });

/** Keeps other processes from sending an e-mail as well while `send` runs. */
export async function withLease(database: Database, id: number, send: () => Promise<void>): Promise<void> {
  const renewal = setInterval(() => {
    const renewed = database.query(
      `UPDATE outbox SET next_attempt_at = greatest(next_attempt_at, now() + $2 * interval '1 second') WHERE id = $1`,
      [id, LEASE_SECONDS],
    );
    // Without the database it cannot be marked as sent either.
    renewed.catch(() => undefined);
  }, RENEWAL_MS);
  try {
    await send();
  } finally {
    clearInterval(renewal);
  }
}

/**
 * Marks an e-mail as sent, and forgets what it was written from. Which event it is about stays: an earlier e-mail that
 * still waits may tell the same.
 */
export const markSent = (database: Database, { id, payload }: ClaimedEmail): Promise<unknown> => {
  const { event } = JSON.parse(payload);
  return database.query(`UPDATE outbox SET sent_at = now(), payload = $2, last_error = NULL WHERE id = $1`, [
    id,
    JSON.stringify({ event }),
  ]);
};

/** Removes an e-mail that is not to be sent. It is not marked as sent, because the mail server has not taken it. */
export const removeEmail = (database: Database, id: number): Promise<unknown> =>
  database.query('DELETE FROM outbox WHERE id = $1 AND sent_at IS NULL', [id]);

/**
 * Keeps why an attempt failed. The lease may have ended, and another process have sent the e-mail since.
 * @param isGivenUp there will be no other attempt
 */
export const keepFailure = (
  database: Database,
  id: number,
  reason: string,
  isGivenUp: boolean,
): Promise<unknown> =>
  database.query(
    `UPDATE outbox SET last_error = $2, refused_at = CASE WHEN $3 THEN now() ELSE refused_at END
     WHERE id = $1 AND sent_at IS NULL`,
    [id, reason, isGivenUp],
  );

/** Lets an e-mail, and every other that is due earlier, wait. */
export const postponeDue = (database: Database, id: number, seconds: number): Promise<unknown> =>
  database.query(
    `UPDATE outbox SET next_attempt_at = now() + $2 * interval '1 second' WHERE id IN (
       SELECT id FROM outbox WHERE sent_at IS NULL AND refused_at IS NULL
         AND (id = $1 OR next_attempt_at < now() + $2 * interval '1 second') ORDER BY id FOR UPDATE SKIP LOCKED)`,
    [id, seconds],
  );

/**
 * Gives up an e-mail of which the mail server has taken others that were written later: one at least `aloneSeconds` ago,
 * and one within `recentSeconds`.
 * @returns whether it was given up
 */
export async function giveUpIfAlone(
  database: Database,
  id: number,
  reason: string,
  { aloneSeconds, recentSeconds }: { aloneSeconds: number; recentSeconds: number },
): Promise<boolean> {
  const rows = await database.query(
    `UPDATE outbox AS this SET refused_at = now(), last_error = $4 WHERE id = $1 AND sent_at IS NULL AND EXISTS (
       SELECT FROM outbox AS other WHERE other.sent_at > this.created_at
       HAVING min(other.sent_at) < now() - $2 * interval '1 second'
         AND max(other.sent_at) > now() - $3 * interval '1 second') RETURNING id`,
    [id, aloneSeconds, recentSeconds, reason],
  );
  return rows.length > 0;
}
