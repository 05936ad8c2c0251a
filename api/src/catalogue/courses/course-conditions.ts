import type { FeeRates } from '../fees/fee-rates.ts';
import { escapeLike } from '../spelling/search-text.ts';
import type { CourseFilter } from './course-filter.ts';

/** For each word of a search the spellings of which a course must have one. */
export type WordAlternatives = readonly (readonly string[])[];

/** The columns whose values are offered as filter choices with counts. */
export type FacetColumn = 'interest_id' | 'specialization_id' | 'country_id';

/** The values of a statement; `add` returns the placeholder of a value. */
export class StatementValues {
  readonly list: unknown[] = [];
  add(value: unknown): string {
    this.list.push(value);
    return `$${this.list.length}`;
  }
}

/** A course's fee in rupees, in SQL; null when the fee or its rate is not known. No fee is none in any currency. */
export function feeInRupees(rates: FeeRates, values: StatementValues): string {
  const cases = [...rates].map(
    ([currency, rate]) => `WHEN ${values.add(currency)} THEN ${values.add(rate)}::float8`,
  );
  return `(CASE WHEN fee = 0 THEN 0 ELSE fee * (CASE currency ${cases.join(' ')} END) END)`;
}

/**
 * The SQL conditions of a course filter, to be combined with AND.
 * @param except the filter of this column is left out
 */
export function courseConditions(
  filter: CourseFilter,
  words: WordAlternatives,
  rates: FeeRates,
  values: StatementValues,
  except?: FacetColumn,
): string[] {
  const among = (column: string, ids: number[]) =>
    ids.length > 0 && column !== except ? [`${column} = ANY(${values.add(ids)})`] : [];
  const within = (maxFee: number) => {
    const fee = filter.isInRupees ? feeInRupees(rates, values) : 'fee';
    return `(${fee} IS NULL OR ${fee} <= ${values.add(maxFee)})`;
  };
  const contains = (word: string) => `search_folded LIKE ${values.add(`%${escapeLike(word)}%`)}`;
  return [
    ...among('interest_id', filter.interests),
    ...among('specialization_id', filter.specializations),
    ...among('country_id', filter.countries),
    ...among('university_id', filter.universities),
    ...(filter.among === null ? [] : [`university_id = ANY(${values.add(filter.among)})`]),
    // No fee counts as 0, an unreadable one is kept (VALID-10).
    ...(filter.maxFee === null ? [] : [within(filter.maxFee)]),
    ...words.map((spellings) =>
      spellings.length === 1 ? contains(spellings[0]!) : `(${spellings.map(contains).join(' OR ')})`,
    ),
  ];
}

/** The conditions as a WHERE clause; empty without conditions. */
export const whereClause = (conditions: readonly string[]): string =>
  conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : '';
