import type { Database } from '../../database/database.ts';
import { lastOf } from '../../http/request-url.ts';
import type { CatalogueCache } from '../cache/catalogue-cache.ts';
import { parseIds } from '../records.ts';

/** Whether a list is limited to universities that are listed in the official register of their country. */
export const isVerifiedOnly = (query: URLSearchParams): boolean => lastOf(query, 'verified') === '1';

/** Reads the ids of the universities that are listed in the official register of their country. */
export type ReadVerifiedUniversities = () => Promise<number[]>;

export function createVerifiedReader(
  database: Pick<Database, 'query'>,
  cache: CatalogueCache,
): ReadVerifiedUniversities {
  const load = async () => {
    const [[ids = null] = []] = await database.query(
      `SELECT string_agg(id::text, ',' ORDER BY id) FROM universities WHERE verification_state = 'listed'`,
      [],
    );
    return parseIds(ids as string | null);
  };
  return async () => [...(await cache.get('verified-universities', load, (ids) => ids.byteLength))];
}
