import { LRUCache } from 'lru-cache';
import { isLanguage, type Language } from 'shared-language';
import type { Configuration } from '../configuration/configuration.ts';
import type { Database } from '../database/database.ts';
import type { Email, EmailTemplate } from './email.ts';
import { EmailNotTaken } from './email-not-taken.ts';
import type { EmailTransport } from './email-transport.ts';
import { LEASE_SECONDS } from './outbox.ts';
import type { Sender } from './sender.ts';

interface Log {
  info: (details: object, message: string) => void;
  warn: (details: object, message: string) => void;
}

export interface OutboxWorkerOptions {
  database: Database;
  configuration: Configuration;
  transport: EmailTransport;
  /** The consultancy, which signs every e-mail; read when one is sent, because the content pack can change. */
  sender: (language: Language) => Sender;
  /** Every kind of e-mail that may be queued. */
  templates: readonly EmailTemplate[];
  /** Why an e-mail of the outbox would be wrong or useless by now; undefined when it would not. */
  whyOutdated: (id: number) => Promise<string | undefined>;
  log: Log;
}

export interface OutboxWorker {
  start: () => void;
  /** Looks for due e-mails now. Does nothing before the start. */
  wake: () => void;
  /** Finishes the e-mail that is being sent. */
  stop: () => Promise<void>;
}

/** Time between polls; other processes and retries are found by them. */
const POLL_SECONDS = 5;
const LONGEST_RETRY_SECONDS = 3600;
/** While the mail server itself fails: whoever waits for an e-mail gets it soon after it works again. */
const LONGEST_OUTAGE_RETRY_SECONDS = 60;

/** How long the mail server has to have taken other e-mails until one at which it always fails is given up. */
const ALONE_SECONDS = 24 * 3600;
/** Longer than the pause between two attempts. */
const JUST_NOW_SECONDS = 5 * LONGEST_OUTAGE_RETRY_SECONDS;

const RENEWAL_MS = 1000;

/** Of e-mails that are not older, several about the same are sent in the order in which they were written. */
const FRESH_SECONDS = 60;

interface ClaimedEmail {
  id: number;
  kind: string;
  recipient: string;
  payload: string;
  language: Language;
  /** Those before this one. */
  attempts: number;
  /** It was not sent at once, so that what it tells may have changed since. */
  hasWaited: boolean;
  /** Until the next attempt, if this one fails. */
  retrySeconds: number;
}

/** Why an attempt failed, in words for staff. Other errors can quote what the e-mail is written from. */
const reasonOf = (error: unknown): string =>
  error instanceof EmailNotTaken
    ? error.reason
    : 'The service could not write this e-mail. Its log says why.';

/**
 * Sends the e-mails of the outbox one at a time, in any number of processes: a row is claimed with SKIP LOCKED. An
 * e-mail that cannot be sent is retried with growing pauses and never dropped, unless it is outdated, or the mail server
 * refuses its recipient for good, or has failed at it for a day in which it took others. While the mail server itself seems to fail,
 * one e-mail at a time is tried.
 */
