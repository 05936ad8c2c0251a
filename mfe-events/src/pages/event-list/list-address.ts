const LIST_PATH = '/api/app/event-list/';

const pageNumber = (text: string | null): number =>
  text && /^\d{1,6}$/.test(text) ? Math.max(1, Number(text)) : 1;

/** Page number in an address: `/upcoming-events?page=2`. */
export const readPage = (query: URLSearchParams): number => pageNumber(query.get('page'));

/** The API's link of a page; null for the first page, which is requested without a link. */
export const pageLink = (page: number): string | null => (page > 1 ? `${LIST_PATH}?page=${page}` : null);

/** Page number in a `next` or `previous` link. DRF omits it in links to the first page. */
export function pageOfLink(link: string): number {
  const start = link.indexOf('?');
  return start < 0 ? 1 : pageNumber(new URLSearchParams(link.slice(start)).get('page'));
}

/** Address of a page of the list. */
export const listAddress = (page: number): string =>
  page > 1 ? `/upcoming-events?page=${page}` : '/upcoming-events';
