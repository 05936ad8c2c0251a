import type { Cost, CostKind, CostLine } from './cost.ts';
import { COST_KINDS } from './cost-rule.ts';
import type { Money } from './money.ts';

/** A part of a bar: the upper end of what a kind of cost comes to. */
export interface BarPart {
  kind: CostKind;
  amount: number;
}

/** A year of study, or the funds to show. */
export interface Bar {
  /** From 1; null for the funds. */
  year: number | null;
  /** In the order of `COST_KINDS`, without kinds of no amount. */
  parts: readonly BarPart[];
  total: number;
}

/**
 * A stacked bar for every year and one for the funds to show. What is paid once, and what has no period, is in the
 * first year; a part of a year has that part of the yearly cost.
 * @param amountOf the upper end of an amount in the one currency of the picture; null leaves the picture out
 */
export function costBars(
  { once, yearly, withoutPeriod, funds }: Cost,
  years: number,
  amountOf: (money: Money) => number | null,
): readonly Bar[] | null {
  const bars: Bar[] = [];
  for (let year = 1; year < years + 1; year += 1) {
    const share = Math.min(1, years + 1 - year);
    const first = year === 1 ? [...once, ...withoutPeriod] : [];
    const bar = barOf(
      year,
      [...yearly.map((line) => ({ line, share })), ...first.map((line) => ({ line, share: 1 }))],
      amountOf,
    );
    if (!bar) return null;
    bars.push(bar);
  }
  if (!funds) return bars;
  const bar = barOf(
    null,
    funds.lines.map((line) => ({ line, share: 1 })),
    amountOf,
  );
  return bar && [...bars, bar];
}

function barOf(
  year: number | null,
  lines: readonly { line: CostLine; share: number }[],
  amountOf: (money: Money) => number | null,
): Bar | null {
  const amounts = new Map<CostKind, number>();
  for (const { line, share } of lines) {
    const amount = amountOf(line.money);
    if (amount === null) return null;
    amounts.set(line.kind, (amounts.get(line.kind) ?? 0) + amount * share);
  }
  const parts = COST_KINDS.flatMap((kind) => {
    const amount = amounts.get(kind) ?? 0;
    return amount > 0 ? [{ kind, amount }] : [];
  });
  return { year, parts, total: parts.reduce((sum, part) => sum + part.amount, 0) };
}
