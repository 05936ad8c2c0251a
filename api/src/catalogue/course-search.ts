import type { Database } from '../database/database.ts';
import { type PageRequest, resolvePage } from '../http/paging.ts';
import type { CatalogueMemory } from './catalogue-cache.ts';
import { readIds } from './records.ts';
import { escapeLike, type SearchWords } from './search-text.ts';
import { alternatives, readVocabulary } from './spelling.ts';

export interface CourseFilter {
  search: SearchWords | null;
  interests: number[];
  specializations: number[];
  countries: number[];
  universities: number[];
  maxFee: number | null;
  sort: keyof typeof orders;
}

/** What the words of a search were taken to mean: for each, the spellings of which one must occur. */
export type Reading = readonly (readonly string[])[];

export interface CourseHits {
  count: number;
  documents: string[];
  match: 'exact' | 'similar';
  reading: Reading;
}

/** Additive orders. Courses that do not say come last; the id settles ties, so that pages never overlap. */
const orders = {
  relevance: 'rank, id',
  fee: 'fee ASC NULLS LAST, id',
  '-fee': 'fee DESC NULLS LAST, id',
  deadline: 'deadline ASC NULLS LAST, id',
  duration: 'duration ASC NULLS LAST, id',
  '-duration': 'duration DESC NULLS LAST, id',
} as const;

export const courseOrders = Object.keys(orders) as CourseFilter['sort'][];

/** Collects values and hands out their placeholders. */
class Values {
  readonly list: unknown[] = [];
  add(value: unknown): string {
    this.list.push(value);
    return `$${this.list.length}`;
  }
}

type Column = 'interest_id' | 'specialization_id' | 'country_id';

function conditions(filter: CourseFilter, reading: Reading, values: Values, except?: Column): string[] {
  const among = (column: string, ids: number[]) =>
    ids.length > 0 && column !== except ? [`${column} = ANY(${values.add(ids)})`] : [];
  const like = (word: string) => `search_folded LIKE ${values.add(`%${escapeLike(word)}%`)}`;
  return [
    ...among('interest_id', filter.interests),
    ...among('specialization_id', filter.specializations),
    ...among('country_id', filter.countries),
    ...among('university_id', filter.universities),
    // D2 §5: no fee counts as 0, an unreadable one is kept.
    ...(filter.maxFee === null ? [] : [`(fee IS NULL OR fee <= ${values.add(filter.maxFee)})`]),
    ...reading.map((spellings) =>
      spellings.length === 1 ? like(spellings[0]!) : `(${spellings.map(like).join(' OR ')})`,
    ),
  ];
}

/** The name itself first, then names that begin with the text, then words of the name that do, then the rest. */
function rankOf(phrase: string, reading: Reading, values: Values): string {
  const escaped = escapeLike(phrase);
  const inName = reading
    .map(
      (spellings) =>
        `(${spellings.map((word) => `name_folded LIKE ${values.add(`%${escapeLike(word)}%`)}`).join(' OR ')})`,
    )
    .join(' AND ');
  return `CASE WHEN name_folded = ${values.add(phrase)} THEN 0
    WHEN name_folded LIKE ${values.add(`${escaped}%`)} THEN 1
    WHEN name_folded LIKE ${values.add(`% ${escaped}%`)} THEN 2
    WHEN ${inName} THEN 3 ELSE 4 END`;
}

/** The ids a search finds, in their order, in one row: a page, its count and its neighbours all come from them. */
async function findIds(database: Database, filter: CourseFilter, reading: Reading): Promise<Int32Array> {
  const values = new Values();
  const where = conditions(filter, reading, values);
  const rank =
    filter.sort === 'relevance' && filter.search ? rankOf(filter.search.phrase, reading, values) : '0';
  const [[ids = null] = []] = await database.query(
    `SELECT string_agg(id::text, ',' ORDER BY ${orders[filter.sort].replace('rank', rank === '0' ? 'id' : rank)})
     FROM courses ${where.length > 0 ? `WHERE ${where.join(' AND ')}` : ''}`,
    values.list,
  );
  return readIds(ids as string | null);
}

/** How few exact hits make it worth forgiving typing errors. */
const fewHits = 3;

