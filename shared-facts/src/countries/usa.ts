import { changes, labels } from '../labels/usa.en.ts';
import { officialPages } from '../official-pages.ts';
import { A_YEAR, published } from '../published.ts';

const us = published(officialPages.usa, 'FACT-1');

/** FACT-1. */
export const usa = {
  visaFee: us(labels.visaFee, 160, 'USD', {
    changed: {
      to: 'USD 185',
      since: changes.visaFee,
      source:
        'https://travel.state.gov/content/travel/en/us-visas/visa-information-resources/fees/fees-visa-services.html',
    },
  }),
  tuitionUndergraduate: us(labels.tuitionUndergraduate, [15_000, 50_000], 'USD', A_YEAR),
  tuitionGraduate: us(labels.tuitionGraduate, [20_000, 45_000], 'USD', A_YEAR),
  living: us(labels.living, [10_000, 15_000], 'USD', A_YEAR),
  campusWork: us(labels.campusWork, 20, 'hours', { per: 'a week' }),
  opt: us(labels.opt, 12, 'months'),
  stemExtension: us(labels.stemExtension, 24, 'months'),
  optTotal: us(labels.optTotal, 36, 'months'),
  entry: us(labels.entry, 30, 'days'),
} as const;
