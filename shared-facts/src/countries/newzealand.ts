import { officialPages } from '../official-pages.ts';
import { A_YEAR, published } from '../published.ts';

const nz = published(officialPages.newzealand, 'FACT-4');

/** FACT-4. */
export const newzealand = {
  fundsStudent: nz('Living funds, student', 20_000, 'NZD', A_YEAR),
  fundsPartner: nz('Living funds, partner', 4200, 'NZD'),
  feePrimary: nz('Primary school', 11_000, 'NZD', { atLeast: true }),
  feeSecondary: nz('Secondary school', 14_000, 'NZD', { atLeast: true }),
  feeDiploma: nz('Certificate or diploma', [20_000, 50_000], 'NZD'),
  feeBachelor: nz("Bachelor's degree", [20_000, 40_000], 'NZD'),
  feePostgraduate: nz('Postgraduate', [20_000, 45_000], 'NZD'),
  feeDoctorate: nz('PhD', [6500, 7500], 'NZD'),
  work: nz('Part-time work', 20, 'hours', {
    per: 'a week',
    changed: { to: '25 hours a week', since: '3 November 2025', source: officialPages.newzealand },
  }),
  stayDegree: nz("PhD and master's degree", 3, 'years'),
  stayDiploma: nz('Postgraduate diploma', 1, 'years'),
  bankStatement: nz('Bank statement, at least', 3, 'months'),
  guarantors: nz('Financial guarantor, no more than', 1, 'guarantor'),
} as const;
