import type { Fact } from '../fact.ts';
import type { Money } from './money.ts';

/** What a cost is for, in the order in which it is shown. */
export const COST_KINDS = ['tuition', 'living', 'health', 'school', 'visa', 'travel'] as const;
export type CostKind = (typeof COST_KINDS)[number];

export type Level = 'undergraduate' | 'postgraduate';

/** The destinations in the order of the home page. */
export const DESTINATIONS = ['australia', 'newzealand', 'uk', 'usa', 'canada', 'dubai'] as const;
export type Destination = (typeof DESTINATIONS)[number];

/** What a student plans. */
export interface StudyPlan {
  level: Level;
  /** May be a part of a year: 1.5. */
  years: number;
  /** What is known of the tuition; null: the published range of the level. */
  tuition: { perYear: Money; total?: undefined } | { perYear: Money | null; total: Money } | null;
  /** Only the UK's rule asks for it. */
  inLondon: boolean;
  partner: boolean;
  children: number;
}

/** A published figure, some times: 'Additional applicant under 18' for each child. */
export interface Charge {
  kind: CostKind;
  fact: Fact;
  /** 0: it does not apply to this plan. */
  times: number;
}

export interface FundsRule {
  /** Besides the tuition of the first year, which every destination asks for. */
  charges: readonly Charge[];
  /** How the money must lie there: holding time, account holder. */
  conditions: readonly Fact[];
  /** Another way to fulfil the rule: an income instead of the money. */
  instead: readonly Fact[];
}

/** What studying in a destination costs and what must be shown for the visa, by the guide's figures. */
export interface CostRule {
  destination: Destination;
  country: string;
  /** ISO 4217 code. */
  currency: string;
  /** Published tuition; absent where the guide gives none. */
  tuition: Partial<Record<Level, Fact>>;
  once: (plan: StudyPlan) => readonly Charge[];
  /** For one year. */
  yearly: (plan: StudyPlan) => readonly Charge[];
  /** Figures without a period in the source (B-27): counted once, whatever the years. */
  withoutPeriod: (plan: StudyPlan) => readonly Charge[];
  /** Null: the guide states no amount. */
  funds: ((plan: StudyPlan) => FundsRule) | null;
  /** Members of the family that the guide has figures for. */
  family: { partner: boolean; children: boolean };
  asksForLondon: boolean;
  /** What the figures leave out, as sentences. */
  notes: readonly string[];
}
