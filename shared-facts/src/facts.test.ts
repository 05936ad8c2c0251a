import { australia } from './countries/australia.ts';
import { canada } from './countries/canada.ts';
import { dubai } from './countries/dubai.ts';
import { newzealand } from './countries/newzealand.ts';
import { uk } from './countries/uk.ts';
import { usa } from './countries/usa.ts';
import { type Fact, formatFact, yearlyFact } from './fact.ts';
import { ielts, pte, toefl } from './language-tests.ts';

/** FACT-1 to FACT-9, figure by figure, as displayed. */
const published: [Record<string, Fact>, Record<string, string>][] = [
  [
    usa,
    {
      visaFee: 'USD 160',
      tuitionUndergraduate: 'USD 15,000–50,000 a year',
      tuitionGraduate: 'USD 20,000–45,000 a year',
      living: 'USD 10,000–15,000 a year',
      campusWork: '20 hours a week',
      opt: '12 months',
      stemExtension: '24 months',
      optTotal: '36 months',
      entry: '30 days',
    },
  ],
  [
    australia,
    {
      visaFee: 'AUD 1,600',
      additionalApplicant: 'AUD 1,190',
      additionalChild: 'AUD 390',
      parentalIncome: 'AUD 87,856 a year',
      parentalIncomeSpouse: 'AUD 102,500 a year',
      fundsStudent: 'AUD 29,710 a year',
      fundsPartner: 'AUD 10,394 a year',
      fundsChild: 'AUD 4,449 a year',
      travel: 'AUD 4,000',
      work: '48 hours a fortnight',
      englishPostgraduate: '6.5',
      englishUndergraduate: '6.0',
      englishNursing: '7.0',
      gsrWords: '150 words',
      stayBachelor: '2 years',
      stayResearch: '3 years',
      processing: '2–8 weeks',
    },
  ],
  [
    canada,
    {
      work: '24 hours a week',
      tuition: 'CAD 15,000–30,000 a year',
      living: 'CAD 10,000–15,000 a year',
      fundsStudent: 'CAD 20,635',
      fundsPartner: 'CAD 25,690',
      fundsChildren: 'CAD 31,583',
      application: 'CAD 150',
      biometrics: 'CAD 85',
      english: '6.5',
      englishBand: '6.0',
      pgwpShort: '8 months',
      pgwpFull: '2 years+',
      pgwpLong: '3 years',
    },
  ],
  [
    newzealand,
    {
      fundsStudent: 'NZ$20,000 a year',
      fundsPartner: 'NZ$4,200',
      feePrimary: 'NZ$11,000+',
      feeSecondary: 'NZ$14,000+',
      feeDiploma: 'NZ$20,000–50,000',
      feeBachelor: 'NZ$20,000–40,000',
      feePostgraduate: 'NZ$20,000–45,000',
      feeDoctorate: 'NZ$6,500–7,500',
      work: '20 hours a week',
      stayDegree: '3 years',
      stayDiploma: '1 year',
      bankStatement: '3 months',
      guarantors: '1 guarantor',
    },
  ],
  [
    uk,
    {
      work: '20 hours a week',
      surcharge: '£776 a year',
      visaFee: '£490',
      livingLondon: '£1,334 a month',
      livingElsewhere: '£1,023 a month',
      livingMonths: '9 months',
      fundsHeld: '28 days',
      graduateRoute: '2 years',
      graduateRouteDoctorate: '3 years',
    },
  ],
  // The source gives no period (B-27).
  [
    dubai,
    {
      tuitionUndergraduate: 'AED 37,500–75,000',
      tuitionPostgraduate: 'AED 55,000–80,000',
      living: 'AED 12,000–15,000',
      visa: 'AED 3,000–5,000',
    },
  ],
  [
    ielts,
    {
      listeningParts: '4 parts',
      listeningQuestions: '10 questions',
      reading: '60 minutes',
      writing: '60 minutes',
      writingTask1: '150 words',
      writingTask2: '250 words',
      speaking: '11–14 minutes',
      resultsComputer: '3–5 days',
      resultsPaper: '13 days',
      bands: '9 bands',
    },
  ],
  [toefl, { score: '0–120', section: '0–30', results: '4–8 days', validity: '2 years' }],
  [pte, { score: '10–90', results: '48 hours' }],
];

test.each(published)('figures are as published', (group, expected) => {
  expect(Object.fromEntries(Object.entries(group).map(([name, fact]) => [name, formatFact(fact)]))).toEqual(
    expected,
  );
});

test('every figure names its id, its year and an official page', () => {
  for (const fact of published.flatMap(([group]) => Object.values(group))) {
    expect(fact.id).toMatch(/^FACT-\d$/);
    expect(fact.asOf).toBe(2024);
    expect(new URL(fact.official).protocol).toBe('https:');
    if (fact.changed) {
      expect(new URL(fact.changed.source).protocol).toBe('https:');
      expect(fact.changed.since).toMatch(/^\d{1,2} [A-Z][a-z]+ 20\d\d$/);
      expect(fact.changed.to).not.toBe(formatFact(fact));
    }
  }
});

test('figures for a month or a week count as figures for a year in charts', () => {
  expect(formatFact(yearlyFact(uk.livingLondon))).toBe('£16,008 a year');
  expect(yearlyFact(uk.surcharge)).toBe(uk.surcharge);
});
