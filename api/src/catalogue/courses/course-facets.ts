import type { Database } from '../../database/database.ts';
import type { FeeRates } from '../fees/fee-rates.ts';
import {
  courseConditions,
  type FacetColumn,
  StatementValues,
  type WordAlternatives,
  whereClause,
} from './course-conditions.ts';
import type { CourseFilter } from './course-filter.ts';

/** For each choice (by id) of a group, how many courses it would show under the other groups' filters. */
export type CourseFacets = Record<'interest' | 'specialization' | 'country', Record<string, number>>;

export interface FacetCount {
  column: FacetColumn;
  id: number;
  count: number;
}

/** Groups without a chosen value have the same filter and share one query; each of the others needs its own. */
export async function countFacets(
  database: Pick<Database, 'query'>,
  filter: CourseFilter,
  words: WordAlternatives,
  rates: FeeRates,
): Promise<FacetCount[]> {
  const chosen: Record<FacetColumn, number[]> = {
    interest_id: filter.interests,
    specialization_id: filter.specializations,
    country_id: filter.countries,
  };
  const columns = Object.keys(chosen) as FacetColumn[];
  const withoutChoice = columns.filter((column) => chosen[column].length === 0);
  const queries = [
    ...(withoutChoice.length > 0 ? [withoutChoice] : []),
    ...columns.filter((column) => chosen[column].length > 0).map((column) => [column]),
  ];
  const counts: FacetCount[] = [];
  for (const queried of queries)
    counts.push(...(await countColumns(database, filter, words, rates, queried)));
  return counts;
}

async function countColumns(
  database: Pick<Database, 'query'>,
  filter: CourseFilter,
  words: WordAlternatives,
  rates: FeeRates,
  columns: readonly FacetColumn[],
): Promise<FacetCount[]> {
  const values = new StatementValues();
  const except = columns.length === 1 ? columns[0] : undefined;
  const where = whereClause(courseConditions(filter, words, rates, values, except));
  const rows = await database.query(
    `SELECT ${columns.join(', ')}, count(*) FROM courses ${where}
     GROUP BY GROUPING SETS (${columns.map((column) => `(${column})`).join(', ')})`,
    values.list,
  );
  return rows.flatMap((row) => {
    // A row counts one value of the one column that is set; courses without a value are not counted.
    const index = columns.findIndex((_column, place) => row[place] !== null);
    return index < 0
      ? []
      : [{ column: columns[index]!, id: Number(row[index]), count: Number(row[columns.length]) }];
  });
}

export function groupFacets(counts: readonly FacetCount[]): CourseFacets {
  const countsOf = (column: FacetColumn) =>
    Object.fromEntries(
      counts.filter((count) => count.column === column).map(({ id, count }) => [String(id), count]),
    );
  return {
    interest: countsOf('interest_id'),
    specialization: countsOf('specialization_id'),
    country: countsOf('country_id'),
  };
}
