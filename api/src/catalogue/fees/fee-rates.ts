import { carriedRates } from 'shared-facts/rates';
import type { Database } from '../../database/database.ts';
import { findRates } from '../../exchange-rates/stored-rates.ts';
import type { CatalogueVersion } from '../cache/catalogue-version.ts';

/** What one unit of each currency costs in rupees; fees are compared with these across countries. */
export type FeeRates = ReadonlyMap<string, number>;

/** The stored rates of the bank, however old, and the carried ones for other currencies: an order of courses needs no day. */
export async function readFeeRates(database: Pick<Database, 'query'>): Promise<FeeRates> {
  const stored = await findRates(database);
  const bank: { currency: string; sell: number }[] = stored ? JSON.parse(stored.rates) : [];
  return new Map(
    [...carriedRates.rates, ...bank, { currency: 'NPR', sell: 1 }].map(({ currency, sell }) => [
      currency,
      sell,
    ]),
  );
}

/** The rates that belong to the current version of the catalogue, which changes with them. */
export function followFeeRates(
  database: Pick<Database, 'query'>,
  catalogue: Pick<CatalogueVersion, 'current'>,
): () => Promise<FeeRates> {
  let known: { version: unknown; rates: Promise<FeeRates> } | null = null;
  return async () => {
    const version = await catalogue.current();
    if (known !== null && known.version === version) return known.rates;
    const read = { version, rates: readFeeRates(database) };
    known = read;
    read.rates.catch(() => {
      if (known === read) known = null;
    });
    return read.rates;
  };
}
