import type { Page } from '../schemas/paged.ts';

/** Page number in a `next` or `previous` link. DRF omits it in links to the first page; invalid numbers count as 1. */
export function pageOfLink(link: string): number {
  const start = link.indexOf('?');
  const text = start < 0 ? null : new URLSearchParams(link.slice(start)).get('page');
  return text && /^\d{1,9}$/.test(text) ? Math.max(1, Number(text)) : 1;
}

/** Number of the shown page and of all pages, both from 1. */
export interface PagePosition {
  page: number;
  pages: number;
}

/**
 * Where a page is in its list. Undefined when the answer does not allow to know: no count, or links that contradict
 * it. The page's number is that of its neighbours' links.
 */
export function pagePosition({ count, next, previous, results }: Page<unknown>): PagePosition | undefined {
  const page = next ? pageOfLink(next) - 1 : previous ? pageOfLink(previous) + 1 : 1;
  if (!next) return { page, pages: page };
  if (count === null || results.length === 0 || page < 1) return undefined;
  const pages = Math.ceil(count / results.length);
  return pages > page ? { page, pages } : undefined;
}
