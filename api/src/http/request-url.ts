import type { FastifyRequest } from 'fastify';

/** The query with its repeated keys, NUL characters dropped (API-29). */
export function queryOf(request: FastifyRequest): URLSearchParams {
  const start = request.url.indexOf('?');
  const query = new URLSearchParams(start < 0 ? '' : request.url.slice(start + 1));
  if (!/\0|%00/.test(request.url)) return query;
  return new URLSearchParams(
    [...query].map(([key, value]) => [key.replaceAll('\0', ''), value.replaceAll('\0', '')]),
  );
}

/** The value of a parameter that counts once: of several the last, as in Django; null without one. */
export const lastOf = (query: URLSearchParams, name: string): string | null =>
  query.getAll(name).at(-1) ?? null;

export const pathOf = (request: FastifyRequest): string => request.url.split('?', 1)[0]!;

/** The id that a text is; null when it is not a number a record could have. */
export const recordId = (text: string): number | null => (/^\d{1,9}$/.test(text) ? Number(text) : null);

/** The `:id` of the path; null when it is not a number a record could have. */
export const idOf = (request: FastifyRequest): number | null =>
  recordId((request.params as { id: string }).id);
