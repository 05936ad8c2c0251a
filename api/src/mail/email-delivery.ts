import { LRUCache } from 'lru-cache';
import type { Language } from 'shared-language';
import type { Configuration } from '../configuration/configuration.ts';
import type { Database } from '../database/database.ts';
import {
  type ClaimedEmail,
  claimEmail,
  giveUpIfAlone,
  keepFailure,
  LONGEST_RETRY_SECONDS,
  markSent,
  postponeDue,
  removeEmail,
  withLease,
} from './claimed-email.ts';
import type { Email, EmailTemplate } from './email.ts';
import { EmailNotTaken } from './email-not-taken.ts';
import type { EmailTransport } from './email-transport.ts';
import type { Sender } from './sender.ts';

export interface EmailDeliveryOptions {
  database: Database;
  configuration: Configuration;
  transport: EmailTransport;
  /** The consultancy, which signs every e-mail; read when one is sent, because the content pack can change. */
  sender: (language: Language) => Sender;
  /** Every kind of e-mail that may be queued. */
  templates: readonly EmailTemplate[];
  /** Why an e-mail of the outbox would be wrong or useless by now; undefined when it would not. */
  whyOutdated: (id: number) => Promise<string | undefined>;
  log: {
    info: (details: object, message: string) => void;
    warn: (details: object, message: string) => void;
  };
}

/** While the mail server itself fails: whoever waits for an e-mail gets it soon after it works again. */
const LONGEST_OUTAGE_RETRY_SECONDS = 60;

/** How long the mail server has to have taken other e-mails until one at which it always fails is given up. */
const ALONE_SECONDS = 24 * 3600;
/** Longer than the pause between two attempts. */
const JUST_NOW_SECONDS = 5 * LONGEST_OUTAGE_RETRY_SECONDS;

/** Why an attempt failed, in words for staff. Other errors can quote what the e-mail is written from. */
const reasonOf = (error: unknown): string =>
  error instanceof EmailNotTaken
    ? error.reason
    : 'The service could not write this e-mail. Its log says why.';

/**
 * Sends e-mails of the outbox. One that cannot be sent is retried with growing pauses and never dropped, unless it is
 * outdated, or the mail server refuses its recipient for good, or has failed at it for a day in which it took others.
 * While the mail server itself seems to fail, one e-mail at a time is tried.
 * @returns tries the next e-mail that is due; false when there was none
 */
export function createEmailDelivery(options: EmailDeliveryOptions): () => Promise<boolean> {
  const { database, configuration, transport, sender, log } = options;
  const templates = new Map(options.templates.map((template) => [template.kind, template]));
  /** Attempts in a row at which the mail server itself seemed to fail. */
  let serverFailures = 0;
  /** When the mail server first failed at an e-mail, of those at which it failed each time since, as performance.now(). */
  const failingSince = new LRUCache<number, number>({ max: 1000, ttl: LONGEST_RETRY_SECONDS * 1000 });

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

  /** Lets every e-mail that is due wait: each would fail as this one has, and take the time limits of a server that hangs. */
  const waitForServer = ({ id, retrySeconds }: ClaimedEmail): Promise<unknown> => {
    serverFailures += 1;
    const seconds = Math.min(LONGEST_OUTAGE_RETRY_SECONDS, Math.max(retrySeconds, 2 ** serverFailures));
    return postponeDue(database, id, seconds);
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
    return giveUpIfAlone(database, id, reason, {
      aloneSeconds: ALONE_SECONDS,
      recentSeconds: Math.min(JUST_NOW_SECONDS, (performance.now() - since) / 1000),
    });
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
    await keepFailure(database, id, reason, isRecipientRefused);
    if (isRecipientRefused) {
      log.warn({ err: error, email: id, kind }, 'recipient of an e-mail refused, given up');
      return;
    }
    log.warn({ err: error, email: id, kind }, 'e-mail not sent, will retry');
    if (isServerFailing) await waitForServer(claimed);
  };

  /** @returns why the e-mail is not to be sent; undefined when it was sent */
  const sendUnlessOutdated = async (claimed: ClaimedEmail): Promise<string | undefined> => {
    const { id, recipient, language } = claimed;
    // It waited until what it tells was overtaken: a later one may have arrived before it.
    const whyOutdated = claimed.hasWaited && (await options.whyOutdated(id));
    if (whyOutdated) return whyOutdated;
    const email = await build(claimed);
    if (!email) return 'nothing to tell any more';
    const signed = { ...email, text: `${email.text}\n\n${sender(language).name}` };
    await withLease(database, id, () => transport.send(recipient, signed));
    return undefined;
  };

  return async () => {
    const claimed = await claimEmail(database);
    if (!claimed) return false;
    const { id, kind } = claimed;
    // It is new, or staff have it sent again after this or another process had given it up, which begins anew.
    if (claimed.attempts === 0) failingSince.delete(id);
    let whyNotSent: string | undefined;
    try {
      whyNotSent = await sendUnlessOutdated(claimed);
      if (whyNotSent) await removeEmail(database, id);
    } catch (error) {
      await recordFailure(claimed, error);
      return true;
    }
    failingSince.delete(id);
    if (whyNotSent) {
      log.info({ email: id, kind, reason: whyNotSent }, 'outdated e-mail removed, not sent');
      return true;
    }
    serverFailures = 0;
    // Where this fails, the e-mail is sent a second time; that the mail server has not taken it would be wrong to say.
    await markSent(database, claimed);
    return true;
  };
}
