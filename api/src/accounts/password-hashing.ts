import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';

/**
 * OWASP's memory for argon2id with more passes: 50 ms of one fast core at least, so that a stolen table of hashes is of
 * little use. The work runs on libuv's threads, each of which keeps its memory; passes cost no more of it.
 */
const argon2Options = { memoryCost: 19_456, timeCost: 15, parallelism: 1 };
const CURRENT_PREFIX = `$argon2id$v=19$m=${argon2Options.memoryCost},t=${argon2Options.timeCost},p=${argon2Options.parallelism}$`;

/** One core stays free for all other requests, so that many logins at once do not slow down the whole service. */
const limitConcurrency = pLimit(Math.max(1, availableParallelism() - 1));

export const hashPassword = (password: string): Promise<string> =>
  limitConcurrency(() => hash(password, argon2Options));

/** Whether a hash was made with other costs than today's: the next login, which has the password, makes a new one. */
export const isHashOutdated = (storedHash: string): boolean => !storedHash.startsWith(CURRENT_PREFIX);

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
