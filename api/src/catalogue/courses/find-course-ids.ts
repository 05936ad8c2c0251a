import type { CourseSort } from 'shared-api/schemas';
import type { Database } from '../../database/database.ts';
import type { FeeRates } from '../fees/fee-rates.ts';
import { parseIds } from '../records.ts';
import { escapeLike } from '../spelling/search-text.ts';
import {
  courseConditions,
  feeInRupees,
  StatementValues,
  type WordAlternatives,
  whereClause,
} from './course-conditions.ts';
import type { CourseFilter } from './course-filter.ts';

/** Courses without the value come last; the id decides between equal courses, so that pages never overlap. */
const sortOrders: Record<Exclude<CourseSort, 'relevance' | 'fee' | '-fee'>, string> = {
  deadline: 'deadline ASC NULLS LAST, id',
  duration: 'duration ASC NULLS LAST, id',
  '-duration': 'duration DESC NULLS LAST, id',
};

/** The exact name first, then names that begin with the text, names with a word that does, names with all words. */
function relevanceRank(phrase: string, words: WordAlternatives, values: StatementValues): string {
  const escaped = escapeLike(phrase);
  const allWordsInName = words
    .map(
      (spellings) =>
        `(${spellings.map((word) => `name_folded LIKE ${values.add(`%${escapeLike(word)}%`)}`).join(' OR ')})`,
    )
    .join(' AND ');
  return `CASE WHEN name_folded = ${values.add(phrase)} THEN 0
    WHEN name_folded LIKE ${values.add(`${escaped}%`)} THEN 1
    WHEN name_folded LIKE ${values.add(`% ${escaped}%`)} THEN 2
    WHEN ${allWordsInName} THEN 3 ELSE 4 END`;
}

function orderBy(
  filter: CourseFilter,
  words: WordAlternatives,
  rates: FeeRates,
  values: StatementValues,
): string {
  if (filter.sort === 'fee') return `${feeInRupees(rates, values)} ASC NULLS LAST, id`;
  if (filter.sort === '-fee') return `${feeInRupees(rates, values)} DESC NULLS LAST, id`;
  if (filter.sort !== 'relevance') return sortOrders[filter.sort];
  return filter.search ? `${relevanceRank(filter.search.phrase, words, values)}, id` : 'id';
}

/** The ids of all courses that a filter finds, sorted: the count and every page are taken from them. */
export async function findCourseIds(
  database: Pick<Database, 'query'>,
  filter: CourseFilter,
  words: WordAlternatives,
  rates: FeeRates,
): Promise<Int32Array> {
  const values = new StatementValues();
  const where = whereClause(courseConditions(filter, words, rates, values));
  const order = orderBy(filter, words, rates, values);
  const [[ids = null] = []] = await database.query(
    `SELECT string_agg(id::text, ',' ORDER BY ${order}) FROM courses ${where}`,
    values.list,
  );
  return parseIds(ids as string | null);
}
