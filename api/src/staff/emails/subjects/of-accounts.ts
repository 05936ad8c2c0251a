import { and, inArray, max } from '../../../database/drizzle.ts';
import { outbox, users } from '../../../database/schema.ts';
import {
  type EmailSubject,
  hoursBetween,
  isOld,
  type ReadRow,
  readFor,
  type SubjectReader,
} from './subject.ts';

const NEWER =
  'A newer email tells the same. If this one were sent, the link of the newer one would not work any more.';

/**
 * The kinds, by what they are about. Of each the newest alone counts: a new link ends the links before it, and both
 * e-mails after a sign-up can have one.
 */
const topics: Readonly<Record<string, string>> = {
  'verify-email': 'verification',
  'already-registered': 'verification',
  'reset-password': 'reset',
  'many-failed-logins': 'warning',
};
const kinds = Object.keys(topics);

const topicKey = ({ kind, recipient }: Pick<ReadRow, 'kind' | 'recipient'>) => `${topics[kind]} ${recipient}`;

/** E-mails about accounts: the address, the password, logins. */
export const ofAccounts: SubjectReader = {
  kinds,
  read: async ({ orm, lifetimes, now }, rows) => {
    const addresses = rows.map(({ recipient }) => recipient);
    const found = await readFor(addresses, (some) =>
      orm
        .select({ email: users.email, isVerified: users.isVerified, isActive: users.isActive })
        .from(users)
        .where(inArray(users.email, some)),
    );
    // In the order of their ids: the greatest of several kinds with the same topic stays.
    const sent = await readFor(addresses, (some) =>
      orm
        .select({ kind: outbox.kind, recipient: outbox.recipient, id: max(outbox.id) })
        .from(outbox)
        .where(and(inArray(outbox.recipient, some), inArray(outbox.kind, kinds)))
        .groupBy(outbox.kind, outbox.recipient)
        .orderBy(max(outbox.id)),
    );
    const accounts = new Map(found.map((account) => [account.email, account]));
    const newest = new Map(sent.map((row) => [topicKey(row), row.id ?? 0]));
    return (row): EmailSubject => {
      const account = accounts.get(row.recipient);
      const ifNewest = (newest.get(topicKey(row)) ?? row.id) > row.id ? { outdated: NEWER } : {};
      if (row.kind === 'verify-email') {
        if (!account) return { outdated: 'No account has this address.' };
        return account.isVerified ? { outdated: 'The address is confirmed by now.' } : ifNewest;
      }
      if (row.kind === 'reset-password') {
        if (!account?.isActive) return { outdated: 'No active account has this address.' };
        return hoursBetween(row.createdAt, now) * 3600 > lifetimes.reset
          ? { outdated: 'Its link would have expired by now. The person can ask for a new one at the login.' }
          : ifNewest;
      }
      // Until the address is confirmed it is no warning: it has the link that the person waits for.
      const hasLink = row.kind === 'already-registered' && account?.isVerified === false;
      return isOld(row, now) && !hasLink ? { outdated: 'The warning is old.' } : ifNewest;
    };
  },
};
