import type { CourseSort } from '../schemas/course.ts';

/** SEARCH-15 search filters. All optional; empty values are not sent, because the API answers 400 to them. */
export interface CourseFilters {
  search?: string;
  interest?: number | null;
  specialization?: readonly number[];
  country?: readonly number[];
  /** In the currency of the fee, without conversion (C-14). */
  maxFee?: number | null;
  /** Additive: the limit in rupees, for fees of all currencies; instead of `maxFee`. */
  maxFeeNpr?: number | null;
  university?: number | null;
  /** Additive: only courses of universities that are listed in the official register of their country. */
  verified?: boolean;
  /** Additive. */
  sort?: CourseSort;
  /** Additive: also return counts per option. */
  facets?: boolean;
  /** Page size; 20 on the search page, 5 for suggestions, 10 for the home search. */
  records?: number;
}

/** CONST-13. */
export const coursePageSize = 20;
/** CONST-14, CONST-16: page size of the load of all records. */
export const allRecords = 1000;

const MAX_SEARCH_LENGTH = 200;

/**
 * CALL-2: arrays as repeated keys, the fee under three names (C-5). The order is fixed, because it is
 * part of the cache key.
 */
export function courseParameters(filters: CourseFilters): URLSearchParams {
  const query = new URLSearchParams();
  const search = filters.search?.trim().slice(0, MAX_SEARCH_LENGTH);
  if (search) query.append('search', search);
  if (filters.interest != null) query.append('interest', String(filters.interest));
  for (const id of filters.specialization ?? []) query.append('specialization', String(id));
  for (const id of filters.country ?? []) query.append('country', String(id));
  const maxFee = filters.maxFeeNpr ?? filters.maxFee;
  if (maxFee != null)
    for (const name of ['max_fee', 'maxFee', 'annual_fees']) query.append(name, String(maxFee));
  if (filters.maxFeeNpr != null) query.append('fee_currency', 'NPR');
  if (filters.university != null) query.append('university', String(filters.university));
  if (filters.verified) query.append('verified', '1');
  if (filters.sort && filters.sort !== 'relevance') query.append('sort', filters.sort);
  if (filters.facets) query.append('facets', '1');
  query.append('records', String(filters.records ?? coursePageSize));
  return query;
}

/** CALL-3: parameters of the load of all courses. */
export function allCoursesParameters(university?: number): URLSearchParams {
  const query = everything();
  if (university !== undefined) query.append('university', String(university));
  return query;
}

/** The page size of 1000 under its three names. */
export const everything = (): URLSearchParams =>
  new URLSearchParams(['records', 'limit', 'page_size'].map((name) => [name, String(allRecords)]));
