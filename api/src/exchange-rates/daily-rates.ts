import type { ExchangeRate } from 'shared-api/schemas/exchange-rates';
import * as z from 'zod';
import { addDays, isDate } from '../http/nepal-time.ts';

/** The rates of one day, each for one unit of its currency. */
export interface DailyRates {
  /** `2026-11-22` */
  day: string;
  rates: ExchangeRate[];
}

/** Dividing by units of 10 and 100 makes no more digits: rates have two decimals. */
const DECIMALS = 6;

/** The bank writes decimals as text: "131.97". */
const decimal = z
  .union([z.number(), z.string().regex(/^\d{1,9}(\.\d{1,9})?$/)])
  .transform(Number)
  .pipe(z.number().positive());

const QuotedRate = z.object({
  currency: z.object({
    iso3: z.string().regex(/^[A-Z]{3}$/),
    /** For how many units of the currency the rate is: 1, for some 10 or 100. */
    unit: decimal.pipe(z.number().int().max(100_000)),
  }),
  /** Null on days on which the bank does not quote the currency. */
  buy: z.nullable(decimal),
  sell: z.nullable(decimal),
});

const QuotedDay = z.object({
  date: z.string().refine(isDate, 'is no day'),
  rates: z.array(QuotedRate).min(1).max(500),
});

/** The answer of `/api/forex/v1/rates`, as far as it is used. */
const BankAnswer = z.object({
  data: z.object({ payload: z.array(QuotedDay).min(1, 'has no day').max(100) }),
});

/**
 * The newest day of Nepal Rastra Bank's answer. One wrong value refuses the whole answer, because what else in it is
 * wrong cannot be known.
 * @param body the answer as text
 * @param today the day in Nepal
 * @throws Error that says what is wrong with the answer
 */
export function readDailyRates(body: string, today: string): DailyRates {
  const parsed = BankAnswer.safeParse(parseJson(body));
  if (!parsed.success) throw new Error(`The answer is not as documented: ${z.prettifyError(parsed.error)}`);
  const [newest] = parsed.data.data.payload.toSorted((a, b) => b.date.localeCompare(a.date));
  const { date, rates: quoted } = newest!;
  // The bank publishes the rates of a day in its first minutes, so this leaves room for clocks. A wrong day far ahead
  // would keep out the right ones after it.
  if (date > addDays(today, 1)) throw new Error(`The rates are of ${date}, which is in the future.`);
  const rates = quoted.flatMap(({ currency: { iso3, unit }, buy, sell }) =>
    buy === null || sell === null
      ? []
      : [{ currency: iso3, buy: perUnit(buy, unit), sell: perUnit(sell, unit) }],
  );
  if (rates.length === 0) throw new Error('No currency has a rate.');
  for (const { currency, buy, sell } of rates)
    if (buy > sell) throw new Error(`${currency} is bought for more than it is sold.`);
  if (new Set(rates.map(({ currency }) => currency)).size < rates.length)
    throw new Error('A currency is in the answer twice.');
  return { day: date, rates };
}

const perUnit = (price: number, unit: number) => Number((price / unit).toFixed(DECIMALS));

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new Error('The answer is no JSON.');
  }
}
