import type { CourseFilters, CourseSort } from 'shared-api';
import { courseParameters } from 'shared-api';
import { readId } from '../address/read-id.ts';
import type { FeeLimit } from '../money/fee-limit.ts';
import { typedRupees } from '../money/typed-rupees.ts';

/** The fee limit of CONST-15 until the visitor sets another. */
export const DEFAULT_MAX_FEE = 200_000;

/** Sort orders that visitors can choose. */
export const sortChoices = [
  'relevance',
  'fee',
  'deadline',
  'duration',
] as const satisfies readonly CourseSort[];
export type SortChoice = (typeof sortChoices)[number];

/** The whole state of the search. All of it is in the address. */
export interface CourseSearch {
  search: string;
  interest: number | null;
  /** A list in the API, a single choice on the page (C-8). */
  specialization: readonly number[];
  country: readonly number[];
  /** A plain number, whatever the currency; null: no limit at all. */
  maxFee: number | null;
  /** In rupees; instead of the other limit. */
  maxFeeNpr: number | null;
  /** Only universities that are listed in the official register of their country. */
  verified: boolean;
  sort: SortChoice;
  /** Only what fits the profile on the device. Ignored where there is none, and on the server. */
  onlyFitting: boolean;
  page: number;
  /** Part of an answer that is longer than a page (an API that ignores the page size). */
  part: number;
}

export const emptySearch: CourseSearch = {
  search: '',
  interest: null,
  specialization: [],
  country: [],
  maxFee: DEFAULT_MAX_FEE,
  maxFeeNpr: null,
  verified: false,
  sort: 'relevance',
  onlyFitting: false,
  page: 1,
  part: 1,
};

const ids = (texts: string[]) =>
  [...new Set(texts.map(readId).filter((value) => value !== null))].sort((a, b) => a - b);
const MAX_SEARCH_LENGTH = 200;

const readAmount = (text: string | null | undefined): number | null =>
  text && /^\d{1,12}$/.test(text) ? Number(text) : null;

/** A form that is sent without script has both the field with the limit and the box 'No fee limit', which counts. */
function readFeeLimit(query: URLSearchParams): FeeLimit {
  const plain = query.getAll('maxFee');
  if (plain.includes('any')) return { maxFee: null, maxFeeNpr: null };
  // As it was typed, where the form is sent without script.
  const maxFeeNpr = typedRupees(query.get('maxFeeNpr') ?? '');
  return {
    maxFee: maxFeeNpr === null ? (readAmount(plain.at(-1)) ?? DEFAULT_MAX_FEE) : DEFAULT_MAX_FEE,
    maxFeeNpr,
  };
}

/** Reads an address. Invalid parameters are ignored, because people edit addresses. */
export function readCourseSearch(query: URLSearchParams): CourseSearch {
  const sort = query.get('sort') as SortChoice | null;
  return {
    search: (query.get('search') ?? '').slice(0, MAX_SEARCH_LENGTH),
    interest: readId(query.get('interest')),
    specialization: ids(query.getAll('specialization')),
    country: ids(query.getAll('country')),
    ...readFeeLimit(query),
    verified: query.get('verified') === '1',
    sort: sort && sortChoices.includes(sort) ? sort : 'relevance',
    onlyFitting: query.get('fits') === '1',
    page: readId(query.get('page')) ?? 1,
    part: readId(query.get('part')) ?? 1,
  };
}

/** The query of a search: only what differs from the defaults, in a fixed order. */
export function writeCourseSearch(search: CourseSearch): URLSearchParams {
  const query = new URLSearchParams();
  if (search.search.trim()) query.append('search', search.search);
  if (search.interest !== null) query.append('interest', String(search.interest));
  for (const value of search.specialization) query.append('specialization', String(value));
  for (const value of search.country) query.append('country', String(value));
  if (search.maxFeeNpr !== null) query.append('maxFeeNpr', String(search.maxFeeNpr));
  else if (search.maxFee === null) query.append('maxFee', 'any');
  else if (search.maxFee !== DEFAULT_MAX_FEE) query.append('maxFee', String(search.maxFee));
  if (search.verified) query.append('verified', '1');
  if (search.sort !== 'relevance') query.append('sort', search.sort);
  if (search.onlyFitting) query.append('fits', '1');
  if (search.page > 1) query.append('page', String(search.page));
  if (search.part > 1) query.append('part', String(search.part));
  return query;
}

/** `/course-search` with the search in it. */
export function courseSearchPath(search: Partial<CourseSearch>): string {
  const query = writeCourseSearch({ ...emptySearch, ...search }).toString();
  return query ? `/course-search?${query}` : '/course-search';
}

/**
 * The address of the same search as this page writes it; null when it already is. A form that is sent without script
 * also has its empty fields and the default fee limit in its address.
 */
export function canonicalSearchPath({ searchParams }: URL): string | null {
  const search = readCourseSearch(searchParams);
  const isCanonical = writeCourseSearch(search).toString() === searchParams.toString();
  return isCanonical ? null : courseSearchPath(search);
}

/**
 * Filters for the API, without the default fee limit: the page applies that one itself (SEARCH-13) and shows how many
 * courses it hides (C-14).
 */
export const toFilters = (search: CourseSearch): CourseFilters => ({
  search: search.search,
  interest: search.interest,
  specialization: search.specialization,
  country: search.country,
  maxFee: search.maxFee === DEFAULT_MAX_FEE ? null : search.maxFee,
  maxFeeNpr: search.maxFeeNpr,
  verified: search.verified,
  sort: search.sort,
});

/**
 * The API's link of a later page, for addresses that are opened directly. Its parameters are sorted as the API
 * sorts them, so that it has the same cache entry as the followed link. Null for the first page.
 */
export function pageLink(search: CourseSearch): string | null {
  if (search.page <= 1) return null;
  const query = courseParameters(toFilters(search));
  query.append('page', String(search.page));
  query.sort();
  return `/api/app/course-list/?${query}`;
}

/** Whether the fee limit is the one that holds until the visitor sets another. */
export const hasDefaultLimit = ({ maxFee, maxFeeNpr }: FeeLimit): boolean =>
  maxFee === DEFAULT_MAX_FEE && maxFeeNpr === null;

/** Number of active filters, without text, order and page. */
export const activeFilterCount = (search: CourseSearch): number =>
  (search.interest === null ? 0 : 1) +
  search.specialization.length +
  search.country.length +
  (hasDefaultLimit(search) ? 0 : 1) +
  (search.verified ? 1 : 0) +
  (search.onlyFitting ? 1 : 0);
