import { usa as facts } from '../../countries/usa.ts';
import type { CostRule } from '../cost-rule.ts';
import { messages } from '../messages.en.ts';

/** FACT-1: tuition and living costs of the first year, which the university confirms. */
export const usa: CostRule = {
  destination: 'usa',
  country: messages.countries.usa,
  currency: 'USD',
  tuition: { undergraduate: facts.tuitionUndergraduate, postgraduate: facts.tuitionGraduate },
  once: () => [{ kind: 'visa', fact: facts.visaFee, times: 1 }],
  yearly: () => [{ kind: 'living', fact: facts.living, times: 1 }],
  withoutPeriod: () => [],
  funds: () => ({
    charges: [{ kind: 'living', fact: facts.living, times: 1 }],
    conditions: [],
    instead: [],
  }),
  family: { partner: false, children: false },
  asksForLondon: false,
  notes: [messages.fundsOfUsa, messages.sevis, messages.healthInsurance, messages.familyOfUsa],
};
