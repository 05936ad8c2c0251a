import { type CourseSort, courseSorts } from 'shared-api/schemas';
import { FieldErrors, invalidChoice } from '../../http/body-fields.ts';
import { lastOf } from '../../http/request-url.ts';
import { readIsInRupees, readMaxFee } from '../fees/fees.ts';
import { readSearchText, type SearchText } from '../spelling/search-text.ts';
import { isVerifiedOnly, type ReadVerifiedUniversities } from '../universities/verified-universities.ts';
import type { ReadChoices } from './choice-filters.ts';

/** What a course list is filtered and sorted by: values of one filter are combined with OR, filters with AND. */
export interface CourseFilter {
  search: SearchText | null;
  interests: number[];
  specializations: number[];
  countries: number[];
  universities: number[];
  maxFee: number | null;
  /** The limit is in rupees. */
  isInRupees: boolean;
  /** Only courses of these universities, the verified ones; null for all courses. */
  among: readonly number[] | null;
  sort: CourseSort;
}

/** @throws HttpError 400 that names every filter with an invalid value */
export async function readCourseFilter(
  query: URLSearchParams,
  readChoices: ReadChoices,
  readVerified: ReadVerifiedUniversities,
): Promise<CourseFilter> {
  const errors = new FieldErrors();
  const filter = {
    search: readSearchText(lastOf(query, 'search')),
    interests: await errors.collect(() => readChoices(query, 'interest', 'interests'), []),
    specializations: await errors.collect(() => readChoices(query, 'specialization', 'specializations'), []),
    countries: await errors.collect(() => readChoices(query, 'country', 'countries'), []),
    universities: await errors.collect(() => readChoices(query, 'university', 'universities'), []),
    maxFee: await errors.collect(() => readMaxFee(query), null),
    isInRupees: await errors.collect(() => readIsInRupees(query), false),
    among: isVerifiedOnly(query) ? await readVerified() : null,
    sort: await errors.collect(() => readSort(query), 'relevance' as const),
  };
  errors.throwIfAny();
  return filter;
}

function readSort(query: URLSearchParams): CourseSort {
  const sort = lastOf(query, 'sort') ?? 'relevance';
  const known = courseSorts.find((name) => name === sort);
  if (known) return known;
  throw invalidChoice('sort', sort);
}
