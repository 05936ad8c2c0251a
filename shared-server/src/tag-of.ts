import { createHash } from 'node:crypto';

/** The same tag (`ETag`, without its quotation marks) for the same content, on every server. */
export const tagOf = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, 22);
