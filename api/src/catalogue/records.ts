import type { Database } from '../database/database.ts';
import { withPictureUrls } from '../media/picture-urls.ts';
import type { CatalogueCache } from './catalogue-cache.ts';
import { readTogether } from './read-together.ts';

export type RecordTable =
  | 'course_documents'
  | 'universities'
  | 'countries'
  | 'interests'
  | 'specializations'
  | 'scholarships';

/** A filter by the ids of a column; without ids it filters nothing. */
export type ColumnFilter = readonly [column: string, ids: number[]];

/** Reads records as the texts they are answered with, their pictures with public URLs. */
export async function readRecords(
  database: Database,
  publicUrl: string,
  table: RecordTable,
  ids: readonly number[],
): Promise<Map<number, string>> {
  const rows = await database.query(`SELECT id, document FROM ${table} WHERE id = ANY($1)`, [ids]);
  return new Map(
    rows.map(([id, document]) => [id as number, withPictureUrls(document as string, publicUrl)]),
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
      const used = filters.filter(([, ids]) => ids.length > 0);
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
