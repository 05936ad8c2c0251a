import type { SQL } from 'drizzle-orm';
import type { Orm } from '../database/database.ts';
import { and, eq, gt, isNotNull, isNull } from '../database/drizzle.ts';
import { oneTimeTokens } from '../database/schema.ts';
import { type EmailContext, siteAddress } from '../mail/email.ts';
import { withNext } from './next-path.ts';
import { createLinkToken, decodePk, encodePk, hashLinkToken } from './tokens.ts';

/** What a link in an e-mail is for. */
export type LinkPurpose = 'verify' | 'reset';

const MAX_TOKEN_LENGTH = 128;

/**
 * Creates a link's token, valid for `seconds`. Older unused tokens of the same user and purpose become invalid.
 * @returns the secret; only its hash is stored
 */
export async function createOneTimeToken(
  orm: Orm,
  userId: number,
  purpose: LinkPurpose,
  seconds: number,
): Promise<string> {
  const { token, hash } = createLinkToken();
  await orm
    .update(oneTimeTokens)
    .set({ usedAt: new Date() })
    .where(
      and(eq(oneTimeTokens.userId, userId), eq(oneTimeTokens.purpose, purpose), isNull(oneTimeTokens.usedAt)),
    );
  await orm
    .insert(oneTimeTokens)
    .values({ hash, purpose, userId, expiresAt: new Date(Date.now() + seconds * 1000) });
  return token;
}

/**
 * Address of the site's page on which the owner of an account chooses a new password. It works once, for
 * `lifetimes.reset`; older ones become invalid.
 * @param next path of the site to which the login after it leads back (C-40)
 */
export async function createResetLink(
  { orm, configuration, language }: Omit<EmailContext, 'sender'>,
  userId: number,
  next?: string | null,
): Promise<string> {
  const token = await createOneTimeToken(orm, userId, 'reset', configuration.lifetimes.reset);
  const site = siteAddress({ configuration, language });
  return withNext(`${site}/password-reset/${encodePk(userId)}/${token}/`, next);
}

/** The condition that finds the row of a token in time; null for a token that cannot be one. */
function tokenInTime(encodedPk: string, token: string, purpose: LinkPurpose, used: SQL): SQL | null {
  const userId = decodePk(encodedPk);
  if (userId === null || token.length > MAX_TOKEN_LENGTH) return null;
  return (
    and(
      eq(oneTimeTokens.hash, hashLinkToken(token)),
      eq(oneTimeTokens.purpose, purpose),
      eq(oneTimeTokens.userId, userId),
      used,
      gt(oneTimeTokens.expiresAt, new Date()),
    ) ?? null
  );
}

/** The condition that finds the row of a valid token; null for a token that cannot be one. */
const validToken = (encodedPk: string, token: string, purpose: LinkPurpose) =>
  tokenInTime(encodedPk, token, purpose, isNull(oneTimeTokens.usedAt));

/** The user of a link that was used up and has not expired yet; null for any other. */
export async function userOfUsedLink(
  orm: Orm,
  encodedPk: string,
  token: string,
  purpose: LinkPurpose,
): Promise<number | null> {
  const condition = tokenInTime(encodedPk, token, purpose, isNotNull(oneTimeTokens.usedAt));
  if (!condition) return null;
  const [used] = await orm.select({ userId: oneTimeTokens.userId }).from(oneTimeTokens).where(condition);
  return used?.userId ?? null;
}

/** Whether a link is valid, without using it up: mail scanners open links. */
export async function isLinkValid(
  orm: Orm,
  encodedPk: string,
  token: string,
  purpose: LinkPurpose,
): Promise<boolean> {
  const condition = validToken(encodedPk, token, purpose);
  if (!condition) return false;
  const rows = await orm.select({ hash: oneTimeTokens.hash }).from(oneTimeTokens).where(condition);
  return rows.length > 0;
}

/** Uses a link up and returns the id of its user; null when the link is invalid. */
export async function consumeLink(
  orm: Orm,
  encodedPk: string,
  token: string,
  purpose: LinkPurpose,
): Promise<number | null> {
  const condition = validToken(encodedPk, token, purpose);
  if (!condition) return null;
  const [used] = await orm
    .update(oneTimeTokens)
    .set({ usedAt: new Date() })
    .where(condition)
    .returning({ userId: oneTimeTokens.userId });
  return used?.userId ?? null;
}
