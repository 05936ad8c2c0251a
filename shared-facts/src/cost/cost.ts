import type { Fact } from '../fact.ts';
import type { Charge, CostKind, CostRule, StudyPlan } from './cost-rule.ts';
import { messages } from './messages.en.ts';
import { type Money, moneyOf, scale, sumMoney } from './money.ts';

export {
  COST_KINDS,
  type CostKind,
  type CostRule,
  DESTINATIONS,
  type Destination,
  type Level,
  type StudyPlan,
} from './cost-rule.ts';
export { exactly, formatMoney, type Money, scale, sumMoney } from './money.ts';

/** One line of a calculation. */
export interface CostLine {
  kind: CostKind;
  label: string;
  money: Money;
  /** The published figure behind it; absent for a tuition that a course or the visitor gives. */
  fact?: Fact;
  /** How many times the figure is counted. */
  times: number;
}

export interface Funds {
  lines: readonly CostLine[];
  /** One sum per currency. */
  total: readonly Money[];
  /** Holding time and account holder, where the guide states them. */
  conditions: readonly Fact[];
  instead: readonly Fact[];
}

/** What a plan costs. Sums have one entry per currency. */
export interface Cost {
  once: readonly CostLine[];
  /** For one year. */
  yearly: readonly CostLine[];
  /** Without a period in the source, counted once. */
  withoutPeriod: readonly CostLine[];
  totals: { once: readonly Money[]; year: readonly Money[]; all: readonly Money[] };
  /** Null: the guide states no amount. */
  funds: Funds | null;
  /** Neither the visitor nor a course nor the guide gives a tuition: it is in no sum. */
  lacksTuition: boolean;
  notes: readonly string[];
}

/** The plan of nobody in particular: a first year, without family. What guides show. */
export const firstYear: StudyPlan = {
  level: 'undergraduate',
  years: 1,
  tuition: null,
  inLondon: false,
  partner: false,
  children: 0,
};

/** What a plan costs by the rule of a destination, once and for each year, and what must be shown for the visa. */
export function computeCost(rule: CostRule, plan: StudyPlan): Cost {
  const tuition = tuitionOf(rule, plan);
  const once = linesOf(rule.once(plan));
  const yearly = [...(tuition?.isYearly ? [tuition.line] : []), ...linesOf(rule.yearly(plan))];
  const withoutPeriod = [
    ...(tuition && !tuition.isYearly ? [tuition.line] : []),
    ...linesOf(rule.withoutPeriod(plan)),
  ];
  const year = sumLines(yearly);
  return {
    once,
    yearly,
    withoutPeriod,
    totals: {
      once: sumLines(once),
      year,
      all: sumMoney([
        ...sumLines([...once, ...withoutPeriod]),
        ...year.map((money) => scale(money, plan.years)),
      ]),
    },
    funds: fundsOf(rule, plan, tuition?.firstYear),
    lacksTuition: tuition === null,
    notes: withoutPeriod.length > 0 ? [...rule.notes, messages.noPeriod] : rule.notes,
  };
}

const sumLines = (lines: readonly CostLine[]) => sumMoney(lines.map(({ money }) => money));

const linesOf = (charges: readonly Charge[]): CostLine[] =>
  charges
    .filter(({ times }) => times > 0)
    .map(({ kind, fact, times }) => ({ kind, label: fact.label, money: moneyOf(fact, times), fact, times }));

interface Tuition {
  line: CostLine;
  /** What the funds to show contain: of a shorter course, all of it. */
  firstYear: CostLine;
  isYearly: boolean;
}

function tuitionOf(rule: CostRule, { level, years, tuition }: StudyPlan): Tuition | null {
  const inFirstYear = Math.min(1, years);
  if (tuition?.total) {
    const share = scale(tuition.total, 1 / years);
    return {
      line: { kind: 'tuition', label: messages.tuitionOfTotal, money: share, times: 1 },
      firstYear: {
        kind: 'tuition',
        label: messages.tuitionFirstYear,
        money: scale(tuition.perYear ?? share, inFirstYear),
        times: 1,
      },
      isYearly: true,
    };
  }
  if (tuition) {
    const money = tuition.perYear;
    return {
      line: { kind: 'tuition', label: messages.tuition, money, times: 1 },
      firstYear: {
        kind: 'tuition',
        label: messages.tuitionFirstYear,
        money: scale(money, inFirstYear),
        times: 1,
      },
      isYearly: true,
    };
  }
  const fact = rule.tuition[level];
  if (!fact) return null;
  const lineOf = (times: number): CostLine => ({
    kind: 'tuition',
    label: fact.label,
    money: moneyOf(fact, times),
    fact,
    times,
  });
  const isYearly = fact.per === 'a year';
  return { line: lineOf(1), firstYear: lineOf(isYearly ? inFirstYear : 1), isYearly };
}

function fundsOf(rule: CostRule, plan: StudyPlan, tuition: CostLine | undefined): Funds | null {
  const funds = rule.funds?.(plan);
  if (!funds) return null;
  const lines = [...(tuition ? [tuition] : []), ...linesOf(funds.charges)];
  return { lines, total: sumLines(lines), conditions: funds.conditions, instead: funds.instead };
}
