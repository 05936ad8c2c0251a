import { changes, labels } from '../labels/canada.en.ts';
import { officialPages } from '../official-pages.ts';
import { A_YEAR, published } from '../published.ts';

const ca = published(officialPages.canada, 'FACT-3');

const fundsNow = (to: string) => ({
  changed: {
    to,
    since: changes.funds,
    source:
      'https://www.canada.ca/en/immigration-refugees-citizenship/services/study-canada/study-permit/get-documents/financial-support.html',
  },
});

/** FACT-3. */
export const canada = {
  work: ca(labels.work, 24, 'hours', { per: 'a week' }),
  tuition: ca(labels.tuition, [15_000, 30_000], 'CAD', A_YEAR),
  living: ca(labels.living, [10_000, 15_000], 'CAD', A_YEAR),
  fundsStudent: ca(labels.fundsStudent, 20_635, 'CAD', fundsNow('CAD 22,895')),
  fundsPartner: ca(labels.fundsPartner, 25_690, 'CAD', fundsNow('CAD 28,502')),
  fundsChildren: ca(labels.fundsChildren, 31_583, 'CAD', fundsNow(changes.ofFamilyOfThree('CAD 35,040'))),
  application: ca(labels.application, 150, 'CAD'),
  biometrics: ca(labels.biometrics, 85, 'CAD'),
  english: ca(labels.english, 6.5, 'band'),
  englishBand: ca(labels.englishBand, 6, 'band'),
  pgwpShort: ca(labels.pgwpShort, 8, 'months'),
  pgwpFull: ca(labels.pgwpFull, 2, 'years', { atLeast: true }),
  pgwpLong: ca(labels.pgwpLong, 3, 'years'),
} as const;
