import type { Database } from '../../database/database.ts';
import type { FeeRates } from '../fees/fee-rates.ts';
import type { WordAlternatives } from './course-conditions.ts';
import { countFacets, type FacetCount } from './course-facets.ts';
import type { CourseFilter } from './course-filter.ts';
import { findCourseIds } from './find-course-ids.ts';

/** Finds courses. There are two, with the same answers: the index in memory and SQL. */
export interface CourseFinder {
  /** The ids of all courses that a filter finds, sorted: the count and every page are taken from them. */
  findIds: (filter: CourseFilter, words: WordAlternatives) => Promise<Int32Array> | Int32Array;
  /** For each choice, how many courses it would show under the other groups' filters. */
  countFacets: (filter: CourseFilter, words: WordAlternatives) => Promise<FacetCount[]> | FacetCount[];
}

/** Finds courses with SQL: whenever there is no index of the current version. */
export const sqlCourseFinder = (
  database: Pick<Database, 'query'>,
  readRates: () => Promise<FeeRates>,
): CourseFinder => ({
  findIds: async (filter, words) => findCourseIds(database, filter, words, await readRates()),
  countFacets: async (filter, words) => countFacets(database, filter, words, await readRates()),
});
