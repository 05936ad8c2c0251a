import { eq } from 'drizzle-orm';
import type { Orm } from '../database/database.ts';
import { users } from '../database/schema.ts';
import { type Email, type EmailContext, type EmailTemplate, emailText } from '../mail/email.ts';
import { createOneTimeToken } from './one-time-links.ts';
import { encodePk } from './tokens.ts';

type Account = typeof users.$inferSelect;

const findAccount = async (orm: Orm, email: string): Promise<Account | undefined> =>
  (await orm.select().from(users).where(eq(users.email, email)))[0];

/** `next`: a checked path of the site to which the link leads back (C-40); absent in e-mails queued without one. */
type VerifyPayload = { next?: string };

async function buildVerifyEmail(
  { orm, configuration }: EmailContext,
  account: Account,
  { next }: VerifyPayload,
): Promise<Email> {
  const { publicUrl, lifetimes } = configuration;
  const token = await createOneTimeToken(orm, account.id, 'verify', lifetimes.verify);
  const query = next ? `?next=${encodeURIComponent(next)}` : '';
  return {
    subject: 'Verify your email',
    text: emailText(
      'Thank you for signing up. Open this link and press the button to verify your email:',
      `${publicUrl}/api/user/verify/${encodePk(account.id)}/${token}/${query}`,
      'If you did not sign up, you can ignore this email.',
    ),
  };
}

/** After a sign-up, and when it is asked for again: the link that verifies the address. */
export const verificationEmail: EmailTemplate<VerifyPayload> = {
  kind: 'verify-email',
  build: async (context, recipient, payload) => {
    const account = await findAccount(context.orm, recipient);
    return account && !account.isVerified ? buildVerifyEmail(context, account, payload) : null;
  },
};

/** After a sign-up with an address that has an account. */
export const alreadyRegisteredEmail: EmailTemplate<VerifyPayload> = {
  kind: 'already-registered',
  build: async (context, recipient, payload) => {
    const account = await findAccount(context.orm, recipient);
    // An unverified account gets a new link, because the first e-mail may have been lost.
    if (account && !account.isVerified) return buildVerifyEmail(context, account, payload);
    const { siteUrl } = context.configuration;
    return {
      subject: 'You have an account already',
      text: emailText(
        'Someone, probably you, tried to sign up with this address. It has an account already, so nothing was changed.',
        `Log in: ${siteUrl}/login${payload.next ? `?next=${encodeURIComponent(payload.next)}` : ''}`,
        `Forgot your password? ${siteUrl}/email-verification`,
      ),
    };
  },
};

/** The link for a new password; nothing is sent to an address without an active account. */
export const resetPasswordEmail: EmailTemplate = {
  kind: 'reset-password',
  build: async ({ orm, configuration }, recipient) => {
    const account = await findAccount(orm, recipient);
    if (!account?.isActive) return null;
    const { siteUrl, lifetimes } = configuration;
    const token = await createOneTimeToken(orm, account.id, 'reset', lifetimes.reset);
    return {
      subject: 'Reset your password',
      text: emailText(
        `Open this link to choose a new password. It works once, for ${Math.round(lifetimes.reset / 60)} minutes:`,
        `${siteUrl}/password-reset/${encodePk(account.id)}/${token}/`,
        'If you did not ask for it, you can ignore this email: your password stays as it is.',
      ),
    };
  },
};

/** To the owner of an account that somebody tries to guess from many network addresses; nothing without an account. */
export const manyFailedLoginsEmail: EmailTemplate = {
  kind: 'many-failed-logins',
  build: async ({ orm, configuration }, recipient) => {
    const account = await findAccount(orm, recipient);
    if (!account?.isActive) return null;
    return {
      subject: 'Many failed logins to your account',
      text: emailText(
        'Someone is trying passwords for your account. You can log in as always: for now it may take a second or two longer.',
        `If your password is used elsewhere or easy to guess, choose a new one: ${configuration.siteUrl}/email-verification`,
      ),
    };
  },
};

export const accountEmails: readonly EmailTemplate[] = [
  verificationEmail,
  alreadyRegisteredEmail,
  resetPasswordEmail,
  manyFailedLoginsEmail,
];
