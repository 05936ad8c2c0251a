import { canada as facts } from '../../countries/canada.ts';
import type { CostRule } from '../cost-rule.ts';
import { messages } from '../messages.en.ts';

/** FACT-3: one amount for the whole family, besides the tuition. */
export const canada: CostRule = {
  destination: 'canada',
  country: messages.countries.canada,
  currency: 'CAD',
  tuition: { undergraduate: facts.tuition, postgraduate: facts.tuition },
  once: () => [
    { kind: 'visa', fact: facts.application, times: 1 },
    { kind: 'visa', fact: facts.biometrics, times: 1 },
  ],
  yearly: () => [{ kind: 'living', fact: facts.living, times: 1 }],
  withoutPeriod: () => [],
  funds: ({ partner, children }) => {
    const fact = children > 0 ? facts.fundsChildren : partner ? facts.fundsPartner : facts.fundsStudent;
    return { charges: [{ kind: 'living', fact, times: 1 }], conditions: [], instead: [] };
  },
  family: { partner: true, children: true },
  asksForLondon: false,
  notes: [messages.travelToo, messages.oneFamilyFigure, messages.healthInsurance],
};
