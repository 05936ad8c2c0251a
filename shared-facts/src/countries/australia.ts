import { changes, labels } from '../labels/australia.en.ts';
import { officialPages } from '../official-pages.ts';
import { A_YEAR, published } from '../published.ts';

const au = published(officialPages.australia, 'FACT-2');

/** FACT-2. */
export const australia = {
  visaFee: au(labels.visaFee, 1600, 'AUD', {
    changed: {
      to: 'AUD 2,000',
      since: changes.visaFee,
      source: 'https://immi.homeaffairs.gov.au/visas/visa-pricing-estimator',
    },
  }),
  additionalApplicant: au(labels.additionalApplicant, 1190, 'AUD'),
  additionalChild: au(labels.additionalChild, 390, 'AUD'),
  parentalIncome: au(labels.parentalIncome, 87_856, 'AUD', A_YEAR),
  parentalIncomeSpouse: au(labels.parentalIncomeSpouse, 102_500, 'AUD', A_YEAR),
  fundsStudent: au(labels.fundsStudent, 29_710, 'AUD', A_YEAR),
  fundsPartner: au(labels.fundsPartner, 10_394, 'AUD', A_YEAR),
  fundsChild: au(labels.fundsChild, 4449, 'AUD', A_YEAR),
  travel: au(labels.travel, 4000, 'AUD'),
  work: au(labels.work, 48, 'hours', { per: 'a fortnight' }),
  englishPostgraduate: au(labels.englishPostgraduate, 6.5, 'band'),
  englishUndergraduate: au(labels.englishUndergraduate, 6, 'band'),
  englishNursing: au(labels.englishNursing, 7, 'band'),
  gsrWords: au(labels.gsrWords, 150, 'words'),
  stayBachelor: au(labels.stayBachelor, 2, 'years'),
  stayResearch: au(labels.stayResearch, 3, 'years'),
  processing: au(labels.processing, [2, 8], 'weeks'),
} as const;
