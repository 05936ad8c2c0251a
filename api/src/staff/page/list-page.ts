/**
 * The page of a list that an address asks for, within the pages that there are.
 * @param asked number or text of a query; anything else is the first page
 * @param found number of records
 * @param size records of a page
 */
export function listPage(asked: unknown, found: number, size: number) {
  const pageCount = Math.max(1, Math.ceil(found / size));
  const page = Math.min(pageCount, Math.max(1, Number.parseInt(String(asked ?? '1'), 10) || 1));
  /** Records before the page. */
  const offset = (page - 1) * size;
  return { page, pageCount, offset };
}
