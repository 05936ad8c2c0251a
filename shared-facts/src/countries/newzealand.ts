import { formatFact } from '../fact.ts';
import { changes, labels } from '../labels/newzealand.en.ts';
import { officialPages } from '../official-pages.ts';
import { A_YEAR, published } from '../published.ts';

const nz = published(officialPages.newzealand, 'FACT-4');

/** FACT-4. */
export const newzealand = {
  fundsStudent: nz(labels.fundsStudent, 20_000, 'NZD', A_YEAR),
  fundsPartner: nz(labels.fundsPartner, 4200, 'NZD'),
  feePrimary: nz(labels.feePrimary, 11_000, 'NZD', { atLeast: true }),
  feeSecondary: nz(labels.feeSecondary, 14_000, 'NZD', { atLeast: true }),
  feeDiploma: nz(labels.feeDiploma, [20_000, 50_000], 'NZD'),
  feeBachelor: nz(labels.feeBachelor, [20_000, 40_000], 'NZD'),
  feePostgraduate: nz(labels.feePostgraduate, [20_000, 45_000], 'NZD'),
  feeDoctorate: nz(labels.feeDoctorate, [6500, 7500], 'NZD'),
  work: nz(labels.work, 20, 'hours', {
    per: 'a week',
    changed: {
      to: formatFact({ amount: 25, unit: 'hours', per: 'a week' }),
      since: changes.work,
      source: officialPages.newzealand,
    },
  }),
  stayDegree: nz(labels.stayDegree, 3, 'years'),
  stayDiploma: nz(labels.stayDiploma, 1, 'years'),
  bankStatement: nz(labels.bankStatement, 3, 'months'),
  guarantors: nz(labels.guarantors, 1, 'guarantor'),
} as const;