export interface CourseSearch {
  /** @throws Refusal for a page beyond the last. */
  find: (filter: CourseFilter, request: PageRequest) => Promise<CourseHits>;
  /** Additive counts: for each choice of a group, how many courses it would show under the other groups' filters. */
  facets: (
    filter: CourseFilter,
    reading: Reading,
  ) => Promise<Record<'interest' | 'specialization' | 'country', Record<string, number>>>;
}

/**
 * What the students' search finds: exact and prefix first; typing errors are forgiven only where that finds next to
 * nothing, by reading each word as the words of the catalogue it is nearest to.
 */
export function courseSearch(
  database: Database,
  memory: CatalogueMemory,
  documents: (ids: Iterable<number>) => Promise<string[]>,
): CourseSearch {
  const vocabulary = () =>
    memory.remember(
      'vocabulary',
      () => readVocabulary(database),
      (words) => words.length * 40,
    );
  const idsOf = (filter: CourseFilter, reading: Reading) =>
    memory.remember(
      `ids/${JSON.stringify([filter, reading])}`,
      () => findIds(database, filter, reading),
      (ids) => ids.byteLength,
    );

  const readings = async (
    filter: CourseFilter,
  ): Promise<{ ids: Int32Array; match: CourseHits['match']; reading: Reading }> => {
    const exactReading: Reading = filter.search?.words.map((word) => [word]) ?? [];
    const exact = { ids: await idsOf(filter, exactReading), match: 'exact' as const, reading: exactReading };
    if (!filter.search || exact.ids.length >= fewHits) return exact;
    const words = await vocabulary();
    const reading = filter.search.words.map((word) => alternatives(word, words));
    const isSame = reading.every(
      (spellings, index) => spellings.length === 1 && spellings[0] === exactReading[index]?.[0],
    );
    if (isSame || reading.some((spellings) => spellings.length === 0)) return exact;
    const similar = await idsOf(filter, reading);
    return similar.length > exact.ids.length ? { ids: similar, match: 'similar', reading } : exact;
  };

  return {
    find: async (filter, request) => {
      const { ids, match, reading } = await readings(filter);
      const page = resolvePage(request, ids.length);
      const shown = ids.subarray((page - 1) * request.size, page * request.size);
      return { count: ids.length, documents: await documents(shown), match, reading };
    },
    facets: async (filter, reading) => {
      const counts = await memory.remember(
        `facets/${JSON.stringify([{ ...filter, sort: '' }, reading])}`,
        () => countFacets(database, filter, reading),
        (found) => found.length * 60,
      );
      const of = (column: Column) =>
        Object.fromEntries(
          counts.filter((count) => count.column === column).map(({ id, count }) => [String(id), count]),
        );
      return {
        interest: of('interest_id'),
        specialization: of('specialization_id'),
        country: of('country_id'),
      };
    },
  };
}

interface FacetCount {
  column: Column;
  id: number;
  count: number;
}

/** Groups without a choice of their own share one look at the courses; the others need one each. */
async function countFacets(
  database: Database,
  filter: CourseFilter,
  reading: Reading,
): Promise<FacetCount[]> {
  const chosen: Record<Column, number[]> = {
    interest_id: filter.interests,
    specialization_id: filter.specializations,
    country_id: filter.countries,
  };
  const columns = Object.keys(chosen) as Column[];
  const open = columns.filter((column) => chosen[column].length === 0);
  const looks = [
    ...(open.length > 0 ? [open] : []),
    ...columns.filter((column) => chosen[column].length > 0).map((column) => [column]),
  ];
  const counts: FacetCount[] = [];
  for (const look of looks) {
    const values = new Values();
    const where = conditions(filter, reading, values, look.length === 1 ? look[0] : undefined);
    const rows = await database.query(
      `SELECT ${look.join(', ')}, count(*) FROM courses ${where.length > 0 ? `WHERE ${where.join(' AND ')}` : ''}
       GROUP BY GROUPING SETS (${look.map((column) => `(${column})`).join(', ')})`,
      values.list,
    );
    for (const row of rows) {
      // Each row belongs to the one group whose column is set; courses without a value belong to none.
      const place = row.findIndex((value, index) => index < look.length && value !== null);
      if (place >= 0)
        counts.push({ column: look[place]!, id: Number(row[place]), count: Number(row[look.length]) });
    }
  }
  return counts;
}
