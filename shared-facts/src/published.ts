import type { Fact, FactChange, Unit } from './fact.ts';

/** Makes the figures of one table of the specification, all published in 2024. */
export const published =
  (official: string, id: string) =>
  (
    label: string,
    amount: Fact['amount'],
    unit: Unit,
    more: Pick<Fact, 'per' | 'atLeast'> & { changed?: FactChange } = {},
  ): Fact => ({ label, amount, unit, ...more, id, asOf: 2024, official });

export const A_YEAR = { per: 'a year' } as const;
