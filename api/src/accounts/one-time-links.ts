import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Orm } from '../database/database.ts';
import { oneTimeTokens } from '../database/schema.ts';
import { decodePk, drawLinkToken, hashLinkToken } from './tokens.ts';

export type Purpose = 'verify' | 'reset';

/** Makes a mailed link's token; older unused ones of the same purpose stop working. */
export async function makeLink(orm: Orm, userId: number, purpose: Purpose, seconds: number): Promise<string> {
  const { token, hash } = drawLinkToken();
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

const valid = (encodedPk: string, token: string, purpose: Purpose) => {
  const userId = decodePk(encodedPk);
  if (userId === null || token.length > 128) return null;
  return and(
    eq(oneTimeTokens.hash, hashLinkToken(token)),
    eq(oneTimeTokens.purpose, purpose),
    eq(oneTimeTokens.userId, userId),
    isNull(oneTimeTokens.usedAt),
    gt(oneTimeTokens.expiresAt, new Date()),
  );
};

/** Whether a link would work, without using it: mail scanners follow links. */
export async function isLinkValid(
  orm: Orm,
  encodedPk: string,
  token: string,
  purpose: Purpose,
): Promise<boolean> {
  const condition = valid(encodedPk, token, purpose);
  return (
    condition !== null &&
    (await orm.select({ hash: oneTimeTokens.hash }).from(oneTimeTokens).where(condition)).length > 0
  );
}

/** Uses a link up and answers whose it was; null when it does not work (any more). */
export async function consumeLink(
  orm: Orm,
  encodedPk: string,
  token: string,
  purpose: Purpose,
): Promise<number | null> {
  const condition = valid(encodedPk, token, purpose);
  if (!condition) return null;
  const [used] = await orm
    .update(oneTimeTokens)
    .set({ usedAt: new Date() })
    .where(condition)
    .returning({ userId: oneTimeTokens.userId });
  return used?.userId ?? null;
}
