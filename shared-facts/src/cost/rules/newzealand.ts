import { newzealand as facts } from '../../countries/newzealand.ts';
import type { CostRule } from '../cost-rule.ts';
import { messages } from '../messages.en.ts';

/** FACT-4: living funds of a year, from one guarantor at most, in a statement of three months. */
export const newzealand: CostRule = {
  destination: 'newzealand',
  country: messages.countries.newzealand,
  currency: 'NZD',
  tuition: { undergraduate: facts.feeBachelor, postgraduate: facts.feePostgraduate },
  once: () => [],
  yearly: () => [{ kind: 'living', fact: facts.fundsStudent, times: 1 }],
  withoutPeriod: ({ partner, children }) => [
    { kind: 'living', fact: facts.fundsPartner, times: Number(partner) },
    { kind: 'school', fact: facts.feePrimary, times: children },
  ],
  funds: ({ partner }) => ({
    charges: [
      { kind: 'living', fact: facts.fundsStudent, times: 1 },
      { kind: 'living', fact: facts.fundsPartner, times: Number(partner) },
    ],
    conditions: [facts.bankStatement, facts.guarantors],
    instead: [],
  }),
  family: { partner: true, children: true },
  asksForLondon: false,
  notes: [messages.livingIsFunds, messages.visaFeeOfNewZealand, messages.travelToo, messages.healthInsurance],
};
