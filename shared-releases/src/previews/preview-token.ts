import { createHmac, timingSafeEqual } from 'node:crypto';

/** A release set that only visitors with its address get, such as that of a pull request. */
export interface Preview {
  /** Lower case letters, digits and dashes, at most 60 characters: `pr-12`. */
  name: string;
  /** Time in ms after which its address is refused. */
  expiresAt: number;
}

/** Least length of the secret that signs the addresses. */
export const PREVIEW_KEY_LENGTH = 32;

const PREFIX = 'preview-';
const namePattern = /^[a-z0-9](?:[a-z0-9-]{0,58}[a-z0-9])?$/;

/** Whether a text can be the name of a preview. */
export const isPreviewName = (name: string) => namePattern.test(name);

/** The channel of the release store with the sets of a preview. */
export const previewChannel = (name: string) => PREFIX + name;

/** Whether the value of the parameter `set` names a preview. */
export const isPreviewToken = (text: string) => text.startsWith(PREFIX);

/**
 * The value of the parameter `set` in the address of a preview: `preview-<name>.<expiry in seconds>.<signature>`.
 * @param key secret of at least `PREVIEW_KEY_LENGTH` characters, the same as on the server
 */
export function signPreview(key: string, { name, expiresAt }: Preview): string {
  const payload = `${PREFIX}${name}.${Math.floor(expiresAt / 1_000)}`;
  return `${payload}.${signatureOf(key, payload)}`;
}

/** Reads a token of `signPreview`; a text says why it is refused. */
export function readPreviewToken(key: string, token: string, now = Date.now()): Preview | string {
  const [channel = '', expiry = '', signature = '', ...rest] = token.split('.');
  const expected = Buffer.from(signatureOf(key, `${channel}.${expiry}`));
  const given = Buffer.from(signature);
  const isSigned = given.length === expected.length && timingSafeEqual(given, expected);
  const preview = { name: channel.slice(PREFIX.length), expiresAt: Number(expiry) * 1_000 };
  if (!isSigned || rest.length > 0 || !isPreviewToken(channel) || !isPreviewName(preview.name))
    return 'The address of this preview is incomplete or was changed.';
  return preview.expiresAt > now ? preview : 'This preview has expired.';
}

const signatureOf = (key: string, payload: string) =>
  createHmac('sha256', key).update(payload).digest('base64url');
