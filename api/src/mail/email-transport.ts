import { createTransport } from 'nodemailer';
import type { Configuration } from '../configuration/configuration.ts';
import type { Database } from '../database/database.ts';
import { mailbox } from '../database/schema.ts';
import type { Email } from './email.ts';
import { EmailNotTaken } from './email-not-taken.ts';
import { NO_ADDRESS, type Sender } from './sender.ts';

/** Delivers e-mails. */
export interface EmailTransport {
  /** Rejects when the e-mail could not be handed over, with `EmailNotTaken` when a mail server did not take it. */
  send: (recipient: string, email: Email) => Promise<void>;
  close: () => void;
}

/** SMTP where it is configured; otherwise the mailbox page in development, and a waiting outbox in production. */
export function openEmailTransport(
  configuration: Configuration,
  database: Database,
  sender: () => Sender,
): EmailTransport {
  const { smtpUrl } = configuration.mail;
  const isProduction = configuration.environment === 'production';
  if (!smtpUrl) return isProduction ? missingTransport : openMailboxTransport(database);
  const transport = openSmtpTransport(smtpUrl, sender);
  if (!isProduction) return transport;
  return {
    ...transport,
    send: async (recipient, email) => {
      const { address, isNameless } = sender();
      if (isNameless)
        throw new EmailNotTaken({
          message:
            'The name of the consultancy is not known: e-mails stay in the outbox until the content pack is read, or MAIL_FROM has a name: Name <address>.',
        });
      if (address === NO_ADDRESS)
        throw new EmailNotTaken({
          message:
            'There is no sender: e-mails stay in the outbox until MAIL_FROM is set, or a content pack with an e-mail address in brand.yaml is read.',
        });
      return transport.send(recipient, email);
    },
  };
}

function openSmtpTransport(url: string, sender: () => Sender): EmailTransport {
  const transport = createTransport(url, {
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  } as object);
  return {
    send: async (recipient, { subject, text, calendar }) => {
      const { name, address } = sender();
      await transport
        .sendMail({
          from: { name, address },
          to: { name: '', address: recipient },
          subject,
          text,
          ...(calendar && { icalEvent: { ...calendar, filename: 'appointment.ics' } }),
        })
        .catch((error: object) => {
          throw new EmailNotTaken(error);
        });
    },
    close: () => transport.close(),
  };
}

/** For development: e-mails are stored for the page /mailbox and never leave the machine. */
const openMailboxTransport = (database: Database): EmailTransport => ({
  send: async (recipient, { subject, text, calendar }) => {
    await database.orm
      .insert(mailbox)
      .values({ recipient, subject, body: text, calendar: calendar?.content ?? null });
  },
  close: () => undefined,
});

/** Production without a mail server: e-mails stay in the outbox, and the log says so with every attempt. */
const missingTransport: EmailTransport = {
  send: () =>
    Promise.reject(new EmailNotTaken({ message: 'SMTP_URL is not set: e-mails stay in the outbox.' })),
  close: () => undefined,
};
