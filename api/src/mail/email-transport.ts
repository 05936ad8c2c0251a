import { createTransport } from 'nodemailer';
import type { Letter } from '../accounts/emails.ts';
import type { Database } from '../database/database.ts';
import { mailbox } from '../database/schema.ts';

/** Hands a letter over; throws when it could not be, and the outbox tries again. */
export interface PostOffice {
  send: (recipient: string, letter: Letter) => Promise<void>;
  close: () => void;
}

/** SMTP, for deployments. */
export function smtpPostOffice(url: string, from: string): PostOffice {
  const transport = createTransport(url, {
    from,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  } as object);
  return {
    send: async (recipient, { subject, text }) => {
      await transport.sendMail({ to: { name: '', address: recipient }, subject, text });
    },
    close: () => transport.close(),
  };
}

/** The local mailbox page, for development: letters are read at /mailbox and go nowhere. */
export function mailboxPostOffice(database: Database): PostOffice {
  return {
    send: async (recipient, { subject, text }) => {
      await database.orm.insert(mailbox).values({ recipient, subject, body: text });
    },
    close: () => undefined,
  };
}

/** Production without a mail server: letters stay owed until there is one, and the log says so. */
export const closedPostOffice: PostOffice = {
  send: () => Promise.reject(new Error('SMTP_URL is not set: letters wait in the outbox.')),
  close: () => undefined,
};
