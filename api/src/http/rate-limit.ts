import { refuse } from './http-error.ts';
import type { Service } from './service.ts';

export interface Limit {
  /** Names the action; part of the key. */
  action: string;
  /** Whose attempts are counted: an address, an account, or both. */
  of: string;
  attempts: number;
  seconds: number;
}

/** When the running window of a limit began, in seconds. */
const windowOf = ({ seconds }: Limit) => Math.floor(Date.now() / 1000 / seconds) * seconds;
const keyOf = ({ action, of }: Limit) => `${action}:${of}`;

/** Counts one attempt in the database, where every process sees it, and refuses with 429 beyond the limit (A23). */
export async function countAttempt(service: Service, limit: Limit): Promise<void> {
  const allowed = limit.attempts * service.configuration.rateLimitFactor;
  if (allowed === 0) return;
  const window = windowOf(limit);
  const [[count = 0] = []] = await service.database.query(
    `INSERT INTO attempts (key, window_start, count) VALUES ($1, $2, 1)
     ON CONFLICT (key, window_start) DO UPDATE SET count = attempts.count + 1 RETURNING count`,
    [keyOf(limit), window],
  );
  if (Number(count) > allowed) throw refuse.throttled(secondsLeft(limit, window));
}

/** Takes an attempt back: a success is not held against anybody. */
export async function forgiveAttempt(service: Service, limit: Limit): Promise<void> {
  await service.database.query(
    'UPDATE attempts SET count = count - 1 WHERE key = $1 AND window_start = $2 AND count > 0',
    [keyOf(limit), windowOf(limit)],
  );
}

const secondsLeft = ({ seconds }: Limit, window: number): number =>
  Math.max(1, Math.ceil(window + seconds - Date.now() / 1000));
