import type { Database } from '../../database/database.ts';
import type { CatalogueCache } from '../cache/catalogue-cache.ts';
import { parseIds } from '../records.ts';

const MAX_SIMILAR = 3;

/** The ids of similar courses; null for an unknown course. */
export type FindSimilar = (id: number) => Promise<Int32Array | null>;

export const createSimilarFinder =
  (database: Pick<Database, 'query'>, cache: CatalogueCache): FindSimilar =>
  (id) =>
    cache.get(
      `similar/${id}`,
      async () => {
        const rows = await database.query(
          `SELECT string_agg(s.id::text, ',' ORDER BY s.is_level DESC, s.id) FROM courses own LEFT JOIN LATERAL (
             SELECT * FROM (
               SELECT DISTINCT ON (c.country_id) c.id, coalesce(c.interest_id = own.interest_id, false) AS is_level
               FROM courses c WHERE c.specialization_id = own.specialization_id AND c.country_id <> own.country_id
               ORDER BY c.country_id, is_level DESC, c.id) one ORDER BY is_level DESC, id LIMIT ${MAX_SIMILAR}
           ) s ON true WHERE own.id = $1 GROUP BY own.id`,
          [id],
        );
        return rows.length === 0 ? null : parseIds(rows[0]![0] as string | null);
      },
      (ids) => ids?.byteLength ?? 0,
    );
