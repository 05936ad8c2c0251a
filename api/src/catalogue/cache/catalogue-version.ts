import { randomUUID } from 'node:crypto';
import { DatabaseUnavailable, type RunQuery } from '../../database/connection.ts';
import type { Database } from '../../database/database.ts';

/** How long a process trusts the version it has read: its answers are at most this old. */
export const VERSION_CHECK_INTERVAL_MS = 5000;

/**
 * The version of the catalogue: a row of `facts` that every writer changes in its transaction, and the day of the exchange
 * rates, by which fees are compared.
 */
export interface CatalogueVersion {
  /** The version, at most some seconds old; the last one known while the database is away. */
  current: () => Promise<unknown>;
  /** The version as the database has it now. */
  read: () => Promise<unknown>;
}

/** Makes the processes clear their caches (`catalogue-cache.ts`); in the transaction of what has changed. */
export const renewCatalogueVersion = (query: RunQuery) =>
  query(
    `INSERT INTO facts (name, value) VALUES ('catalogue_version', $1) ON CONFLICT (name) DO UPDATE SET value = $1`,
    [randomUUID()],
  );

export function followCatalogueVersion(database: Database): CatalogueVersion {
  let version: unknown;
  // Not by the time of day: after that was set back by hours, the version would be trusted for as many hours.
  let checkedAt = Number.NEGATIVE_INFINITY;
  let firstCheck: Promise<unknown> | undefined;
  const read = async () => {
    const [[value, ratesDay] = [null, null]] = await database.query(
      `SELECT (SELECT value FROM facts WHERE name = 'catalogue_version'), (SELECT max(day) FROM exchange_rates)`,
      [],
    );
    return `${value}/${ratesDay}`;
  };
  const check = async () => {
    checkedAt = performance.now();
    try {
      version = await read();
    } catch (error) {
      // What is known is still good enough for reading while the database is away.
      if (!(error instanceof DatabaseUnavailable)) {
        checkedAt = Number.NEGATIVE_INFINITY;
        firstCheck = undefined;
        throw error;
      }
    }
    return version;
  };
  return {
    read,
    current: async () => {
      if (performance.now() - checkedAt >= VERSION_CHECK_INTERVAL_MS) {
        const checked = check();
        firstCheck ??= checked;
        return checked;
      }
      // While a later check is under way the version of before is good enough; before the first there is none.
      return version ?? firstCheck;
    },
  };
}
