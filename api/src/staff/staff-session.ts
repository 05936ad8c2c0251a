import { eq } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { jwtVerify, SignJWT } from 'jose';
import type { User } from '../accounts/authentication.ts';
import { users } from '../database/schema.ts';
import type { Service } from '../http/service.ts';
import { sign } from '../http/signatures.ts';

const COOKIE_NAME = 'staff';
const LIFETIME_SECONDS = 8 * 3600;
/** Tells these tokens from those of the API, which are signed with the same secret. */
const TOKEN_PURPOSE = 'staff-pages';

/** Logs a member of staff in, with a cookie that scripts cannot read and other sites cannot send. */
export async function openStaffSession(
  service: Service,
  reply: FastifyReply,
  user: { id: number; sessionVersion: number },
): Promise<void> {
  const token = await new SignJWT({ purpose: TOKEN_PURPOSE, user_id: user.id, sv: user.sessionVersion })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuedAt()
    .setExpirationTime(`${LIFETIME_SECONDS}s`)
    .sign(service.configuration.secret);
  reply.setCookie(COOKIE_NAME, token, {
    path: '/admin',
    httpOnly: true,
    sameSite: 'strict',
    secure: service.configuration.publicUrl.startsWith('https:'),
    maxAge: LIFETIME_SECONDS,
  });
}

export const closeStaffSession = (reply: FastifyReply): void => {
  reply.clearCookie(COOKIE_NAME, { path: '/admin' });
};

export interface StaffSession {
  user: User;
  /** CSRF token of the session, in every form of its pages. */
  formToken: string;
}

/** The session of a request; null for everyone who is not an active member of staff at this moment. */
export async function readStaffSession(
  service: Service,
  request: FastifyRequest,
): Promise<StaffSession | null> {
  const token = request.cookies[COOKIE_NAME];
  if (!token) return null;
  try {
    const { payload } = await jwtVerify(token, service.configuration.secret, { algorithms: ['HS256'] });
    if (payload.purpose !== TOKEN_PURPOSE) return null;
    const [user] = await service.database.orm
      .select()
      .from(users)
      .where(eq(users.id, Number(payload.user_id)));
    if (!user?.isActive || user.role !== 'staff' || user.sessionVersion !== payload.sv) return null;
    return {
      user: { id: user.id, email: user.email, role: user.role },
      formToken: sign(service, `form:${token}`),
    };
  } catch {
    return null;
  }
}
