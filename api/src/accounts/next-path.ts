import { sitePath } from 'shared-api/schemas';

/** An address of the site from which login leads back to `next`. */
export const withNext = (address: string, next: string | null | undefined): string =>
  next ? `${address}?next=${encodeURIComponent(next)}` : address;

/**
 * The additive field `next` of a body (C-40) as the payload of an e-mail. A value that is not a path of the site is
 * ignored instead of refused: it must not stop anyone from signing up.
 */
export function nextOf(body: unknown): { next?: string } {
  const value = (body as { next?: unknown } | null)?.next;
  const next = typeof value === 'string' ? sitePath(value) : null;
  return next === null || next === '/' ? {} : { next };
}
