import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';

/** OWASP's first recommendation for argon2id. The work runs on libuv's threads. */
const argon2Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** One core stays free for all other requests, so that many logins at once do not slow down the whole service. */
const limitConcurrency = pLimit(Math.max(1, availableParallelism() - 1));

export const hashPassword = (password: string): Promise<string> =>
  limitConcurrency(() => hash(password, argon2Options));

let dummyHash: Promise<string> | undefined;

/**
 * Compares a password with the stored hash. Without one a dummy hash is compared, so that an unknown address takes as
 * long as a known one.
 */
export async function isPasswordCorrect(storedHash: string | null, password: string): Promise<boolean> {
  dummyHash ??= hashPassword('password of the dummy hash');
  const comparedHash = storedHash ?? (await dummyHash);
  const matches = await limitConcurrency(() => verify(comparedHash, password));
  return storedHash !== null && matches;
}
