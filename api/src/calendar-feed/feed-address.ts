import type { RunQuery } from '../database/connection.ts';
import type { Service } from '../http/service.ts';
import { isSameSignature, sign } from '../http/signatures.ts';

type Signer = Pick<Service, 'configuration'>;

const tokenOf = (service: Signer, userId: number, version: number): string =>
  `${userId}-${version}-${sign(service, `calendar-feed:${userId}:${version}`)}`;

/**
 * The secret address of an account's dates. It is calculated from the account, the version and the service's secret, so
 * that it can be shown again and the database has none.
 */
const addressOf = (service: Signer, userId: number, version: number): string =>
  `${service.configuration.publicUrl}/api/app/calendar-feed/${tokenOf(service, userId, version)}.ics`;

/** The present address; null when the account has none. */
export async function readAddress(service: Signer, query: RunQuery, userId: number): Promise<string | null> {
  const [[version] = []] = await query('SELECT version FROM calendar_feeds WHERE user_id = $1 AND is_on', [
    userId,
  ]);
  return version === undefined ? null : addressOf(service, userId, version as number);
}

/** Makes a new address; the one before stops working. */
export async function renewAddress(service: Signer, query: RunQuery, userId: number): Promise<string> {
  const [[version] = []] = await query(
    `INSERT INTO calendar_feeds (user_id) VALUES ($1)
     ON CONFLICT (user_id) DO UPDATE SET version = calendar_feeds.version + 1, is_on = true RETURNING version`,
    [userId],
  );
  return addressOf(service, userId, version as number);
}

/** From now on the account has no address. */
export const endAddress = (query: RunQuery, userId: number) =>
  query('UPDATE calendar_feeds SET is_on = false, version = version + 1 WHERE user_id = $1', [userId]);

/** The account whose address has this file name; null for every other. */
export async function findAccount(service: Signer, query: RunQuery, file: string): Promise<number | null> {
  const [, user, version] = /^(\d{1,9})-(\d{1,9})-[\w-]+\.ics$/.exec(file) ?? [];
  if (!user || !version) return null;
  if (!isSameSignature(file, `${tokenOf(service, Number(user), Number(version))}.ics`)) return null;
  const [[found] = []] = await query(
    'SELECT user_id FROM calendar_feeds WHERE user_id = $1 AND version = $2 AND is_on',
    [Number(user), Number(version)],
  );
  return found === undefined ? null : (found as number);
}
