import type * as z from 'zod/mini';
import type { Page } from '../schemas/paged.ts';
import { isObject } from './is-object.ts';
import { read } from './read.ts';

/** C-28: an answer may be one level deeper, under `data`. */
function unwrap(body: unknown, looksRight: (body: Record<string, unknown>) => boolean): unknown {
  if (!isObject(body) || looksRight(body)) return body;
  return isObject(body.data) || Array.isArray(body.data) ? body.data : body;
}

/** Reads an object, also one level deeper. */
export function readObjectBody<S extends z.ZodMiniType>(
  schema: S,
): (body: unknown) => z.output<S> | undefined {
  return (body) => {
    const direct = isObject(body) ? read(schema, body) : undefined;
    const keys = isObject(body) ? Object.keys(body) : [];
    // Schemas with only optional fields accept anything, so a body with only `data` is unwrapped.
    if (direct !== undefined && !(keys.length > 0 && keys.every((key) => key === 'data' || key === 'status')))
      return direct;
    return isObject(body) && isObject(body.data) ? read(schema, body.data) : direct;
  };
}

/** Reads a record; null for an empty answer, which pages show as not found (C-21). */
export function readRecordBody<S extends z.ZodMiniType>(
  schema: S,
): (body: unknown) => z.output<S> | null | undefined {
  const readObject = readObjectBody(schema);
  return (body) => {
    const empty =
      body === null ||
      body === '' ||
      body === undefined ||
      (isObject(body) && Object.keys(body).length === 0);
    return empty ? null : readObject(body);
  };
}

/**
 * Reads the answer to a write whose content is not used: any body, even none. HTML is rejected: it comes from a
 * captive portal or gateway with status 200, and the write has not arrived.
 */
export function readAcknowledgement<S extends z.ZodMiniType>(
  schema: S,
  otherwise: z.output<S>,
): (body: unknown) => z.output<S> | undefined {
  const readObject = readObjectBody(schema);
  return (body) =>
    typeof body === 'string' && /^\s*</.test(body) ? undefined : (readObject(body) ?? otherwise);
}

/** List bodies: `results`, `blogs` (B-10), a bare array, or one of these under `data`. */
export function listBody(body: unknown): { page: Record<string, unknown>; items: unknown[] } | undefined {
  const inner = unwrap(body, (value) => 'results' in value || 'blogs' in value);
  if (Array.isArray(inner)) return { page: {}, items: inner };
  if (!isObject(inner)) return undefined;
  const items = inner.results ?? inner.blogs ?? [];
  return { page: inner, items: Array.isArray(items) ? items : [] };
}

/** Reads a page of a list. Invalid records are omitted; links to other hosts become null. */
export function readPageBody<S extends z.ZodMiniType>(
  item: S,
  relativeLink: (link: string | null) => string | null,
) {
  return (body: unknown): Page<z.output<S>> | undefined => {
    const found = listBody(body);
    if (!found) return undefined;
    const { page, items } = found;
    const count = typeof page.count === 'string' ? Number(page.count) : page.count;
    const link = (value: unknown) => relativeLink(typeof value === 'string' ? value : null);
    return {
      count: typeof count === 'number' && Number.isFinite(count) && count >= 0 ? count : null,
      next: link(page.next),
      previous: link(page.previous),
      results: items
        .map((value) => read(item, value))
        .filter((value) => value !== undefined) as z.output<S>[],
    };
  };
}
