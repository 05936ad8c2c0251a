import { randomUUID } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { refreshTokens, users } from '../database/schema.ts';
import { refuse } from '../http/http-error.ts';
import type { Service } from '../http/service.ts';
import { signToken, verifyToken } from './tokens.ts';

export interface TokenPair {
  refresh: string;
  access: string;
}

async function issue(
  service: Service,
  user: { id: number; sessionVersion: number },
  family: string,
): Promise<{ pair: TokenPair; jti: string }> {
  const jti = randomUUID();
  const common = { userId: user.id, version: user.sessionVersion, family };
  const [refresh, access] = await Promise.all([
    signToken(service.configuration, { ...common, tokenType: 'refresh', jti }),
    signToken(service.configuration, { ...common, tokenType: 'access' }),
  ]);
  return { pair: { refresh, access }, jti };
}

const expiry = (service: Service) => new Date(Date.now() + service.configuration.lifetimes.refresh * 1000);

/** A new login: its tokens are one family. */
export async function openSession(
  service: Service,
  user: { id: number; sessionVersion: number },
): Promise<TokenPair> {
  const family = randomUUID();
  const { pair, jti } = await issue(service, user, family);
  await service.database.orm
    .insert(refreshTokens)
    .values({ jti, family, userId: user.id, expiresAt: expiry(service) });
  return pair;
}

/**
 * Exchanges a refresh token for a new pair. Each works once; a token that comes back after use has been stolen or
 * copied, so its whole family ends.
 */
export async function rotateSession(service: Service, token: string): Promise<TokenPair> {
  const claims = await verifyToken(service.configuration, token);
  if (claims?.tokenType !== 'refresh') throw refuse.badRefreshToken();
  const pair = await service.database.transaction(async ({ orm }) => {
    const [used] = await orm
      .update(refreshTokens)
      .set({ usedAt: new Date() })
      .where(
        and(eq(refreshTokens.jti, claims.jti), isNull(refreshTokens.usedAt), isNull(refreshTokens.revokedAt)),
      )
      .returning({ userId: refreshTokens.userId });
    if (!used) {
      await orm
        .update(refreshTokens)
        .set({ revokedAt: new Date() })
        .where(and(eq(refreshTokens.family, claims.family), isNull(refreshTokens.revokedAt)));
      return null;
    }
    const [user] = await orm.select().from(users).where(eq(users.id, used.userId));
    if (!user?.isActive || user.sessionVersion !== claims.version) return null;
    const next = await issue(service, user, claims.family);
    await orm
      .insert(refreshTokens)
      .values({ jti: next.jti, family: claims.family, userId: user.id, expiresAt: expiry(service) });
    return next.pair;
  });
  if (!pair) throw refuse.badRefreshToken();
  return pair;
}

/** Ends the session a refresh token belongs to. Unknown tokens are no error: the session is over either way. */
export async function revokeSession(service: Service, token: string): Promise<void> {
  const claims = await verifyToken(service.configuration, token);
  if (!claims) return;
  await service.database.orm
    .update(refreshTokens)
    .set({ revokedAt: new Date() })
    .where(and(eq(refreshTokens.family, claims.family), isNull(refreshTokens.revokedAt)));
}

/** Ends every session of a user: access tokens by their version, refresh tokens by their row. */
export const endAllSessions = sql`${users.sessionVersion} + 1`;
