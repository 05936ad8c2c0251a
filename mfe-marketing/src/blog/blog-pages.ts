const BLOG_LIST = '/api/app/blog-list/';
const isNumber = (text: string | null): text is string => /^[1-9]\d{0,5}$/.test(text ?? '');

/** The API's link to the page of the list that an address names; null: the first one, without a link (BLOG-3). */
export function linkOfPage(query: URLSearchParams): string | null {
  const page = query.get('page');
  return isNumber(page) ? `${BLOG_LIST}?page=${page}` : null;
}

/** The site's address of the page that a link of the API leads to; undefined without a link, or with an unknown one. */
export function addressOfLink(link: string | null): string | undefined {
  const page = link && new URLSearchParams(link.slice(link.indexOf('?'))).get('page');
  return link?.startsWith(BLOG_LIST) && isNumber(page ?? '1') ? `/blog?page=${page ?? 1}` : undefined;
}

/** The page of the list that an address names. */
export function readPage(query: URLSearchParams): number {
  const page = query.get('page');
  return isNumber(page) ? Number(page) : 1;
}

/** The address for search engines of the page of the list that an address names. */
export function canonicalListPath(query: URLSearchParams): string {
  const page = readPage(query);
  return page > 1 ? `/blog?page=${page}` : '/blog';
}
