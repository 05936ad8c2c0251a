import { officialPages } from '../official-pages.ts';
import { A_YEAR, published } from '../published.ts';

const ca = published(officialPages.canada, 'FACT-3');

const fundsNow = (to: string) => ({
  changed: {
    to,
    since: '1 September 2025',
    source:
      'https://www.canada.ca/en/immigration-refugees-citizenship/services/study-canada/study-permit/get-documents/financial-support.html',
  },
});

/** FACT-3. */
export const canada = {
  work: ca('Part-time work', 24, 'hours', { per: 'a week' }),
  tuition: ca('Tuition', [15_000, 30_000], 'CAD', A_YEAR),
  living: ca('Living costs', [10_000, 15_000], 'CAD', A_YEAR),
  fundsStudent: ca('Proof of funds, student alone', 20_635, 'CAD', fundsNow('CAD 22,895')),
  fundsPartner: ca('Proof of funds, with partner (total)', 25_690, 'CAD', fundsNow('CAD 28,502')),
  fundsChildren: ca(
    'Proof of funds, with children',
    31_583,
    'CAD',
    fundsNow('CAD 35,040 for a family of three'),
  ),
  application: ca('Study permit application', 150, 'CAD'),
  biometrics: ca('Biometrics', 85, 'CAD'),
  english: ca('Recommended IELTS, overall', 6.5, 'band'),
  englishBand: ca('Recommended IELTS, lowest band', 6, 'band'),
  pgwpShort: ca('Shortest programme for a work permit', 8, 'months'),
  pgwpFull: ca('Programme length for the longest permit', 2, 'years', { atLeast: true }),
  pgwpLong: ca('Longest Post-Graduation Work Permit', 3, 'years'),
} as const;
