import { httpError } from './http-error.ts';
import { lastOf } from './request-url.ts';

/** The largest page (CONST-14, CONST-16). */
const MAX_PAGE_SIZE = 1000;

/** The requested page of a list. */
export interface PageRequest {
  /** From 1; `last` is resolved when the number of records is known. */
  page: number | 'last';
  size: number;
}

/**
 * Reads the requested page from a query (API-25, API-26): an invalid size falls back to the default, a large one is capped.
 * @throws HttpError 404 for an invalid page.
 */
export function readPageRequest(query: URLSearchParams, defaultSize: number): PageRequest {
  const requestedSize = ['records', 'page_size', 'limit']
    .map((name) => lastOf(query, name))
    .find((value) => value !== null && /^\s*[1-9]\d*\s*$/.test(value));
  const size = requestedSize === undefined ? defaultSize : Math.min(Number(requestedSize), MAX_PAGE_SIZE);
  const page = lastOf(query, 'page');
  if (page === null) return { page: 1, size };
  if (page === 'last') return { page, size };
  if (!/^\s*0*[1-9]\d*\s*$/.test(page) || page.trim().length > 15) throw httpError.invalidPage();
  return { page: Number(page), size };
}

/**
 * The page's number among `count` records.
 * @throws HttpError 404 beyond the last page (API-25).
 */
export function resolvePage({ page, size }: PageRequest, count: number): number {
  const last = Math.max(1, Math.ceil(count / size));
  if (page === 'last') return last;
  if (page > last) throw httpError.invalidPage();
  return page;
}

/** The link to a page: keys in alphabetical order, values unchanged, page 1 without its number (API-24). */
function pageLink(publicUrl: string, path: string, query: URLSearchParams, page: number): string {
  const linkQuery = new URLSearchParams(query);
  linkQuery.delete('page');
  if (page > 1) linkQuery.append('page', String(page));
  linkQuery.sort();
  const text = linkQuery.toString();
  return `${publicUrl}${path}${text ? `?${text}` : ''}`;
}

/** Records that are put into one piece of an answer: about a millisecond of work. */
const RECORDS_PER_PIECE = 100;

/** What the answer of a list is made of. */
export interface Page {
  publicUrl: string;
  path: string;
  query: URLSearchParams;
  request: PageRequest;
  count: number;
  /** The records as JSON texts. */
  documents: readonly string[];
  /** Further properties, after the list. */
  extras?: Record<string, unknown>;
  /** Name of the list's property. Default `results`. */
  listKey?: string;
}

/**
 * The JSON text of a list's answer (API-24: `count`, `next`, `previous`, `results`, in this order) around records that are
 * JSON text already, in pieces, so that other requests are answered while a long list is sent. Links start with the
 * configured base, never with the request's Host header.
 */
export function pagePieces(parts: Page): string[] {
  const { publicUrl, path, query, request, count, documents, extras = {}, listKey = 'results' } = parts;
  const page = resolvePage(request, count);
  const link = (linkedPage: number, exists: boolean) =>
    exists ? JSON.stringify(pageLink(publicUrl, path, query, linkedPage)) : 'null';
  const next = link(page + 1, page * request.size < count);
  const previous = link(page - 1, page > 1);
  const more = Object.entries(extras).map(
    ([key, value]) => `,${JSON.stringify(key)}:${JSON.stringify(value)}`,
  );
  const pieces = [`{"count":${count},"next":${next},"previous":${previous},"${listKey}":[`];
  for (let start = 0; start < documents.length; start += RECORDS_PER_PIECE) {
    const records = documents.slice(start, start + RECORDS_PER_PIECE).join(',');
    if (start === 0) pieces[0] += records;
    else pieces.push(`,${records}`);
  }
  pieces[pieces.length - 1] += `]${more.join('')}}`;
  return pieces;
}
