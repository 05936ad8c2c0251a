import { type Email, type EmailContext, type EmailTemplate, emailText, siteAddress } from '../mail/email.ts';
import { type Account, findAccount } from './find-account.ts';
import { withNext } from './next-path.ts';
import { createOneTimeToken, createResetLink } from './one-time-links.ts';
import { accountTexts } from './texts.ts';
import { encodePk } from './tokens.ts';
import { verificationQuery } from './verification-link.ts';

/** `next`: a checked path of the site to which the link leads back (C-40); absent in e-mails queued without one. */
type LinkPayload = { next?: string };

async function buildVerifyEmail(
  { orm, configuration, language }: EmailContext,
  account: Account,
  { next }: LinkPayload,
): Promise<Email> {
  const { publicUrl, lifetimes } = configuration;
  const token = await createOneTimeToken(orm, account.id, 'verify', lifetimes.verify);
  const { subject, open, ignore } = accountTexts[language].verify;
  return {
    subject,
    text: emailText(
      language,
      open,
      `${publicUrl}/api/user/verify/${encodePk(account.id)}/${token}/${verificationQuery(next, language)}`,
      ignore,
    ),
  };
}

/** After a sign-up, and when it is asked for again: the link that verifies the address. */
export const verificationEmail: EmailTemplate<LinkPayload> = {
  kind: 'verify-email',
  build: async (context, recipient, payload) => {
    const account = await findAccount(context.orm, recipient);
    return account && !account.isVerified ? buildVerifyEmail(context, account, payload) : null;
  },
};

/** After a sign-up with an address that has an account. */
export const alreadyRegisteredEmail: EmailTemplate<LinkPayload> = {
  kind: 'already-registered',
  build: async (context, recipient, payload) => {
    const account = await findAccount(context.orm, recipient);
    // An unverified account gets a new link, because the first e-mail may have been lost.
    if (account && !account.isVerified) return buildVerifyEmail(context, account, payload);
    const { language } = context;
    const site = siteAddress(context);
    const { subject, nothingChanged, logIn, forgotten } = accountTexts[language].alreadyRegistered;
    return {
      subject,
      text: emailText(
        language,
        nothingChanged,
        logIn(withNext(`${site}/login`, payload.next)),
        forgotten(withNext(`${site}/email-verification`, payload.next)),
      ),
    };
  },
};

/** The link for a new password; nothing is sent to an address without an active account. */
export const resetPasswordEmail: EmailTemplate<LinkPayload> = {
  kind: 'reset-password',
  build: async (context, recipient, { next }) => {
    const { orm, configuration, language } = context;
    const account = await findAccount(orm, recipient);
    if (!account?.isActive) return null;
    const { subject, open, ignore } = accountTexts[language].reset;
    return {
      subject,
      text: emailText(
        language,
        open(Math.round(configuration.lifetimes.reset / 60)),
        await createResetLink(context, account.id, next),
        ignore,
      ),
    };
  },
};

/** To the owner of an account that somebody tries to guess from many network addresses; nothing without an account. */
export const manyFailedLoginsEmail: EmailTemplate = {
  kind: 'many-failed-logins',
  build: async (context, recipient) => {
    const account = await findAccount(context.orm, recipient);
    if (!account?.isActive) return null;
    const { subject, slower, advice } = accountTexts[context.language].failedLogins;
    return {
      subject,
      text: emailText(context.language, slower, advice(`${siteAddress(context)}/email-verification`)),
    };
  },
};

export const accountEmails: readonly EmailTemplate[] = [
  verificationEmail,
  alreadyRegisteredEmail,
  resetPasswordEmail,
  manyFailedLoginsEmail,
];
