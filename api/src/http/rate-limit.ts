import { httpError } from './http-error.ts';
import type { Service } from './service.ts';

/** At most `attempts` of an action per key and window. */
export interface RateLimit {
  /** Name of the action, part of the stored key. */
  action: string;
  /** What the attempts are counted by: a network address, an account, or both. */
  key: string;
  attempts: number;
  /** Length of the window. */
  seconds: number;
}

/** Unix time in seconds at which the current window of a limit began. */
const windowStart = ({ seconds }: RateLimit) => Math.floor(Date.now() / 1000 / seconds) * seconds;
const storedKey = ({ action, key }: RateLimit) => `${action}:${key}`;

/**
 * Counts one attempt, in the database so that all processes count together.
 * @throws HttpError 429 beyond the limit (API-23).
 */
export async function countAttempt(service: Service, limit: RateLimit): Promise<void> {
  const allowed = limit.attempts * service.configuration.rateLimitFactor;
  if (allowed === 0) return;
  const start = windowStart(limit);
  const [[count = 0] = []] = await service.database.query(
    `INSERT INTO attempts (key, window_start, count) VALUES ($1, $2, 1)
     ON CONFLICT (key, window_start) DO UPDATE SET count = attempts.count + 1 RETURNING count`,
    [storedKey(limit), start],
  );
  if (Number(count) > allowed) {
    const secondsLeft = Math.ceil(start + limit.seconds - Date.now() / 1000);
    throw httpError.tooManyRequests(Math.max(1, secondsLeft));
  }
}

/** Removes a counted attempt, for limits that count failures only. */
export async function uncountAttempt(service: Service, limit: RateLimit): Promise<void> {
  await service.database.query(
    'UPDATE attempts SET count = count - 1 WHERE key = $1 AND window_start = $2 AND count > 0',
    [storedKey(limit), windowStart(limit)],
  );
}

/** Deletes the counts of windows that ended long ago. */
export async function removeOldAttempts({ database }: Pick<Service, 'database'>): Promise<void> {
  const dayAgo = Math.floor(Date.now() / 1000) - 86_400;
  await database.query('DELETE FROM attempts WHERE window_start < $1', [dayAgo]);
}
