import { isLanguage } from 'shared-language';
import type { Configuration } from '../configuration/configuration.ts';
import type { Database } from '../database/database.ts';
import type { Email, EmailTemplate } from './email.ts';
import { EmailNotTaken } from './email-not-taken.ts';
import type { EmailTransport } from './email-transport.ts';
import type { Sender } from './sender.ts';

interface Log {
  warn: (details: object, message: string) => void;
}

export interface OutboxWorkerOptions {
  database: Database;
  configuration: Configuration;
  transport: EmailTransport;
  /** The consultancy, which signs every e-mail; read when one is sent, because the content pack can change. */
  sender: () => Sender;
  /** Every kind of e-mail that may be queued. */
  templates: readonly EmailTemplate[];
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

interface ClaimedEmail {
  id: number;
  kind: string;
  recipient: string;
  /** Undefined when this process has no template of the kind, null when there is nothing to send. */
  email: Email | null | undefined;
}

/**
 * Sends the e-mails of the outbox one at a time, in any number of processes: a row is claimed with SKIP LOCKED. An
 * e-mail that cannot be sent is retried with growing pauses and never dropped, unless the mail server refuses its
 * recipient for good.
 */
export function createOutboxWorker(options: OutboxWorkerOptions): OutboxWorker {
  const { database, configuration, transport, sender, log } = options;
  const templates = new Map(options.templates.map((template) => [template.kind, template]));
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let wasWoken = false;
  let isStopped = true;

  const claim = (): Promise<ClaimedEmail | null> =>
    database.transaction(async ({ orm, query }) => {
      const [row] = await query(
        `SELECT id, kind, recipient, payload, attempts, language FROM outbox
         WHERE sent_at IS NULL AND refused_at IS NULL AND next_attempt_at <= now() ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED`,
        [],
      );
      if (!row) return null;
      const [id, kind, recipient, payload, attempts, stored] = row as [
        number,
        string,
        string,
        string,
        number,
        string,
      ];
      // A newer process may know more languages.
      const language = isLanguage(stored) ? stored : 'en';
      // Set before sending, in case the process dies in between: an e-mail sent twice is better than one lost.
      const retrySeconds = Math.min(LONGEST_RETRY_SECONDS, 2 * 2 ** attempts);
      await query(
        `UPDATE outbox SET attempts = attempts + 1, next_attempt_at = now() + $2 * interval '1 second' WHERE id = $1`,
        [id, retrySeconds],
      );
      const email = await templates
        .get(kind)
        ?.build({ orm, configuration, sender: sender(), language }, recipient, JSON.parse(payload));
      return { id, kind, recipient, email };
    });

  /** Returns whether there was a due e-mail. */
  const sendNext = async (): Promise<boolean> => {
    const claimed = await claim();
    if (!claimed) return false;
    const { id, kind, recipient, email } = claimed;
    try {
      // During a rollout a newer process may have queued it, and will send it.
      if (email === undefined) throw new Error(`There is no e-mail template "${kind}".`);
      if (email) await transport.send(recipient, { ...email, text: `${email.text}\n\n${sender().name}` });
      await database.query(`UPDATE outbox SET sent_at = now(), payload = '{}' WHERE id = $1`, [id]);
    } catch (error) {
      if (error instanceof EmailNotTaken && error.isRecipientRefused) {
        await database.query('UPDATE outbox SET refused_at = now() WHERE id = $1', [id]);
        log.warn({ err: error, email: id, kind }, 'recipient of an e-mail refused, given up');
      } else log.warn({ err: error, email: id, kind }, 'e-mail not sent, will retry');
    }
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
