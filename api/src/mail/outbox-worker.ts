import { eq } from 'drizzle-orm';
import { type Letter, letters } from '../accounts/emails.ts';
import { makeLink } from '../accounts/one-time-links.ts';
import { encodePk } from '../accounts/tokens.ts';
import type { Configuration } from '../configuration/configuration.ts';
import type { Database, Orm } from '../database/database.ts';
import { users } from '../database/schema.ts';
import type { PostOffice } from './email-transport.ts';
import type { LetterKind } from './outbox.ts';

interface Log {
  info: (details: object, message: string) => void;
  warn: (details: object, message: string) => void;
}

const idleSeconds = 5;
const longestPause = 3600;

/** Writes a promised letter; null when there is nobody to write to. Links are made here and only their hashes kept. */
async function write(
  orm: Orm,
  configuration: Configuration,
  kind: LetterKind,
  recipient: string,
  payload: Record<string, string>,
): Promise<Letter | null> {
  const { publicUrl, siteUrl, lifetimes } = configuration;
  const user = async () => (await orm.select().from(users).where(eq(users.email, recipient)))[0];
  switch (kind) {
    case 'verify-email': {
      const account = await user();
      if (!account || account.isVerified) return null;
      const token = await makeLink(orm, account.id, 'verify', lifetimes.verify);
      return letters.verifyEmail(`${publicUrl}/api/user/verify/${encodePk(account.id)}/${token}/`);
    }
    case 'already-registered': {
      const account = await user();
      // An unverified account gets a fresh link: the first letter may have been lost.
      if (account && !account.isVerified)
        return write(orm, configuration, 'verify-email', recipient, payload);
      return letters.alreadyRegistered(`${siteUrl}/login`, `${siteUrl}/email-verification`);
    }
    case 'reset-password': {
      const account = await user();
      if (!account?.isActive) return null;
      const token = await makeLink(orm, account.id, 'reset', lifetimes.reset);
      return letters.resetPassword(
        `${siteUrl}/password-reset/${encodePk(account.id)}/${token}/`,
        Math.round(lifetimes.reset / 60),
      );
    }
    case 'application-received':
      return letters.applicationReceived(payload.id ?? '', payload.course ?? '');
    case 'application-status':
      return letters.applicationStatus(
        payload.id ?? '',
        payload.status ?? '',
        payload.note ?? '',
        `${siteUrl}/applications`,
      );
    case 'event-registered':
      return letters.eventRegistered(payload.title ?? '', payload.date ?? '');
  }
}

/**
 * Sends what the outbox owes, one letter at a time, in any number of processes: a row is claimed with SKIP LOCKED and
 * marked in the same transaction. A letter that cannot be sent waits longer each time and is never dropped.
 */
export function mailWorker(database: Database, configuration: Configuration, office: PostOffice, log: Log) {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let again = false;
  let stopped = true;

  const sendOne = async (): Promise<boolean> => {
    const outcome = await database.transaction(async ({ orm, query }) => {
      const [row] = await query(
        `SELECT id, kind, recipient, payload, attempts FROM outbox WHERE sent_at IS NULL AND next_attempt_at <= now()
         ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED`,
        [],
      );
      if (!row) return null;
      const [id, kind, recipient, payload, attempts] = row as [number, LetterKind, string, string, number];
      // The wait is set before sending, in case the process dies in between: a letter twice beats a letter lost.
      const pause = Math.min(longestPause, 2 * 2 ** attempts);
      await query(
        `UPDATE outbox SET attempts = attempts + 1, next_attempt_at = now() + $2 * interval '1 second' WHERE id = $1`,
        [id, pause],
      );
      return { id, recipient, letter: await write(orm, configuration, kind, recipient, JSON.parse(payload)) };
    });
    if (!outcome) return false;
    try {
      if (outcome.letter) await office.send(outcome.recipient, outcome.letter);
      await database.query(`UPDATE outbox SET sent_at = now(), payload = '{}' WHERE id = $1`, [outcome.id]);
    } catch (error) {
      log.warn({ err: error, letter: outcome.id }, 'letter not sent, will try again');
    }
    return true;
  };

  const round = async () => {
    try {
      do {
        again = false;
        while (!stopped && (await sendOne()));
      } while (again && !stopped);
    } catch (error) {
      log.warn({ err: error }, 'mail worker paused');
    }
  };
  const wake = () => {
    if (stopped) return;
    clearTimeout(timer);
    if (running) {
      again = true;
      return;
    }
    running = round().finally(() => {
      running = undefined;
      if (!stopped) timer = setTimeout(wake, again ? 0 : idleSeconds * 1000);
    });
  };
  return {
    start: () => {
      stopped = false;
      wake();
    },
    /** A letter is due now; nothing happens before the start. */
    wake,
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
