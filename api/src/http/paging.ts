import { refuse } from './http-error.ts';

/** D2 §9: the largest page. */
export const largestPage = 1000;

export interface PageRequest {
  /** From 1; `last` is known only with the count. */
  page: number | 'last';
  size: number;
}

/** A25, A26: a bad page is refused, a bad size falls back to the default, a large one is capped. */
export function readPageRequest(query: URLSearchParams, defaultSize: number): PageRequest {
  const asked = ['records', 'page_size', 'limit']
    .map((name) => query.get(name))
    .find((value) => value !== null && /^\s*[1-9]\d*\s*$/.test(value));
  const size = asked === undefined ? defaultSize : Math.min(Number(asked), largestPage);
  const page = query.get('page');
  if (page === null) return { page: 1, size };
  if (page === 'last') return { page, size };
  if (!/^\s*0*[1-9]\d*\s*$/.test(page) || page.trim().length > 15) throw refuse.invalidPage();
  return { page: Number(page), size };
}

/** The number of the page once the count is known; refuses pages beyond the last (A25). */
export function resolvePage({ page, size }: PageRequest, count: number): number {
  const last = Math.max(1, Math.ceil(count / size));
  if (page === 'last') return last;
  if (page > last) throw refuse.invalidPage();
  return page;
}

/** A24: keys in alphabetical order, everything else kept as it came, page 1 without its number. */
function pageLink(publicUrl: string, path: string, query: URLSearchParams, page: number): string {
  const next = new URLSearchParams(query);
  next.delete('page');
  if (page > 1) next.append('page', String(page));
  next.sort();
  const text = next.toString();
  return `${publicUrl}${path}${text ? `?${text}` : ''}`;
}

/**
 * The text of a list's answer around records that are JSON text already (A24: `count`, `next`, `previous`,
 * `results`, in this order). Links start with the configured base, never with the request's Host.
 */
export function pageText(parts: {
  publicUrl: string;
  path: string;
  query: URLSearchParams;
  request: PageRequest;
  count: number;
  documents: readonly string[];
  extras?: Record<string, unknown>;
  listKey?: string;
}): string {
  const { publicUrl, path, query, request, count, documents, extras = {}, listKey = 'results' } = parts;
  const page = resolvePage(request, count);
  const link = (wanted: number, exists: boolean) =>
    exists ? JSON.stringify(pageLink(publicUrl, path, query, wanted)) : 'null';
  const next = link(page + 1, page * request.size < count);
  const previous = link(page - 1, page > 1);
  const more = Object.entries(extras).map(
    ([key, value]) => `,${JSON.stringify(key)}:${JSON.stringify(value)}`,
  );
  return `{"count":${count},"next":${next},"previous":${previous},"${listKey}":[${documents.join(',')}]${more.join('')}}`;
}
