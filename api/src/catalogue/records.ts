import type { Database } from '../database/database.ts';
import { withPictureUrls } from '../media/picture-urls.ts';
import type { CatalogueCache } from './cache/catalogue-cache.ts';
import { readTogether } from './cache/read-together.ts';

export type RecordTable =
  | 'course_documents'
  /** Courses with the fields that only course-info answers. */
  | 'course_details'
  | 'universities'
  | 'countries'
  | 'interests'
  | 'specializations'
  | 'scholarships';

/** A filter by the values of a column; without values it filters nothing. */
export type ColumnFilter = readonly [column: string, values: readonly number[] | readonly string[]];

/** The columns of a record's text, and where they are read from. `verification` is that of the university. */
const sources: Record<RecordTable, string> = {
  course_documents: `d.id, d.document, u.verification FROM course_documents d
    JOIN courses c ON c.id = d.id LEFT JOIN universities u ON u.id = c.university_id`,
  course_details: `d.id, d.document, u.verification, d.details FROM course_documents d
    JOIN courses c ON c.id = d.id LEFT JOIN universities u ON u.id = c.university_id`,
  // The edge cases of fees are in other currencies: the range is that of the currency most of its courses have.
  universities: `d.id, d.document, d.verification, (
      SELECT json_build_object('summary', json_build_object(
        'courses', coalesce(sum(f.courses), 0)::int,
        'scholarships', (SELECT count(*)::int FROM scholarships s WHERE s.university_id = d.id),
        'fees', (array_agg(json_build_object('currency', f.currency, 'from', f.low, 'to', f.high) ORDER BY f.courses DESC)
          FILTER (WHERE f.low IS NOT NULL AND f.currency IS NOT NULL))[1]))::text
      FROM (
        SELECT lower(c.currency) AS currency, count(*) AS courses, min(c.fee) AS low, max(c.fee) AS high
        FROM courses c WHERE c.university_id = d.id GROUP BY 1
      ) f)
    FROM universities d`,
  countries: 'd.id, d.document FROM countries d',
  interests: 'd.id, d.document FROM interests d',
  specializations: 'd.id, d.document FROM specializations d',
  scholarships: 'd.id, d.document FROM scholarships d',
};

/** A record with the fields that are stored beside it. All are texts of JSON objects, which are not parsed. */
function joinRecord(document: string, verification?: unknown, details?: unknown): string {
  const parts = [document.slice(1, -1)];
  // Null, not missing: an API without the field says nothing, this one says that nobody has checked yet.
  if (verification !== undefined) parts.push(`"verification":${verification}`);
  if (details) parts.push((details as string).slice(1, -1));
  return `{${parts.filter(Boolean).join(',')}}`;
}

/** Reads records as the texts they are answered with, their pictures with public URLs. */
export async function readRecords(
  database: Database,
  publicUrl: string,
  table: RecordTable,
  ids: readonly number[],
): Promise<Map<number, string>> {
  const rows = await database.query(`SELECT ${sources[table]} WHERE d.id = ANY($1)`, [ids]);
  return new Map(
    rows.map(([id, document, verification, details]) => [
      id as number,
      withPictureUrls(joinRecord(document as string, verification, details), publicUrl),
    ]),
  );
}

/** Cached reads of the catalogue's records. */
export interface CatalogueRecords {
  /** Records in the order of their ids, without unknown ones. */
  byIds: (table: RecordTable, ids: Iterable<number>) => Promise<string[]>;
  /** The ids of all records that pass the filters, sorted by `order` (SQL). */
  findIds: (table: RecordTable, filters: readonly ColumnFilter[], order: string) => Promise<Int32Array>;
}

export function createCatalogueRecords(
  database: Database,
  cache: CatalogueCache,
  publicUrl: string,
): CatalogueRecords {
  const readers = new Map<RecordTable, ReturnType<typeof readTogether<string>>>();
  const readerOf = (table: RecordTable) => {
    const known = readers.get(table);
    if (known) return known;
    const reader = readTogether((ids) => readRecords(database, publicUrl, table, ids));
    readers.set(table, reader);
    return reader;
  };
  return {
    byIds: (table, ids) => cache.getRecords(table, ids, readerOf(table)),
    findIds: (table, filters, order) => {
      const used = filters.filter(([, values]) => values.length > 0);
      const where = used.map(([column], index) => `${column} = ANY($${index + 1})`).join(' AND ') || 'true';
      const load = async () => {
        const [[ids = null] = []] = await database.query(
          `SELECT string_agg(id::text, ',' ORDER BY ${order}) FROM ${table} WHERE ${where}`,
          used.map(([, values]) => values),
        );
        return parseIds(ids as string | null);
      };
      return cache.get(`where/${table}/${JSON.stringify(used)}`, load, (ids) => ids.byteLength);
    },
  };
}

/** Ids that the database joined into one text: thousands of separate rows would cost more than the search. */
export const parseIds = (joined: string | null): Int32Array =>
  joined === null ? new Int32Array() : Int32Array.from(joined.split(','), Number);
