import type { Api } from '../client/api.ts';
import type { Page } from '../schemas/paged.ts';
import { uniqueById } from './merge-pages.ts';
import { noneOfUnknown } from './none-of-unknown.ts';

/** C-9: upper limit for following pages of filter lists. */
const MAX_PAGES = 20;

/**
 * Every record of a list over all its pages, none for a filter with an unknown record. A link that was followed before ends
 * it.
 */
export async function allPages<T extends { id: number }>(
  api: Api,
  first: { path: string; query?: URLSearchParams },
  read: (body: unknown) => Page<T> | undefined,
  signal?: AbortSignal,
): Promise<T[]> {
  const records: T[] = [];
  const seen = new Set<string>();
  let page = await noneOfUnknown(
    api.request({ ...first, read, signal }),
    first.query ?? new URLSearchParams(),
  );
  records.push(...page.results);
  while (page.next && !seen.has(page.next) && seen.size < MAX_PAGES - 1) {
    seen.add(page.next);
    page = await api.request({ path: page.next, read, signal });
    records.push(...page.results);
  }
  return uniqueById(records);
}
