import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import type { Configuration } from '../configuration/configuration.ts';

const MAX_TOKEN_LENGTH = 4096;

export interface Claims {
  tokenType: 'access' | 'refresh';
  userId: number;
  jti: string;
  /** The user's session version when the token was issued. */
  version: number;
  /** One login with all its rotations. */
  family: string;
}

/** A token in SimpleJWT's form: `token_type`, `exp`, `iat`, `jti`, `user_id`; `sv` and `fam` are ours. */
export async function signToken(
  configuration: Configuration,
  claims: Omit<Claims, 'jti'> & { jti?: string },
): Promise<string> {
  const lifetime = configuration.lifetimes[claims.tokenType];
  const now = Math.floor(Date.now() / 1000);
  return new SignJWT({
    token_type: claims.tokenType,
    user_id: claims.userId,
    sv: claims.version,
    fam: claims.family,
  })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuedAt(now)
    .setExpirationTime(now + lifetime)
    .setJti(claims.jti ?? randomUUID())
    .sign(configuration.secret);
}

/** The claims of a valid, unexpired token of any type; null for every other text, also one with `alg: none` or without end. */
export async function verifyToken(configuration: Configuration, token: string): Promise<Claims | null> {
  if (token.length > MAX_TOKEN_LENGTH) return null;
  try {
    const { payload } = await jwtVerify(token, configuration.secret, {
      algorithms: ['HS256'],
      // A token without an end would be valid for ever.
      requiredClaims: ['exp'],
    });
    const {
      token_type: tokenType,
      user_id: userId,
      jti,
      sv: version,
      fam: family,
    } = payload as Record<string, unknown>;
    if (tokenType !== 'access' && tokenType !== 'refresh') return null;
    if (!Number.isSafeInteger(userId) || !Number.isSafeInteger(version)) return null;
    if (typeof jti !== 'string' || typeof family !== 'string') return null;
    return { tokenType, userId: userId as number, jti, version: version as number, family };
  } catch {
    return null;
  }
}

/** A new secret for a link in an e-mail, and its hash, which is stored. */
export function createLinkToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashLinkToken(token) };
}

export const hashLinkToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** The user's id as base64url, Django's `uidb64`. */
export const encodePk = (id: number): string => Buffer.from(String(id)).toString('base64url');

/** The user's id; null for a text that encodes none. */
export function decodePk(encoded: string): number | null {
  const text = /^[A-Za-z0-9_-]{1,24}$/.test(encoded) ? Buffer.from(encoded, 'base64url').toString() : '';
  return /^[1-9]\d{0,9}$/.test(text) && Number(text) <= 2_147_483_647 ? Number(text) : null;
}
