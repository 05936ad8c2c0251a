import type { Page } from '../schemas/paged.ts';

/**
 * BLOG-3: the blog list after an answer. Entries of an answer with a previous link are appended, otherwise they
 * replace the list. Entries that are already shown keep their place (B-11).
 */
export function mergeBlogPage<T extends { id: number }>(shown: readonly T[], answer: Page<T>): T[] {
  return uniqueById(answer.previous ? [...shown, ...answer.results] : answer.results);
}

/** Keeps the first record of each id. */
export function uniqueById<T extends { id: number }>(records: readonly T[]): T[] {
  const seen = new Set<number>();
  return records.filter(({ id }) => !seen.has(id) && seen.add(id));
}
