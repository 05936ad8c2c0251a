import type * as z from 'zod/mini';
import type { Page } from '../schemas/paged.ts';
import { read } from './read.ts';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Decisions C-28: an answer may stand one level deeper, under `data`. */
function unwrap(body: unknown, looksRight: (body: Record<string, unknown>) => boolean): unknown {
  if (!isObject(body) || looksRight(body)) return body;
  return isObject(body.data) || Array.isArray(body.data) ? body.data : body;
}

/** Reads an object answer, also one level deeper. */
export function readObjectBody<S extends z.ZodMiniType>(
  schema: S,
): (body: unknown) => z.output<S> | undefined {
  return (body) => {
    const direct = isObject(body) ? read(schema, body) : undefined;
    const keys = isObject(body) ? Object.keys(body) : [];
    // Schemas of optional fields accept anything, so a lone `data` decides.
    if (direct !== undefined && !(keys.length > 0 && keys.every((key) => key === 'data' || key === 'status')))
      return direct;
    return isObject(body) && isObject(body.data) ? read(schema, body.data) : direct;
  };
}

/** Reads one record; null when the answer is empty, which pages show as not found (decisions C-21). */
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
 * Reads the answer to a write whose content the site does not need: any body will do, none included. Only a page is
 * no answer: then a portal or a gateway spoke with status 200, and what was sent has arrived nowhere.
 */
export function readAcknowledgement<S extends z.ZodMiniType>(
  schema: S,
  otherwise: z.output<S>,
): (body: unknown) => z.output<S> | undefined {
  const readObject = readObjectBody(schema);
  return (body) =>
    typeof body === 'string' && /^\s*</.test(body) ? undefined : (readObject(body) ?? otherwise);
}

/** Bodies of lists as the site knows them: `results`, `blogs` (decisions B-10), a bare array, one level of `data`. */
export function listBody(body: unknown): { page: Record<string, unknown>; items: unknown[] } | undefined {
  const inner = unwrap(body, (value) => 'results' in value || 'blogs' in value);
  if (Array.isArray(inner)) return { page: {}, items: inner };
  if (!isObject(inner)) return undefined;
  const items = inner.results ?? inner.blogs ?? [];
  return { page: inner, items: Array.isArray(items) ? items : [] };
}

/** Reads a page of a list. Bad records cost only themselves; links that are not ours read as null. */
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
