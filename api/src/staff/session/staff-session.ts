import { createHash, randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { jwtVerify, SignJWT } from 'jose';
import type { User } from '../../accounts/authentication.ts';
import { endSession, lockFamily, takeTurn } from '../../accounts/sessions.ts';
import type { Orm } from '../../database/database.ts';
import { eq } from '../../database/drizzle.ts';
import { refreshTokens, users } from '../../database/schema.ts';
import type { Service } from '../../http/service.ts';
import { sign } from '../../http/signatures.ts';

const COOKIE_NAME = 'staff';
/** From the login; a session is not prolonged. */
const LIFETIME_SECONDS = 8 * 3600;
/** After this time the next page gets a new cookie, and the old one ends. */
const ROTATION_SECONDS = 15 * 60;
/** How long the old cookie still works: a page and its pictures are requested together. */
const ROTATION_GRACE_SECONDS = 30;
/** Tells these tokens from those of the API, which are signed with the same secret. */
const TOKEN_PURPOSE = 'staff-pages';

/** What the cookie says. Its id is a row of `refresh_tokens`, so that logging out and a new password end it at once. */
interface Claims {
  user_id: number;
  sv: number;
  jti: string;
  /** The login, with all its rotations. */
  fam: string;
  /** The browser that logged in. */
  browser: string;
  iat: number;
  exp: number;
}

/** A cookie that another browser sends was stolen. */
const browserOf = (request: FastifyRequest): string =>
  createHash('sha256')
    .update(request.headers['user-agent'] ?? '')
    .digest('base64url');

const now = () => Math.floor(Date.now() / 1000);

/** Sends a cookie that scripts cannot read and other sites cannot send, with an id that is stored. */
async function sendCookie(
  service: Service,
  orm: Orm,
  reply: FastifyReply,
  claims: Omit<Claims, 'jti' | 'iat'>,
): Promise<void> {
  const jti = randomUUID();
  await orm.insert(refreshTokens).values({
    jti,
    family: claims.fam,
    userId: claims.user_id,
    expiresAt: new Date(claims.exp * 1000),
  });
  const token = await new SignJWT({ purpose: TOKEN_PURPOSE, ...claims, jti, iat: now() })
    .setProtectedHeader({ alg: 'HS256' })
    .sign(service.configuration.secret);
  reply.setCookie(COOKIE_NAME, token, {
    path: '/admin',
    httpOnly: true,
    sameSite: 'strict',
    secure: service.configuration.publicUrl.startsWith('https:'),
    maxAge: claims.exp - now(),
  });
}

/** What a new cookie of the same session says. */
const sameSession = ({ user_id, sv, fam, browser, exp }: Claims) => ({ user_id, sv, fam, browser, exp });

/** Logs a member of staff in. */
export async function openStaffSession(
  service: Service,
  request: FastifyRequest,
  reply: FastifyReply,
  user: User & { sessionVersion: number },
): Promise<StaffSession> {
  const family = randomUUID();
  await sendCookie(service, service.database.orm, reply, {
    user_id: user.id,
    sv: user.sessionVersion,
    fam: family,
    browser: browserOf(request),
    exp: now() + LIFETIME_SECONDS,
  });
  return sessionOf(service, family, user);
}

/** Ends the session for everyone who has its cookie. */
export async function closeStaffSession(
  service: Service,
  reply: FastifyReply,
  session: StaffSession,
): Promise<void> {
  await endSession(service, session.family);
  reply.clearCookie(COOKIE_NAME, { path: '/admin' });
}

export interface StaffSession {
  user: User;
  /** The login. */
  family: string;
  /** CSRF token of the session, in every form of its pages; it outlives rotations, as open pages do. */
  formToken: string;
}

const sessionOf = (service: Service, family: string, { id, email, role, language }: User): StaffSession => ({
  user: { id, email, role, language },
  family,
  formToken: sign(service, `form:${family}`),
});

async function readClaims(service: Service, token: string): Promise<Claims | null> {
  try {
    const { payload } = await jwtVerify(token, service.configuration.secret, {
      algorithms: ['HS256'],
      requiredClaims: ['exp', 'iat', 'jti', 'fam', 'browser'],
    });
    return payload.purpose === TOKEN_PURPOSE ? (payload as unknown as Claims) : null;
  } catch {
    return null;
  }
}

/**
 * Sends a new cookie for one that is old. Each answer within the grace brings one: the browser forgets the answer of a
 * page that is left before it has arrived, and would go on with the old one until it ends.
 * @returns whether the session goes on
 */
const rotateCookie = (service: Service, reply: FastifyReply, claims: Claims): Promise<boolean> =>
  service.database.transaction(async ({ orm, query }) => {
    const token = { jti: claims.jti, family: claims.fam };
    await lockFamily(query, token.family);
    if (!(await takeTurn(orm, token, ROTATION_GRACE_SECONDS))) return false;
    await sendCookie(service, orm, reply, sameSession(claims));
    return true;
  });

/**
 * The session of a request; null for everyone who is not an active member of staff at this moment. The answer gets a
 * new cookie when the one of the request is old.
 */
export async function readStaffSession(
  service: Service,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<StaffSession | null> {
  const token = request.cookies[COOKIE_NAME];
  const claims = token ? await readClaims(service, token) : null;
  if (!claims || claims.browser !== browserOf(request)) return null;
  const { orm } = service.database;
  const [row] = await orm.select().from(refreshTokens).where(eq(refreshTokens.jti, claims.jti));
  if (!row || row.revokedAt) return null;
  const [user] = await orm.select().from(users).where(eq(users.id, claims.user_id));
  if (!user?.isActive || user.role !== 'staff' || user.sessionVersion !== claims.sv) return null;
  const isOld = row.usedAt !== null || claims.iat + ROTATION_SECONDS < now();
  if (isOld && !(await rotateCookie(service, reply, claims))) return null;
  return sessionOf(service, claims.fam, user);
}
