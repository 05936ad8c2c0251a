import { dubai as facts } from '../../countries/dubai.ts';
import type { CostRule } from '../cost-rule.ts';
import { messages } from '../messages.en.ts';

/** FACT-6. The source gives no periods (B-27) and no funds to show. */
export const dubai: CostRule = {
  destination: 'dubai',
  country: messages.countries.dubai,
  currency: 'AED',
  tuition: { undergraduate: facts.tuitionUndergraduate, postgraduate: facts.tuitionPostgraduate },
  once: () => [{ kind: 'visa', fact: facts.visa, times: 1 }],
  yearly: () => [],
  withoutPeriod: () => [{ kind: 'living', fact: facts.living, times: 1 }],
  funds: null,
  family: { partner: false, children: false },
  asksForLondon: false,
  notes: [messages.universityApplies, messages.healthInsurance],
};
