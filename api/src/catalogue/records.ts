import type { Database } from '../database/database.ts';
import { withMedia } from '../media/picture-urls.ts';
import type { CatalogueMemory } from './catalogue-cache.ts';

export type RecordTable =
  | 'course_documents'
  | 'universities'
  | 'countries'
  | 'interests'
  | 'specializations'
  | 'scholarships';

/** Reads records as the texts they are answered with, pictures with their public addresses. */
export async function readRecords(
  database: Database,
  publicUrl: string,
  table: RecordTable,
  ids: readonly number[],
): Promise<Map<number, string>> {
  const rows = await database.query(`SELECT id, document FROM ${table} WHERE id = ANY($1)`, [ids]);
  return new Map(rows.map(([id, document]) => [id as number, withMedia(document as string, publicUrl)]));
}

export interface CatalogueRecords {
  /** In the order of the ids; unknown ones are left out. */
  of: (table: RecordTable, ids: Iterable<number>) => Promise<string[]>;
  /** Every id of a table that meets the conditions, in its order. */
  idsWhere: (
    table: RecordTable,
    conditions: readonly [column: string, ids: number[]][],
    order: string,
  ) => Promise<Int32Array>;
}

export function catalogueRecords(
  database: Database,
  memory: CatalogueMemory,
  publicUrl: string,
): CatalogueRecords {
  return {
    of: (table, ids) =>
      memory.records(table, ids, (missing) => readRecords(database, publicUrl, table, missing)),
    idsWhere: (table, conditions, order) => {
      const used = conditions.filter(([, ids]) => ids.length > 0);
      const where = used.map(([column], index) => `${column} = ANY($${index + 1})`).join(' AND ') || 'true';
      const find = async () => {
        const [[ids = null] = []] = await database.query(
          `SELECT string_agg(id::text, ',' ORDER BY ${order}) FROM ${table} WHERE ${where}`,
          used.map(([, values]) => values),
        );
        return readIds(ids as string | null);
      };
      return memory.remember(`where/${table}/${JSON.stringify(used)}`, find, (ids) => ids.byteLength);
    },
  };
}

/** Ids joined by the database into one text: a row of its own for each would cost more than the search. */
export const readIds = (joined: string | null): Int32Array =>
  joined === null ? new Int32Array() : Int32Array.from(joined.split(','), Number);
