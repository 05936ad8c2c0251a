import { type Api, isNotFound, queryOptions } from 'shared-api';
import { isObject } from '../reading/is-object.ts';
import type { ExchangeRate } from '../schemas/exchange-rates.ts';

export type { ExchangeRate };

/** The rates of one day, with their publisher. */
export interface ExchangeRates {
  /** The day in Nepal: `2026-11-22`. */
  date: string;
  source: string;
  rates: ExchangeRate[];
}

/** The bank publishes once a day. */
const STALE_TIME_MS = 3_600_000;

/**
 * Additive: the newest known exchange rates; null when the API has none or does not offer the call. They may be old:
 * `isStale` of `shared-api/npr` says so.
 */
export const exchangeRatesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['exchange-rates'] as const,
    staleTime: STALE_TIME_MS,
    queryFn: ({ signal }) => requestExchangeRates(api, signal),
  });

/** Null when the API has no rates or does not offer the call. */
export const requestExchangeRates = (api: Api, signal: AbortSignal): Promise<ExchangeRates | null> =>
  api.request({ path: '/api/exchange-rates/', read: readExchangeRates, signal }).catch((error: unknown) => {
    if (isNotFound(error)) return null;
    throw error;
  });

/** Finite and above zero: a rate of 0 would show every amount as free. */
const isPrice = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value > 0;

/**
 * Written out instead of interpreting the schema: this module is part of a remote's page, which would otherwise load
 * zod for one call. A test compares it with the schema. Unreadable rates are left out.
 */
function readExchangeRates(body: unknown): ExchangeRates | null | undefined {
  if (!isObject(body) || !Array.isArray(body.rates)) return undefined;
  const { date, source } = body;
  const rates = body.rates.flatMap((rate: unknown): ExchangeRate[] => {
    if (!isObject(rate)) return [];
    const { currency, buy, sell } = rate;
    return typeof currency === 'string' && isPrice(buy) && isPrice(sell) ? [{ currency, buy, sell }] : [];
  });
  if (typeof date !== 'string' || typeof source !== 'string' || rates.length === 0) return null;
  return { date, source, rates };
}
