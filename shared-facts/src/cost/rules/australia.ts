import { australia as facts } from '../../countries/australia.ts';
import type { CostRule } from '../cost-rule.ts';
import { messages } from '../messages.en.ts';

/** FACT-2: living funds of everybody who travels, the first year of tuition, and the journey. */
export const australia: CostRule = {
  destination: 'australia',
  country: messages.countries.australia,
  currency: 'AUD',
  tuition: {},
  once: ({ partner, children }) => [
    { kind: 'visa', fact: facts.visaFee, times: 1 },
    { kind: 'visa', fact: facts.additionalApplicant, times: Number(partner) },
    { kind: 'visa', fact: facts.additionalChild, times: children },
    { kind: 'travel', fact: facts.travel, times: 1 + Number(partner) + children },
  ],
  yearly: ({ partner, children }) => [
    { kind: 'living', fact: facts.fundsStudent, times: 1 },
    { kind: 'living', fact: facts.fundsPartner, times: Number(partner) },
    { kind: 'living', fact: facts.fundsChild, times: children },
  ],
  withoutPeriod: () => [],
  funds: ({ partner, children }) => ({
    charges: [
      { kind: 'living', fact: facts.fundsStudent, times: 1 },
      { kind: 'living', fact: facts.fundsPartner, times: Number(partner) },
      { kind: 'living', fact: facts.fundsChild, times: children },
      { kind: 'travel', fact: facts.travel, times: 1 + Number(partner) + children },
    ],
    conditions: [],
    instead: [partner ? facts.parentalIncomeSpouse : facts.parentalIncome],
  }),
  family: { partner: true, children: true },
  asksForLondon: false,
  notes: [messages.healthCoverWithoutFigure, messages.livingIsFunds, messages.schooling],
};
