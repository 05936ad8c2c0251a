import { grouped } from './grouped.ts';
import type { Unit } from './unit.ts';
import { words } from './words.en.ts';

export type { Unit };

/** A published figure. Ranges are `[from, to]`. */
export interface Fact {
  /** Row label: 'Visa application fee'. */
  label: string;
  amount: number | readonly [from: number, to: number];
  unit: Unit;
  /** Period of the amount: 'a year', 'a week'; absent where the source gives none (B-27). */
  per?: string;
  /** The amount is a minimum: '11,000+'. */
  atLeast?: true;
  /** Id of the figure in the specification, e.g. 'FACT-1'. */
  id: string;
  /** Year the figure was published. */
  asOf: number;
  /** Official page with the current figure. */
  official: string;
  /** Set where it is known that the figure has changed since. The published figure stays (B-26). */
  changed?: FactChange;
}

/** What is known of the figure after the published one. */
export interface FactChange {
  /** The later figure: 'AUD 2,000'. */
  to: string;
  /** Its first day: '1 July 2025'. */
  since: string;
  /** Official page that says so. */
  source: string;
}

/** What stands before an amount of a currency. Others have their code before them. */
const prefixes: Readonly<Record<string, string>> = {
  USD: 'USD ',
  AUD: 'AUD ',
  CAD: 'CAD ',
  NZD: 'NZ$',
  GBP: '£',
  AED: 'AED ',
};

/** Times a period of a figure fits into a year; undefined for figures of another or of no period. */
const perYear: Readonly<Record<string, number>> = { 'a month': 12, 'a week': 52 };

/** A figure for a part of a year as the figure for a year, so that bars of one chart have one scale. */
export function yearlyFact(fact: Fact): Fact {
  const times = perYear[fact.per ?? ''];
  if (!times) return fact;
  const { amount } = fact;
  return {
    ...fact,
    amount: typeof amount === 'number' ? amount * times : [amount[0] * times, amount[1] * times],
    per: 'a year',
  };
}

/** 'AUD 35,000', 'USD 15,000–50,000', 'NZ$11,000+', 'JPY 900,000'. */
export function formatAmount(currency: string, from: number, to = from, atLeast = false): string {
  const range = to === from ? grouped(from) : `${grouped(from)}–${grouped(to)}`;
  return `${prefixes[currency] ?? `${currency} `}${range}${atLeast ? '+' : ''}`;
}

/** 'AUD 1,600', 'USD 15,000–50,000 a year', '2–8 weeks', '6.5'. */
export function formatFact({
  amount,
  unit,
  per,
  atLeast,
}: Pick<Fact, 'amount' | 'unit' | 'per' | 'atLeast'>): string {
  const [from, to] = typeof amount === 'number' ? [amount, undefined] : amount;
  const shown = (value: number) => (unit === 'band' ? value.toFixed(1) : grouped(value));
  const range = to === undefined ? shown(from) : `${shown(from)}–${shown(to)}`;
  const prefix = prefixes[unit];
  const word = words.unit(unit, to === undefined && from === 1);
  const value =
    prefix !== undefined ? prefix + range : unit === 'band' || unit === 'points' ? range : `${range} ${word}`;
  const least = atLeast ? words.atLeast(value) : value;
  return per ? words.ofPeriod(least, per) : least;
}
