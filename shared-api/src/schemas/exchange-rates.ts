import * as z from 'zod/mini';

/** What one unit of a currency costs in Nepalese rupees. */
export const ExchangeRate = z.object({
  /** ISO 4217 code: `AUD`. */
  currency: z.string(),
  /** What the bank pays for one unit. */
  buy: z.number(),
  /** What one unit costs at the bank. */
  sell: z.number(),
});
export type ExchangeRate = z.output<typeof ExchangeRate>;

/** Additive: the rates of one day. Without any, `date` and `source` are null and the list is empty. */
export const ExchangeRates = z.object({
  /** The day in Nepal that the rates are for: `2026-11-22`. */
  date: z.nullable(z.string()),
  /** Name of the publisher, for the visitor. */
  source: z.nullable(z.string()),
  rates: z.array(ExchangeRate),
});
export type ExchangeRatesAnswer = z.output<typeof ExchangeRates>;
