import type { FastifyRequest } from 'fastify';
import { clientNetwork } from 'shared-server';
import { httpError } from './http-error.ts';
import type { Service } from './service.ts';
import { sign } from './signatures.ts';

/** At most `attempts` of an action per key and window. */
export interface RateLimit {
  /** Name of the action, part of the stored key. */
  action: string;
  /** What the attempts are counted by: a client's network (`clientNetworkOf`), an account, or both. */
  key: string;
  attempts: number;
  /** Length of the window. */
  seconds: number;
}

/** What limits per client are counted by: with each single address, an IPv6 client would have as many limits as it likes. */
export const clientNetworkOf = ({ ip }: Pick<FastifyRequest, 'ip'>): string => clientNetwork(ip);

/** Unix time in seconds at which the current window of a limit began. */
const windowStart = ({ seconds }: RateLimit) => Math.floor(Date.now() / 1000 / seconds) * seconds;
/** Signed, because keys name e-mail and network addresses, and counts stay for a day. */
const storedKey = (service: Service, { action, key }: RateLimit) => `${action}:${sign(service, key)}`;

const allowedBy = (service: Service, { attempts }: RateLimit) =>
  attempts * service.configuration.rateLimitFactor;

/** Counts one attempt, in the database so that all processes count together. Returns how many there were. */
async function increment(service: Service, limit: RateLimit): Promise<number> {
  const [[count = 0] = []] = await service.database.query(
    `INSERT INTO attempts (key, window_start, count) VALUES ($1, $2, 1)
     ON CONFLICT (key, window_start) DO UPDATE SET count = attempts.count + 1 RETURNING count`,
    [storedKey(service, limit), windowStart(limit)],
  );
  return Number(count);
}

/**
 * Counts one attempt.
 * @throws HttpError 429 beyond the limit (API-23).
 */
export async function countAttempt(service: Service, limit: RateLimit): Promise<void> {
  if (!(await isBeyondLimit(service, limit))) return;
  const secondsLeft = Math.ceil(windowStart(limit) + limit.seconds - Date.now() / 1000);
  throw httpError.tooManyRequests(Math.max(1, secondsLeft));
}

/** Counts one attempt, and answers whether it is one too many: for limits that slow down instead of refusing. */
export async function isBeyondLimit(service: Service, limit: RateLimit): Promise<boolean> {
  const allowed = allowedBy(service, limit);
  return allowed > 0 && (await increment(service, limit)) > allowed;
}

/** Counts one attempt, and answers whether it is the first of its window. */
export const isFirstOfWindow = async (
  service: Service,
  limit: Omit<RateLimit, 'attempts'>,
): Promise<boolean> => (await increment(service, { ...limit, attempts: 1 })) === 1;

/** Removes a counted attempt, for limits that count failures only. */
export async function uncountAttempt(service: Service, limit: RateLimit): Promise<void> {
  await service.database.query(
    'UPDATE attempts SET count = count - 1 WHERE key = $1 AND window_start = $2 AND count > 0',
    [storedKey(service, limit), windowStart(limit)],
  );
}

/** Deletes the counts of windows that ended long ago. */
export async function removeOldAttempts({ database }: Pick<Service, 'database'>): Promise<void> {
  const dayAgo = Math.floor(Date.now() / 1000) - 86_400;
  await database.query('DELETE FROM attempts WHERE window_start < $1', [dayAgo]);
}
