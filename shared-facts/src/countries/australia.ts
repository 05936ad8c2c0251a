import { officialPages } from '../official-pages.ts';
import { A_YEAR, published } from '../published.ts';

const au = published(officialPages.australia, 'FACT-2');

/** FACT-2. */
export const australia = {
  visaFee: au('Visa application fee', 1600, 'AUD', {
    changed: {
      to: 'AUD 2,000',
      since: '1 July 2025',
      source: 'https://immi.homeaffairs.gov.au/visas/visa-pricing-estimator',
    },
  }),
  additionalApplicant: au('Additional applicant', 1190, 'AUD'),
  additionalChild: au('Additional applicant under 18', 390, 'AUD'),
  parentalIncome: au('Parental income', 87_856, 'AUD', A_YEAR),
  parentalIncomeSpouse: au('Parental income, with spouse', 102_500, 'AUD', A_YEAR),
  fundsStudent: au('Living funds, student', 29_710, 'AUD', A_YEAR),
  fundsPartner: au('Living funds, partner', 10_394, 'AUD', A_YEAR),
  fundsChild: au('Living funds, each child', 4449, 'AUD', A_YEAR),
  travel: au('Travel, each person', 4000, 'AUD'),
  work: au('Part-time work', 48, 'hours', { per: 'a fortnight' }),
  englishPostgraduate: au('IELTS, postgraduate', 6.5, 'band'),
  englishUndergraduate: au('IELTS, undergraduate', 6, 'band'),
  englishNursing: au('IELTS, nursing', 7, 'band'),
  gsrWords: au('Each Genuine Student answer', 150, 'words'),
  stayBachelor: au("Bachelor's degree, master's by coursework", 2, 'years'),
  stayResearch: au("Master's by research, doctorate", 3, 'years'),
  processing: au('Visa processing', [2, 8], 'weeks'),
} as const;
