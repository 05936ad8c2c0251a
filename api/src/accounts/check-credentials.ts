import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import { httpError } from '../http/http-error.ts';
import {
  clientNetworkOf,
  countAttempt,
  isBeyondLimit,
  isFirstOfWindow,
  type RateLimit,
  uncountAttempt,
} from '../http/rate-limit.ts';
import type { Service } from '../http/service.ts';
import { queueEmail, type Recipient } from '../mail/outbox.ts';
import { manyFailedLoginsEmail } from './emails.ts';
import { type Account, findAccount } from './find-account.ts';
import { readDeviceToken } from './known-devices.ts';
import { hashPassword, isHashOutdated, isPasswordCorrect } from './password-hashing.ts';

const action = 'login';
const WINDOW_SECONDS = 15 * 60;
const DAY_SECONDS = 24 * 3600;
/** How much longer each login takes while an account is being guessed from many network addresses. */
const SLOW_LOGIN_MS = 1500;

/**
 * Failed logins of an unknown device are limited per account and network address, and per network address. One that the
 * account has logged in on before has a limit of its own, so that nobody else can use it up.
 */
const refusingLimits = (request: FastifyRequest, address: string, device: string | null): RateLimit[] =>
  device
    ? [{ action, key: `device ${device}`, attempts: 10, seconds: WINDOW_SECONDS }]
    : [
        { action, key: `${address}|${clientNetworkOf(request)}`, attempts: 10, seconds: WINDOW_SECONDS },
        { action, key: clientNetworkOf(request), attempts: 100, seconds: WINDOW_SECONDS },
      ];

/** One account can be guessed from many addresses. Refusing would let anyone lock its owner out, so it slows down. */
const slowingLimit = (address: string): RateLimit => ({
  action,
  key: address,
  attempts: 50,
  seconds: WINDOW_SECONDS,
});

/**
 * The verified user of an e-mail address and password. An unknown address, a wrong password and an inactive account get
 * the same answer after the same work (API-2).
 * @param deviceToken of an earlier login, see `known-devices.ts`
 * @throws HttpError 401 for wrong credentials, 403 before the address is verified, 429 after too many failures
 */
export async function checkCredentials(
  service: Service,
  request: FastifyRequest,
  { email, password, deviceToken }: { email: string; password: string; deviceToken: string | undefined },
): Promise<Account> {
  const address = email.toLowerCase();
  const user = await findAccount(service.database.orm, address);
  const device = readDeviceToken(service, user, deviceToken);
  const limits = refusingLimits(request, address, device);
  for (const limit of limits) await countAttempt(service, limit);
  if (!device) {
    const limit = slowingLimit(address);
    if (await isBeyondLimit(service, limit))
      await slowDown(service, { email: address, language: user?.language ?? 'en' });
    limits.push(limit);
  }
  const isCorrect = await isPasswordCorrect(user?.passwordHash ?? null, password);
  const isValid = isCorrect && user?.isActive && !(user.isVerified && user.passwordDisputed);
  if (!user || !isValid) throw httpError.badCredentials();
  for (const limit of limits) await uncountAttempt(service, limit);
  if (!user.isVerified) {
    const detail = 'Please verify your email first. We have sent you a link when you signed up.';
    throw httpError.forbidden(detail, { error: detail, code: 'email_not_verified' });
  }
  if (isHashOutdated(user.passwordHash)) await renewHash(service, user, password);
  return user;
}

/** Tells the owner, once a day, and waits. */
async function slowDown(service: Service, recipient: Recipient): Promise<void> {
  if (
    await isFirstOfWindow(service, { action: 'login-warning', key: recipient.email, seconds: DAY_SECONDS })
  ) {
    await queueEmail(service.database.orm, manyFailedLoginsEmail, recipient, {});
    service.wakeOutbox();
  }
  await sleep(SLOW_LOGIN_MS);
}

async function renewHash({ database }: Service, user: Account, password: string): Promise<void> {
  const passwordHash = await hashPassword(password);
  // A password that was changed meanwhile is not overwritten.
  await database.query('UPDATE users SET password_hash = $1 WHERE id = $2 AND password_hash = $3', [
    passwordHash,
    user.id,
    user.passwordHash,
  ]);
}
