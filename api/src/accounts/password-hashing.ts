import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { passwordRules } from 'shared-api/schemas';
import { slots } from './slots.ts';

/** OWASP's first recommendation for argon2id; the work happens on libuv's threads. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Leaves one core to everybody else's requests: a rush of logins must not make the whole service slow. */
const inTurn = slots(Math.max(1, availableParallelism() - 1));

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, cost));

let decoy: Promise<string> | undefined;

/**
 * Checks a password. Without a stored hash the same work is done on a decoy, so that an unknown address takes as
 * long as a known one.
 */
export async function checkPassword(stored: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword('nobody has this password');
  const known = stored ?? (await decoy);
  const matches = await inTurn(() => verify(known, password));
  return stored !== null && matches;
}

/** D2 §5, in its order; null when the password is good enough. */
export function passwordComplaint(password: string): string | null {
  if (password.length < passwordRules.minLength) return 'Password must be at least 8 characters long';
  if (!passwordRules.uppercase.test(password)) return 'Password must contain at least one uppercase letter';
  if (!passwordRules.lowercase.test(password)) return 'Password must contain at least one lowercase letter';
  if (!passwordRules.digit.test(password)) return 'Password must contain at least one number';
  if (!passwordRules.special.test(password))
    return 'Password must contain at least one special character (@$!%*?&)';
  return null;
}
