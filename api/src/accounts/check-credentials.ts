import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { users } from '../database/schema.ts';
import { refuse } from '../http/http-error.ts';
import { countAttempt, forgiveAttempt, type Limit } from '../http/rate-limit.ts';
import type { Service } from '../http/service.ts';
import { checkPassword } from './password-hashing.ts';

const quarterHour = 15 * 60;

/** An account and an address together, an address alone, and an account alone (many addresses guessing one password). */
const limitsOf = (request: FastifyRequest, email: string): Limit[] => [
  { action: 'login', of: `${email}|${request.ip}`, attempts: 10, seconds: quarterHour },
  { action: 'login', of: request.ip, attempts: 100, seconds: quarterHour },
  { action: 'login', of: email, attempts: 50, seconds: quarterHour },
];

/**
 * Checks an address and its password; only failures count against the limits. An unknown address, a wrong password
 * and an inactive account are one answer, after the same work (A2).
 */
export async function logIn(service: Service, request: FastifyRequest, email: string, password: string) {
  const address = email.toLowerCase();
  const limits = limitsOf(request, address);
  for (const limit of limits) await countAttempt(service, limit);
  const [user] = await service.database.orm.select().from(users).where(eq(users.email, address));
  const right = await checkPassword(user?.passwordHash ?? null, password);
  if (!user || !right || !user.isActive) throw refuse.badCredentials();
  for (const limit of limits) await forgiveAttempt(service, limit);
  if (!user.isVerified) {
    const detail = 'Please verify your email first. We have sent you a link when you signed up.';
    throw refuse.forbidden(detail, { error: detail, code: 'email_not_verified' });
  }
  return user;
}
