import { useQuery } from 'shared-api';
import type { RatesInUse } from 'shared-api/rates-in-use';
import { carriedRates } from 'shared-facts/rates';
import { useApi } from 'shared-shell';
import { ratesQuery } from './rates-query.ts';

const onlyCarried: RatesInUse = {
  rates: carriedRates.rates,
  daily: null,
  carried: carriedRates.rates.map(({ currency }) => currency),
};

/** The exchange rates that pages calculate with; the carried ones until the others are there. */
export const useRates = (): RatesInUse => useQuery(ratesQuery(useApi())).data ?? onlyCarried;

/** The rates with one that the visitor has chosen. */
export const withOwnRate = (inUse: RatesInUse, currency: string, rate: number | null): RatesInUse =>
  rate === null
    ? inUse
    : {
        ...inUse,
        rates: [
          ...inUse.rates.filter((known) => known.currency !== currency),
          { currency, buy: rate, sell: rate },
        ],
        carried: inUse.carried.filter((known) => known !== currency),
      };
