import { type Fact, formatAmount } from '../fact.ts';

/** An amount, or a range of amounts, in one currency. */
export interface Money {
  /** ISO 4217 code. */
  currency: string;
  from: number;
  /** The same as `from` where the amount is no range. */
  to: number;
  /** The amount is a minimum. */
  atLeast?: boolean;
}

/** One amount in a currency, such as `exactly('AUD', 1000)`. */
export const exactly = (currency: string, amount: number): Money => ({ currency, from: amount, to: amount });

/** A figure as money, several times. */
export function moneyOf({ amount, unit, atLeast }: Fact, times = 1): Money {
  const [from, to] = typeof amount === 'number' ? [amount, amount] : amount;
  return scale({ currency: unit, from, to, atLeast }, times);
}

/** An amount several times, such as a month's costs for a year. */
export const scale = ({ from, to, ...money }: Money, times: number): Money => ({
  ...money,
  from: from * times,
  to: to * times,
});

/** The sum of each currency, in the order in which the currencies first occur. */
export function sumMoney(amounts: readonly Money[]): Money[] {
  const sums = new Map<string, Money>();
  for (const { currency, from, to, atLeast } of amounts) {
    const sum = sums.get(currency) ?? exactly(currency, 0);
    sums.set(currency, {
      currency,
      from: sum.from + from,
      to: sum.to + to,
      atLeast: sum.atLeast || atLeast || false,
    });
  }
  return [...sums.values()];
}

/** 'AUD 35,000', 'USD 25,000–65,000'; whole units, because these are estimates. */
export const formatMoney = ({ currency, from, to, atLeast }: Money): string =>
  formatAmount(currency, Math.round(from), Math.round(to), atLeast);
