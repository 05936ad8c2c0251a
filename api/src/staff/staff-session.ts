import { createHmac, timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { jwtVerify, SignJWT } from 'jose';
import type { User } from '../accounts/authentication.ts';
import { users } from '../database/schema.ts';
import type { Service } from '../http/service.ts';

const cookieName = 'staff';
const lifetimeSeconds = 8 * 3600;
const purpose = 'staff-pages';

const hmac = (service: Service, text: string): string =>
  createHmac('sha256', service.configuration.secret).update(text).digest('base64url');

export function sameText(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/** Signs a staff member in on these pages: a cookie no script reads and no other site sends. */
export async function openStaffSession(
  service: Service,
  reply: FastifyReply,
  user: { id: number; sessionVersion: number },
): Promise<void> {
  const token = await new SignJWT({ purpose, user_id: user.id, sv: user.sessionVersion })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuedAt()
    .setExpirationTime(`${lifetimeSeconds}s`)
    .sign(service.configuration.secret);
  reply.setCookie(cookieName, token, {
    path: '/admin',
    httpOnly: true,
    sameSite: 'strict',
    secure: service.configuration.publicUrl.startsWith('https:'),
    maxAge: lifetimeSeconds,
  });
}

export const closeStaffSession = (reply: FastifyReply): void => {
  reply.clearCookie(cookieName, { path: '/admin' });
};

export interface StaffSession {
  user: User;
  /** Goes into every form of the page and comes back with it. */
  formToken: string;
}

/** Who is signed in; null for everybody who is not an active member of staff right now. */
export async function staffSession(service: Service, request: FastifyRequest): Promise<StaffSession | null> {
  const token = request.cookies[cookieName];
  if (!token) return null;
  try {
    const { payload } = await jwtVerify(token, service.configuration.secret, { algorithms: ['HS256'] });
    if (payload.purpose !== purpose) return null;
    const [user] = await service.database.orm
      .select()
      .from(users)
      .where(eq(users.id, Number(payload.user_id)));
    if (!user?.isActive || user.role !== 'staff' || user.sessionVersion !== payload.sv) return null;
    return {
      user: { id: user.id, email: user.email, role: user.role },
      formToken: hmac(service, `form:${token}`),
    };
  } catch {
    return null;
  }
}

/** How long a link to a document works. */
const documentSeconds = 300;

/** A link that opens one document for a few minutes, whoever holds it. */
export function documentLink(service: Service, documentId: number): string {
  const expires = Math.floor(Date.now() / 1000) + documentSeconds;
  return `/admin/documents/${documentId}?expires=${expires}&signature=${hmac(service, `document:${documentId}:${expires}`)}`;
}

export function isDocumentLinkValid(
  service: Service,
  documentId: string,
  expires: unknown,
  signature: unknown,
): boolean {
  if (typeof expires !== 'string' || typeof signature !== 'string' || !/^\d{1,12}$/.test(expires))
    return false;
  if (Number(expires) < Date.now() / 1000) return false;
  return sameText(signature, hmac(service, `document:${documentId}:${expires}`));
}
