import type { Unit } from './unit.ts';

const singular: Partial<Record<Unit, string>> = {
  years: 'year',
  months: 'month',
  weeks: 'week',
  days: 'day',
  hours: 'hour',
  parts: 'part',
};

/** How figures are written: units that are no currency, and periods. */
export const words = {
  unit: (unit: Unit, isOne: boolean): string => (isOne ? (singular[unit] ?? unit) : unit),
  atLeast: (amount: string): string => `${amount}+`,
  /** `per` as in `Fact`. */
  ofPeriod: (amount: string, per: string): string => `${amount} ${per}`,
} as const;
