import { type Api, queryOptions } from 'shared-api';
import type { ExchangeRate } from '../schemas/exchange-rates.ts';
import { type ExchangeRates, requestExchangeRates } from './exchange-rates-query.ts';
import { isStale } from './npr.ts';

/** Rates that a site carries for times without the bank's. Their currencies are those that pages ask for. */
export interface CarriedRates {
  rates: readonly ExchangeRate[];
}

/** The rates that a page calculates with, and where they are from. */
export interface RatesInUse {
  /** One per carried currency. */
  rates: readonly ExchangeRate[];
  /** The bank's day and name; null when all rates are carried ones. */
  daily: { date: string; source: string } | null;
  /** Currencies whose rate is the carried one. */
  carried: readonly string[];
}

/**
 * The bank's rates, with carried ones for currencies that it does not quote; only carried ones where the bank's are
 * missing or older than seven days.
 */
export function ratesInUse(bank: ExchangeRates | null, { rates }: CarriedRates, now: Date): RatesInUse {
  const daily = bank && !isStale(bank.date, now) ? bank : null;
  const quoted = (currency: string) => daily?.rates.find((rate) => rate.currency === currency);
  return {
    rates: rates.map((rate) => quoted(rate.currency) ?? rate),
    daily: daily && { date: daily.date, source: daily.source },
    carried: rates.map(({ currency }) => currency).filter((currency) => !quoted(currency)),
  };
}

/** The bank publishes once a day. */
const STALE_TIME_MS = 3_600_000;

/**
 * The rates in use. A page always has some: when the call fails, the carried ones.
 * @param now the time in ms by which rates are too old; default: the clock of the device, which may be wrong
 */
export const ratesInUseQuery = (api: Api, carried: CarriedRates, now: () => number = Date.now) =>
  queryOptions({
    queryKey: ['exchange-rates', 'in-use'] as const,
    staleTime: STALE_TIME_MS,
    queryFn: async ({ signal }): Promise<RatesInUse> => {
      const bank = await requestExchangeRates(api, signal).catch((error: unknown) => {
        if (signal.aborted) throw error;
        return null;
      });
      return ratesInUse(bank, carried, new Date(now()));
    },
  });
