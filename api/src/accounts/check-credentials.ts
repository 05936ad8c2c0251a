import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { users } from '../database/schema.ts';
import { httpError } from '../http/http-error.ts';
import { countAttempt, type RateLimit, uncountAttempt } from '../http/rate-limit.ts';
import type { Service } from '../http/service.ts';
import { isPasswordCorrect } from './password-hashing.ts';

const WINDOW_SECONDS = 15 * 60;

/**
 * Failed logins are limited per account and network address, per network address, and per account alone, because one
 * account can be guessed from many addresses.
 */
const limitsOf = (request: FastifyRequest, email: string): RateLimit[] => [
  { action: 'login', key: `${email}|${request.ip}`, attempts: 10, seconds: WINDOW_SECONDS },
  { action: 'login', key: request.ip, attempts: 100, seconds: WINDOW_SECONDS },
  { action: 'login', key: email, attempts: 50, seconds: WINDOW_SECONDS },
];

/**
 * The verified user of an e-mail address and password. An unknown address, a wrong password and an inactive account get
 * the same answer after the same work (API-2).
 * @throws HttpError 401 for wrong credentials, 403 before the address is verified, 429 after too many failures
 */
export async function checkCredentials(
  service: Service,
  request: FastifyRequest,
  email: string,
  password: string,
): Promise<typeof users.$inferSelect> {
  const address = email.toLowerCase();
  const limits = limitsOf(request, address);
  for (const limit of limits) await countAttempt(service, limit);
  const [user] = await service.database.orm.select().from(users).where(eq(users.email, address));
  const isCorrect = await isPasswordCorrect(user?.passwordHash ?? null, password);
  if (!user || !isCorrect || !user.isActive) throw httpError.badCredentials();
  for (const limit of limits) await uncountAttempt(service, limit);
  if (!user.isVerified) {
    const detail = 'Please verify your email first. We have sent you a link when you signed up.';
    throw httpError.forbidden(detail, { error: detail, code: 'email_not_verified' });
  }
  return user;
}
