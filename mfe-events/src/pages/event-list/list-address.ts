const LIST_PATH = '/api/app/event-list/';

const pageNumber = (text: string | null): number =>
  text && /^\d{1,6}$/.test(text) ? Math.max(1, Number(text)) : 1;

/** Page number in an address: `/upcoming-events?page=2`. */
export const readPage = (query: URLSearchParams): number => pageNumber(query.get('page'));

/** The API's link of a page; null for the first page, which is requested without a link. */
export const pageLink = (page: number): string | null => (page > 1 ? `${LIST_PATH}?page=${page}` : null);

/** Address of a page of the list. */
export const listAddress = (page: number): string =>
  page > 1 ? `/upcoming-events?page=${page}` : '/upcoming-events';
