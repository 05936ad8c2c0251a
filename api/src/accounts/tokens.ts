import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import type { Configuration } from '../configuration/configuration.ts';

export interface Claims {
  tokenType: 'access' | 'refresh';
  userId: number;
  jti: string;
  /** The user's session version when the token was made. */
  version: number;
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

/** The claims of a genuine, unexpired token of any type; null for everything else, `alg: none` included. */
export async function verifyToken(configuration: Configuration, token: string): Promise<Claims | null> {
  if (token.length > 4096) return null;
  try {
    const { payload } = await jwtVerify(token, configuration.secret, { algorithms: ['HS256'] });
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

/** A secret for a mailed link and the hash that is stored of it. */
export function drawLinkToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashLinkToken(token) };
}

export const hashLinkToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Django's `uidb64`: the user's id, base64url. */
export const encodePk = (id: number): string => Buffer.from(String(id)).toString('base64url');

export function decodePk(encoded: string): number | null {
  const text = /^[A-Za-z0-9_-]{1,24}$/.test(encoded) ? Buffer.from(encoded, 'base64url').toString() : '';
  return /^[1-9]\d{0,9}$/.test(text) && Number(text) <= 2_147_483_647 ? Number(text) : null;
}
