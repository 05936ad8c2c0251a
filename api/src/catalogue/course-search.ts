import type { Database } from '../database/database.ts';
import { type PageRequest, resolvePage } from '../http/paging.ts';
import { escapeLike, type SearchWords } from './folding.ts';
import { alternatives } from './spelling.ts';

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

/** One statement: hits, their count, and the page of them. Only the page's records are read in full. */
async function findPage(database: Database, filter: CourseFilter, reading: Reading, request: PageRequest) {
  const values = new Values();
  const where = conditions(filter, reading, values);
  const order = orders[filter.sort];
  const needsRank = filter.sort === 'relevance' && filter.search !== null;
  if (where.length === 0) return findUnfiltered(database, order, request);
  const rank = needsRank ? rankOf(filter.search!.phrase, reading, values) : '0';
  const hits = `hits AS MATERIALIZED (SELECT id, ${rank} AS rank, fee, deadline, duration FROM courses WHERE ${where.join(' AND ')})`;
  const count = async () => {
    const [[found = 0] = []] = await database.query(`WITH ${hits} SELECT count(*) FROM hits`, values.list);
    return Number(found);
  };
  const page = request.page === 'last' ? resolvePage(request, await count()) : request.page;
  const limit = values.add(request.size);
  const offset = values.add((page - 1) * request.size);
  const rows = await database.query(
    `WITH ${hits},
       shown AS (SELECT id, row_number() OVER (ORDER BY ${order}) AS place FROM hits ORDER BY ${order} LIMIT ${limit} OFFSET ${offset})
     SELECT total.count, courses.document FROM (SELECT count(*) FROM hits) AS total
       LEFT JOIN (shown JOIN courses USING (id)) ON true ORDER BY place`,
    values.list,
  );
  return withCount(rows);
}

/** Everything: the index gives the order, only the count looks at all rows. */
async function findUnfiltered(database: Database, order: string, request: PageRequest) {
  const [[total = 0] = []] = await database.query('SELECT count(*) FROM courses', []);
  const page = resolvePage(request, Number(total));
  const rows = await database.query(
    `SELECT document FROM courses ORDER BY ${order.replace('rank, ', '')} LIMIT $1 OFFSET $2`,
    [request.size, (page - 1) * request.size],
  );
  return { count: Number(total), documents: rows.map(([document]) => document as string) };
}

const withCount = (rows: Awaited<ReturnType<Database['query']>>) => ({
  count: Number(rows[0]?.[0] ?? 0),
  documents: rows.map((row) => row[1]).filter((text) => text !== null) as string[],
});

/** How few exact hits make it worth forgiving typing errors. */
const fewHits = 3;

/**
 * What the students' search finds: exact and prefix first; typing errors are forgiven only where that finds next to
 * nothing, by reading each word as the words of the catalogue it is nearest to.
 */
export async function searchCourses(
  database: Database,
  vocabulary: () => Promise<readonly string[]>,
  filter: CourseFilter,
  request: PageRequest,
): Promise<CourseHits> {
  const exactReading: Reading = filter.search?.words.map((word) => [word]) ?? [];
  const exact = await findPage(database, filter, exactReading, request);
  if (!filter.search || exact.count >= fewHits) return { ...exact, match: 'exact', reading: exactReading };
  const words = await vocabulary();
  const reading = filter.search.words.map((word) => alternatives(word, words));
  const isSame = reading.every(
    (spellings, index) => spellings.length === 1 && spellings[0] === exactReading[index]?.[0],
  );
  if (isSame || reading.some((spellings) => spellings.length === 0))
    return { ...exact, match: 'exact', reading: exactReading };
  const similar = await findPage(database, filter, reading, request);
  return similar.count > exact.count
    ? { ...similar, match: 'similar', reading }
    : { ...exact, match: 'exact', reading: exactReading };
}

/** Additive counts: for each choice of a group, how many courses it would show under the other groups' filters. */
export async function courseFacets(database: Database, filter: CourseFilter, reading: Reading) {
  const counts = async (column: Column): Promise<Record<string, number>> => {
    const values = new Values();
    const where = [...conditions(filter, reading, values, column), `${column} IS NOT NULL`];
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
