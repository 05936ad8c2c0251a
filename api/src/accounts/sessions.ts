import { randomUUID } from 'node:crypto';
import type { RunQuery } from '../database/connection.ts';
import type { Orm } from '../database/database.ts';
import { and, eq, exists, gt, isNull, sql } from '../database/drizzle.ts';
import { refreshTokens, users } from '../database/schema.ts';
import { httpError } from '../http/http-error.ts';
import type { Service } from '../http/service.ts';
import { type Claims, signToken, verifyToken } from './tokens.ts';

export interface TokenPair {
  refresh: string;
  access: string;
}

type SessionUser = Pick<typeof users.$inferSelect, 'id' | 'sessionVersion'>;

/** Signs a pair of tokens and stores the refresh token's id. All pairs of one login belong to one family. */
async function issueTokens(
  service: Service,
  orm: Orm,
  user: SessionUser,
  family: string,
): Promise<TokenPair> {
  const { configuration } = service;
  const jti = randomUUID();
  const claims = { userId: user.id, version: user.sessionVersion, family };
  const [refresh, access] = await Promise.all([
    signToken(configuration, { ...claims, tokenType: 'refresh', jti }),
    signToken(configuration, { ...claims, tokenType: 'access' }),
  ]);
  const expiresAt = new Date(Date.now() + configuration.lifetimes.refresh * 1000);
  await orm.insert(refreshTokens).values({ jti, family, userId: user.id, expiresAt });
  return { refresh, access };
}

/**
 * The account of a session and whether the session still lasts, in one statement, because every call of an account asks.
 * A session lasts as long as its family has a refresh token that is not revoked: access tokens end with it.
 */
export async function findSessionUser(
  orm: Orm,
  { userId, version, family }: Pick<Claims, 'userId' | 'version' | 'family'>,
) {
  const lasting = orm
    .select({ jti: refreshTokens.jti })
    .from(refreshTokens)
    .where(and(eq(refreshTokens.family, family), isNull(refreshTokens.revokedAt)));
  const { id, email, role, language, isActive, sessionVersion } = users;
  const [found] = await orm
    .select({
      user: { id, email, role, language },
      isActive,
      isOpen: sql<boolean>`${eq(sessionVersion, version)} AND ${exists(lasting)}`,
    })
    .from(users)
    .where(eq(id, userId));
  return found;
}

/** Starts a session. */
export const openSession = (service: Service, user: SessionUser): Promise<TokenPair> =>
  issueTokens(service, service.database.orm, user, randomUUID());

/**
 * Lets one transaction at a time change a session, until it ends. Without it, a logout would not see the token that a
 * refresh at the same moment has inserted, and would leave it alive.
 */
export const lockFamily = (query: RunQuery, family: string) =>
  query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [family]);

const revokeFamily = (orm: Orm, family: string) =>
  orm
    .update(refreshTokens)
    .set({ revokedAt: new Date() })
    .where(and(eq(refreshTokens.family, family), isNull(refreshTokens.revokedAt)));

/** Ends the session of a family, also for a token that is being exchanged at the same moment. */
export const endSession = ({ database }: Service, family: string): Promise<void> =>
  database.transaction(async ({ orm, query }) => {
    await lockFamily(query, family);
    await revokeFamily(orm, family);
  });

/**
 * Exchanges a refresh token for a new pair. Each token works once, and for some seconds more, because two tabs may send
 * the same one at once; when a used one is sent again later it has been stolen or copied, therefore its whole session
 * ends.
 * @throws HttpError 401
 */
export async function rotateSession(service: Service, token: string): Promise<TokenPair> {
  const claims = await verifyToken(service.configuration, token);
  if (claims?.tokenType !== 'refresh') throw httpError.badRefreshToken();
  const pair = await service.database.transaction(async ({ orm, query }) => {
    await lockFamily(query, claims.family);
    if (!(await takeTurn(orm, claims, service.configuration.lifetimes.refreshGrace))) return null;
    const [user] = await orm.select().from(users).where(eq(users.id, claims.userId));
    if (!user?.isActive || user.sessionVersion !== claims.version) return null;
    return issueTokens(service, orm, user, claims.family);
  });
  if (!pair) throw httpError.badRefreshToken();
  return pair;
}

/**
 * Marks a token as used. One that was used before is accepted within the grace, otherwise its session ends. The time is the
 * database's: clocks of two servers may differ by more than the grace. Inside a transaction that has locked the family.
 * @returns whether the token may be exchanged
 */
export async function takeTurn(
  orm: Orm,
  { jti, family }: { jti: string; family: string },
  graceSeconds: number,
): Promise<boolean> {
  const isThisToken = and(eq(refreshTokens.jti, jti), isNull(refreshTokens.revokedAt));
  const [used] = await orm
    .update(refreshTokens)
    .set({ usedAt: sql`now()` })
    .where(and(isThisToken, isNull(refreshTokens.usedAt)))
    .returning({ jti: refreshTokens.jti });
  if (used) return true;
  const [within] = await orm
    .select({ jti: refreshTokens.jti })
    .from(refreshTokens)
    .where(
      and(isThisToken, gt(refreshTokens.usedAt, sql`now() - ${graceSeconds}::float8 * interval '1 second'`)),
    );
  if (within) return true;
  await revokeFamily(orm, family);
  return false;
}

/** Ends the session of a refresh token. An unknown token is no error, because its session is over anyway. */
export async function revokeSession(service: Service, token: string): Promise<void> {
  const claims = await verifyToken(service.configuration, token);
  if (claims) await endSession(service, claims.family);
}

/** Ends every session of a user: by the version, which every token carries, and by the rows of refresh tokens. */
export async function endAllSessions(orm: Orm, userId: number): Promise<void> {
  await orm
    .update(users)
    .set({ sessionVersion: sql`${users.sessionVersion} + 1` })
    .where(eq(users.id, userId));
  await orm
    .update(refreshTokens)
    .set({ revokedAt: new Date() })
    .where(and(eq(refreshTokens.userId, userId), isNull(refreshTokens.revokedAt)));
}
