import type { Database } from '../database/database.ts';
import { type PageRequest, resolvePage } from '../http/paging.ts';
import { escapeLike, type SearchWords } from './folding.ts';

export interface CourseFilter {
  search: SearchWords | null;
  interests: number[];
  specializations: number[];
  countries: number[];
  universities: number[];
  maxFee: number | null;
  sort: keyof typeof orders;
}

export interface CourseHits {
  count: number;
  documents: string[];
  match: 'exact' | 'similar';
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

function conditions(filter: CourseFilter, values: Values, except?: Column): string[] {
  const among = (column: string, ids: number[]) =>
    ids.length > 0 && column !== except ? [`${column} = ANY(${values.add(ids)})`] : [];
  return [
    ...among('interest_id', filter.interests),
    ...among('specialization_id', filter.specializations),
    ...among('country_id', filter.countries),
    ...among('university_id', filter.universities),
    // D2 §5: no fee counts as 0, an unreadable one is kept.
    ...(filter.maxFee === null ? [] : [`(fee IS NULL OR fee <= ${values.add(filter.maxFee)})`]),
  ];
}

/** Every word somewhere in the record. */
const contains = (words: readonly string[], values: Values): string[] =>
  words.map((word) => `search_folded LIKE ${values.add(`%${escapeLike(word)}%`)}`);

/** The name itself first, then names that begin with the text, then words of the name that do, then the rest. */
function rankOf({ phrase, words }: SearchWords, values: Values): string {
  const escaped = escapeLike(phrase);
  const inName = words.map((word) => `name_folded LIKE ${values.add(`%${escapeLike(word)}%`)}`).join(' AND ');
  return `CASE WHEN name_folded = ${values.add(phrase)} THEN 0
    WHEN name_folded LIKE ${values.add(`${escaped}%`)} THEN 1
    WHEN name_folded LIKE ${values.add(`% ${escaped}%`)} THEN 2
    WHEN ${inName} THEN 3 ELSE 4 END`;
}

/** One statement: hits, their count, and the page of them. Only the page's records are read in full. */
async function page(
  database: Database,
  where: string[],
  rank: string,
  order: string,
  values: Values,
  request: PageRequest,
) {
  const hits = `hits AS MATERIALIZED (SELECT id, ${rank} AS rank, fee, deadline, duration FROM courses ${where.length > 0 ? `WHERE ${where.join(' AND ')}` : ''})`;
  if (request.page === 'last') {
    const [[count = 0] = []] = await database.query(`WITH ${hits} SELECT count(*) FROM hits`, values.list);
    return page(database, where, rank, order, values, {
      ...request,
      page: resolvePage(request, Number(count)),
    });
  }
  const limit = values.add(request.size);
  const offset = values.add((request.page - 1) * request.size);
  const rows = await database.query(
    `WITH ${hits}, shown AS (SELECT * FROM hits ORDER BY ${order} LIMIT ${limit} OFFSET ${offset})
     SELECT total.count, courses.document FROM (SELECT count(*) FROM hits) AS total
     LEFT JOIN (shown JOIN courses USING (id)) ON true ORDER BY ${order.replaceAll(/\b(rank|fee|deadline|duration|id)\b/g, 'shown.$1').replaceAll('shown.id', 'id')}`,
    values.list,
  );
  return {
    count: Number(rows[0]?.[0] ?? 0),
    documents: rows.map((row) => row[1]).filter((text) => text !== null) as string[],
  };
}

/** How few exact hits make it worth forgiving typing errors, and how alike a word must be then. */
const fewHits = 3;
const shortestForgiven = 4;
const likeness = 0.45;

/** What the students' search finds (issue: exact and prefix first; errors forgiven only when that finds next to nothing). */
export async function searchCourses(
  database: Database,
  filter: CourseFilter,
  request: PageRequest,
): Promise<CourseHits> {
  const values = new Values();
  const where = conditions(filter, values);
  if (!filter.search) {
    return { ...(await page(database, where, '0', orders[filter.sort], values, request)), match: 'exact' };
  }
  where.push(...contains(filter.search.words, values));
  const rank = rankOf(filter.search, values);
  const exact = await page(database, where, rank, orders[filter.sort], values, request);
  if (exact.count >= fewHits || !filter.search.words.some((word) => word.length >= shortestForgiven))
    return { ...exact, match: 'exact' };
  const similar = await searchSimilar(database, filter, request);
  return similar.count > exact.count ? { ...similar, match: 'similar' } : { ...exact, match: 'exact' };
}

async function searchSimilar(database: Database, filter: CourseFilter, request: PageRequest) {
  const search = filter.search!;
  const values = new Values();
  const where = conditions(filter, values);
  const short = search.words.filter((word) => word.length < shortestForgiven);
  const long = search.words.filter((word) => word.length >= shortestForgiven);
  where.push(...contains(short, values));
  const likenesses = long.map((word) => `word_similarity(${values.add(word)}, search_folded)`);
  where.push(...long.map((_word, index) => `${likenesses[index]} >= ${likeness}`));
  const rank = `-(${likenesses.join(' + ')})`;
  return page(database, where, rank, orders[filter.sort], values, request);
}

/** Additive counts: for each choice of a group, how many courses it would show under the other groups' filters. */
export async function courseFacets(database: Database, filter: CourseFilter, match: CourseHits['match']) {
  const counts = async (column: Column): Promise<Record<string, number>> => {
    const values = new Values();
    const where = [...conditions(filter, values, column), `${column} IS NOT NULL`];
    if (filter.search && match === 'exact') where.push(...contains(filter.search.words, values));
    if (filter.search && match === 'similar') {
      for (const word of filter.search.words) {
        where.push(
          word.length < shortestForgiven
            ? `search_folded LIKE ${values.add(`%${escapeLike(word)}%`)}`
            : `word_similarity(${values.add(word)}, search_folded) >= ${likeness}`,
        );
      }
    }
    const rows = await database.query(
      `SELECT ${column}, count(*) FROM courses WHERE ${where.join(' AND ')} GROUP BY ${column}`,
      values.list,
    );
    return Object.fromEntries(rows.map(([id, count]) => [String(id), Number(count)]));
  };
  const [interest, specialization, country] = await Promise.all([
    counts('interest_id'),
    counts('specialization_id'),
    counts('country_id'),
  ]);
  return { interest, specialization, country };
}
