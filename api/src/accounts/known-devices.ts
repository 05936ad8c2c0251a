import { randomBytes } from 'node:crypto';
import type { Service } from '../http/service.ts';
import { isSameSignature, sign } from '../http/signatures.ts';

const LIFETIME_SECONDS = 180 * 24 * 3600;

type Account = { id: number; sessionVersion: number };

/** What is signed: a new password, which ends every session, makes all devices unknown again. */
const signatureOf = (service: Service, account: Account, rest: string) =>
  sign(service, `device:${account.id}:${account.sessionVersion}:${rest}`);

/**
 * A token for the device on which an account has just logged in. Whoever sends it with a later login is known: failures
 * of others do not hold that login up. It gives no access.
 */
export function createDeviceToken(service: Service, account: Account): string {
  const rest = `${randomBytes(12).toString('base64url')}.${Math.floor(Date.now() / 1000)}`;
  return `${rest}.${signatureOf(service, account, rest)}`;
}

/** The id of the device whose token was sent with a login to this account; null for an unknown one. */
export function readDeviceToken(
  service: Service,
  account: Account | undefined,
  token: string | undefined,
): string | null {
  const [id = '', issuedAt = '', signature = '', ...others] = (token ?? '').split('.');
  if (!account || others.length > 0 || !/^\d{1,12}$/.test(issuedAt)) return null;
  if (Number(issuedAt) + LIFETIME_SECONDS < Date.now() / 1000) return null;
  return isSameSignature(signature, signatureOf(service, account, `${id}.${issuedAt}`)) ? id : null;
}
