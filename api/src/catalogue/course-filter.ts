import { type CourseSort, courseSorts } from 'shared-api/schemas';
import { invalidFields } from '../http/body-fields.ts';
import type { ReadChoices } from './choice-filters.ts';
import { readMaxFee } from './fees.ts';
import { readSearchText, type SearchText } from './search-text.ts';

/** What a course list is filtered and sorted by: values of one filter are combined with OR, filters with AND. */
export interface CourseFilter {
  search: SearchText | null;
  interests: number[];
  specializations: number[];
  countries: number[];
  universities: number[];
  maxFee: number | null;
  sort: CourseSort;
}

/** @throws HttpError 400 for an invalid value */
export async function readCourseFilter(
  query: URLSearchParams,
  readChoices: ReadChoices,
): Promise<CourseFilter> {
  const sort = query.get('sort') ?? 'relevance';
  const knownSort = courseSorts.find((known) => known === sort);
  if (!knownSort) {
    throw invalidFields({
      sort: [`Select a valid choice. ${sort.slice(0, 100)} is not one of the available choices.`],
    });
  }
  return {
    search: readSearchText(query.get('search')),
    interests: await readChoices(query, 'interest', 'interests'),
    specializations: await readChoices(query, 'specialization', 'specializations'),
    countries: await readChoices(query, 'country', 'countries'),
    universities: await readChoices(query, 'university', 'universities'),
    maxFee: readMaxFee(query),
    sort: knownSort,
  };
}
