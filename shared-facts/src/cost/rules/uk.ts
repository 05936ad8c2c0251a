import { uk as facts } from '../../countries/uk.ts';
import type { CostRule, StudyPlan } from '../cost-rule.ts';
import { messages } from '../messages.en.ts';

const MONTHS_OF_A_YEAR = 12;
const MONTHS_TO_SHOW = Number(facts.livingMonths.amount);

const livingOf = ({ inLondon }: StudyPlan) => (inLondon ? facts.livingLondon : facts.livingElsewhere);

/** FACT-5: tuition and living costs for the months of the course, nine at most, held for 28 days. */
export const uk: CostRule = {
  destination: 'uk',
  country: messages.countries.uk,
  currency: 'GBP',
  tuition: {},
  once: () => [{ kind: 'visa', fact: facts.visaFee, times: 1 }],
  yearly: (plan) => [
    { kind: 'living', fact: livingOf(plan), times: MONTHS_OF_A_YEAR },
    { kind: 'health', fact: facts.surcharge, times: 1 },
  ],
  withoutPeriod: () => [],
  funds: (plan) => ({
    charges: [
      {
        kind: 'living',
        fact: livingOf(plan),
        times: Math.min(MONTHS_TO_SHOW, Math.ceil(plan.years * MONTHS_OF_A_YEAR)),
      },
    ],
    conditions: [facts.fundsHeld],
    instead: [],
  }),
  family: { partner: false, children: false },
  asksForLondon: true,
  notes: [messages.surchargeAtOnce, messages.familyOfUk],
};
