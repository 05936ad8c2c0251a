import { officialPages } from '../official-pages.ts';
import { A_YEAR, published } from '../published.ts';

const us = published(officialPages.usa, 'FACT-1');

/** FACT-1. */
export const usa = {
  visaFee: us('Visa fee (MRV)', 160, 'USD', {
    changed: {
      to: 'USD 185',
      since: '17 June 2023',
      source:
        'https://travel.state.gov/content/travel/en/us-visas/visa-information-resources/fees/fees-visa-services.html',
    },
  }),
  tuitionUndergraduate: us('Tuition, undergraduate', [15_000, 50_000], 'USD', A_YEAR),
  tuitionGraduate: us('Tuition, graduate', [20_000, 45_000], 'USD', A_YEAR),
  living: us('Living costs', [10_000, 15_000], 'USD', A_YEAR),
  campusWork: us('Work on campus', 20, 'hours', { per: 'a week' }),
  opt: us('Optional Practical Training (OPT)', 12, 'months'),
  stemExtension: us('STEM extension of OPT', 24, 'months'),
  optTotal: us('OPT with STEM extension', 36, 'months'),
  entry: us('Earliest entry before the programme starts', 30, 'days'),
} as const;