export function createOutboxWorker(options: OutboxWorkerOptions): OutboxWorker {
  const { database, configuration, transport, sender, log } = options;
  const templates = new Map(options.templates.map((template) => [template.kind, template]));
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let wasWoken = false;
  let isStopped = true;
  /** Attempts in a row at which the mail server itself seemed to fail. */
  let serverFailures = 0;
  /** When the mail server first failed at an e-mail, of those at which it failed each time since, as performance.now(). */
  const failingSince = new LRUCache<number, number>({ max: 1000, ttl: LONGEST_RETRY_SECONDS * 1000 });

  /** Takes one that was tried seldom first: a server may end the connection because of one e-mail, at each attempt. */
  const claim = (): Promise<ClaimedEmail | null> =>
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
      return {
        id,
        kind,
        recipient,
        payload,
        language: isLanguage(stored) ? stored : 'en',
        attempts,
        hasWaited,
        retrySeconds,
      };
    });

  /** @returns null when there is nothing to send */
  const build = ({ kind, recipient, payload, language }: ClaimedEmail): Promise<Email | null> => {
    const template = templates.get(kind);
    // During a rollout a newer process may have queued it, and will send it.
    if (!template) throw new Error(`There is no e-mail template "${kind}".`);
    return database.transaction(async ({ orm }) =>
      template.build(
        { orm, configuration, sender: sender(language), language },
        recipient,
        JSON.parse(payload),
      ),
    );
  };

  /** Sends an e-mail, and keeps other processes from sending it as well. */
  const send = async ({ id, recipient, language }: ClaimedEmail, email: Email): Promise<void> => {
    const renewal = setInterval(() => {
      const renewed = database.query(
        `UPDATE outbox SET next_attempt_at = greatest(next_attempt_at, now() + $2 * interval '1 second') WHERE id = $1`,
        [id, LEASE_SECONDS],
      );
      // Without the database it cannot be marked as sent either.
      renewed.catch(() => undefined);
    }, RENEWAL_MS);
    try {
      await transport.send(recipient, { ...email, text: `${email.text}\n\n${sender(language).name}` });
    } finally {
      clearInterval(renewal);
    }
  };

  /** Lets every e-mail that is due wait: each would fail as this one has, and take the time limits of a server that hangs. */
  const waitForServer = ({ id, retrySeconds }: ClaimedEmail): Promise<unknown> => {
    serverFailures += 1;
    const seconds = Math.min(LONGEST_OUTAGE_RETRY_SECONDS, Math.max(retrySeconds, 2 ** serverFailures));
    return database.query(
      `UPDATE outbox SET next_attempt_at = now() + $2 * interval '1 second' WHERE id IN (
         SELECT id FROM outbox WHERE sent_at IS NULL AND refused_at IS NULL
           AND (id = $1 OR next_attempt_at < now() + $2 * interval '1 second') ORDER BY id FOR UPDATE SKIP LOCKED)`,
      [id, seconds],
    );
  };

  /**
   * Gives up an e-mail at which the mail server always ends the connection. That the server itself works is known from
   * the others that it took: a day ago, just now, and between two failures at this one. An e-mail may have waited for
   * days for another reason, such as a full mailbox, and meet a restart of the server.
   * @returns whether it was given up
   */
  const giveUpAlone = async ({ id }: ClaimedEmail, reason: string): Promise<boolean> => {
    const since = failingSince.get(id);
    if (since === undefined) {
      failingSince.set(id, performance.now());
      return false;
    }
    const rows = await database.query(
      `UPDATE outbox AS this SET refused_at = now(), last_error = $4 WHERE id = $1 AND sent_at IS NULL AND EXISTS (
         SELECT FROM outbox AS other WHERE other.sent_at > this.created_at
         HAVING min(other.sent_at) < now() - $2 * interval '1 second'
           AND max(other.sent_at) > now() - $3 * interval '1 second') RETURNING id`,
      [id, ALONE_SECONDS, Math.min(JUST_NOW_SECONDS, (performance.now() - since) / 1000), reason],
    );
    return rows.length > 0;
  };

  /** Keeps why an attempt failed, and decides whether there are others. */
  const recordFailure = async (claimed: ClaimedEmail, error: unknown): Promise<void> => {
    const { id, kind } = claimed;
    const reason = reasonOf(error);
    const isServerFailing = error instanceof EmailNotTaken && error.isServerFailing;
    const isRecipientRefused = error instanceof EmailNotTaken && error.isRecipientRefused;
    if (!isServerFailing) failingSince.delete(id);
    if (isServerFailing && (await giveUpAlone(claimed, reason))) {
      log.warn({ err: error, email: id, kind }, 'the mail server fails at this e-mail alone, given up');
      return;
    }
    // The lease may have ended, and another process have sent it since.
    await database.query(
      `UPDATE outbox SET last_error = $2, refused_at = CASE WHEN $3 THEN now() ELSE refused_at END
       WHERE id = $1 AND sent_at IS NULL`,
      [id, reason, isRecipientRefused],
    );
    if (isRecipientRefused) {
      log.warn({ err: error, email: id, kind }, 'recipient of an e-mail refused, given up');
      return;
    }
    log.warn({ err: error, email: id, kind }, 'e-mail not sent, will retry');
    if (isServerFailing) await waitForServer(claimed);
  };

  /** Removes an e-mail that is not to be sent. It is not marked as sent, because the mail server has not taken it. */
  const remove = async ({ id, kind }: ClaimedEmail, reason: string): Promise<void> => {
    await database.query('DELETE FROM outbox WHERE id = $1 AND sent_at IS NULL', [id]);
    failingSince.delete(id);
    log.info({ email: id, kind, reason }, 'outdated e-mail removed, not sent');
  };

  /** Returns whether there was a due e-mail. */
  const sendNext = async (): Promise<boolean> => {
    const claimed = await claim();
    if (!claimed) return false;
    // It is new, or staff have it sent again after this or another process had given it up, which begins anew.
    if (claimed.attempts === 0) failingSince.delete(claimed.id);
    try {
      // It waited until what it tells was overtaken: a later one may have arrived before it.
      const whyOutdated = claimed.hasWaited && (await options.whyOutdated(claimed.id));
      const email = whyOutdated ? null : await build(claimed);
      if (!email) {
        await remove(claimed, whyOutdated || 'nothing to tell any more');
        return true;
      }
      await send(claimed, email);
    } catch (error) {
      await recordFailure(claimed, error);
      return true;
    }
    serverFailures = 0;
    failingSince.delete(claimed.id);
    // Where this fails, the e-mail is sent a second time; that the mail server has not taken it would be wrong to say.
    await database.query(
      `UPDATE outbox SET sent_at = now(), payload = '{}', last_error = NULL WHERE id = $1`,
      [claimed.id],
    );
    return true;
  };

  const sendAllDue = async () => {
    try {
      do {
        wasWoken = false;
        while (!isStopped && (await sendNext()));
      } while (wasWoken && !isStopped);
    } catch (error) {
      log.warn({ err: error }, 'outbox worker failed, continues with the next poll');
    }
  };
  const wake = () => {
    if (isStopped) return;
    clearTimeout(timer);
    if (running) {
      wasWoken = true;
      return;
    }
    running = sendAllDue().finally(() => {
      running = undefined;
      if (!isStopped) timer = setTimeout(wake, wasWoken ? 0 : POLL_SECONDS * 1000);
    });
  };
  return {
    start: () => {
      isStopped = false;
      wake();
    },
    wake,
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
