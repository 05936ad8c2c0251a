import type { Page } from '../schemas/paged.ts';

/**
 * BLOG-3: what the blog list shows after an answer. When the answer has a previous link its entries are appended,
 * otherwise they replace; an entry already shown keeps its place (decisions B-11).
 */
export function mergeBlogPage<T extends { id: number }>(shown: readonly T[], answer: Page<T>): T[] {
  return uniqueById(answer.previous ? [...shown, ...answer.results] : answer.results);
}

/** Keeps the first record of each id. */
export function uniqueById<T extends { id: number }>(records: readonly T[]): T[] {
  const seen = new Set<number>();
  return records.filter(({ id }) => !seen.has(id) && seen.add(id));
}
