import type { Fact, Unit } from './fact.ts';

/** Official page of each country with the current figures. */
export const officialPages = {
  australia: 'https://immi.homeaffairs.gov.au/visas/getting-a-visa/visa-listing/student-500',
  newzealand: 'https://www.immigration.govt.nz/study/',
  uk: 'https://www.gov.uk/student-visa',
  usa: 'https://travel.state.gov/content/travel/en/us-visas/study/student-visa.html',
  canada: 'https://www.canada.ca/en/immigration-refugees-citizenship/services/study-canada.html',
  dubai: 'https://u.ae/en/information-and-services/visa-and-emirates-id',
  ielts: 'https://ielts.org/',
  toefl: 'https://www.ets.org/toefl.html',
  pte: 'https://www.pearsonpte.com/',
} as const;

const published =
  (official: string, id: string) =>
  (label: string, amount: Fact['amount'], unit: Unit, more: Pick<Fact, 'per' | 'atLeast'> = {}): Fact => ({
    label,
    amount,
    unit,
    ...more,
    id,
    asOf: 2024,
    official,
  });

const year = { per: 'a year' } as const;
const us = published(officialPages.usa, 'FACT-1');
const au = published(officialPages.australia, 'FACT-2');
const ca = published(officialPages.canada, 'FACT-3');
const nz = published(officialPages.newzealand, 'FACT-4');
const uk = published(officialPages.uk, 'FACT-5');
const ae = published(officialPages.dubai, 'FACT-6');
const ielts = published(officialPages.ielts, 'FACT-7');
const toefl = published(officialPages.toefl, 'FACT-8');
const pte = published(officialPages.pte, 'FACT-9');

/** Every figure of FACT-1 to FACT-9 that this remote shows, with year and official page (B-26). */
export const facts = {
  usa: {
    visaFee: us('Visa fee (MRV)', 160, 'USD'),
    tuitionUndergraduate: us('Tuition, undergraduate', [15_000, 50_000], 'USD', year),
    tuitionGraduate: us('Tuition, graduate', [20_000, 45_000], 'USD', year),
    living: us('Living costs', [10_000, 15_000], 'USD', year),
    campusWork: us('Work on campus', 20, 'hours', { per: 'a week' }),
    opt: us('Optional Practical Training (OPT)', 12, 'months'),
    stemExtension: us('STEM extension of OPT', 24, 'months'),
    optTotal: us('OPT with STEM extension', 36, 'months'),
    entry: us('Earliest entry before the programme starts', 30, 'days'),
  },
  australia: {
    visaFee: au('Visa application fee', 1600, 'AUD'),
    additionalApplicant: au('Additional applicant', 1190, 'AUD'),
    additionalChild: au('Additional applicant under 18', 390, 'AUD'),
    parentalIncome: au('Parental income', 87_856, 'AUD', year),
    parentalIncomeSpouse: au('Parental income, with spouse', 102_500, 'AUD', year),
    fundsStudent: au('Living funds, student', 29_710, 'AUD', year),
    fundsPartner: au('Living funds, partner', 10_394, 'AUD', year),
    fundsChild: au('Living funds, each child', 4449, 'AUD', year),
    travel: au('Travel, each person', 4000, 'AUD'),
    work: au('Part-time work', 48, 'hours', { per: 'a fortnight' }),
    englishPostgraduate: au('IELTS, postgraduate', 6.5, 'band'),
    englishUndergraduate: au('IELTS, undergraduate', 6, 'band'),
    englishNursing: au('IELTS, nursing', 7, 'band'),
    gsrWords: au('Each Genuine Student answer', 150, 'words'),
    stayBachelor: au("Bachelor's degree, master's by coursework", 2, 'years'),
    stayResearch: au("Master's by research, doctorate", 3, 'years'),
    processing: au('Visa processing', [2, 8], 'weeks'),
  },
  canada: {
    work: ca('Part-time work', 24, 'hours', { per: 'a week' }),
    tuition: ca('Tuition', [15_000, 30_000], 'CAD', year),
    living: ca('Living costs', [10_000, 15_000], 'CAD', year),
    fundsStudent: ca('Proof of funds, student alone', 20_635, 'CAD'),
    fundsPartner: ca('Proof of funds, with partner (total)', 25_690, 'CAD'),
    fundsChildren: ca('Proof of funds, with children', 31_583, 'CAD'),
    application: ca('Study permit application', 150, 'CAD'),
    biometrics: ca('Biometrics', 85, 'CAD'),
    english: ca('Recommended IELTS, overall', 6.5, 'band'),
    englishBand: ca('Recommended IELTS, lowest band', 6, 'band'),
    pgwpShort: ca('Shortest programme for a work permit', 8, 'months'),
    pgwpFull: ca('Programme length for the longest permit', 2, 'years', { atLeast: true }),
    pgwpLong: ca('Longest Post-Graduation Work Permit', 3, 'years'),
  },
  newzealand: {
    fundsStudent: nz('Living funds, student', 20_000, 'NZD', year),
    fundsPartner: nz('Living funds, partner', 4200, 'NZD'),
    feePrimary: nz('Primary school', 11_000, 'NZD', { atLeast: true }),
    feeSecondary: nz('Secondary school', 14_000, 'NZD', { atLeast: true }),
    feeDiploma: nz('Certificate or diploma', [20_000, 50_000], 'NZD'),
    feeBachelor: nz("Bachelor's degree", [20_000, 40_000], 'NZD'),
    feePostgraduate: nz('Postgraduate', [20_000, 45_000], 'NZD'),
    feeDoctorate: nz('PhD', [6500, 7500], 'NZD'),
    work: nz('Part-time work', 20, 'hours', { per: 'a week' }),
    stayDegree: nz("PhD and master's degree", 3, 'years'),
    stayDiploma: nz('Postgraduate diploma', 1, 'years'),
    bankStatement: nz('Bank statement, at least', 3, 'months'),
    guarantors: nz('Financial guarantor, no more than', 1, 'guarantor'),
  },
  uk: {
    work: uk('Part-time work in term time', 20, 'hours', { per: 'a week' }),
    surcharge: uk('Immigration health surcharge', 776, 'GBP', year),
    visaFee: uk('Visa fee', 490, 'GBP'),
    livingLondon: uk('Living costs, London', 1334, 'GBP', { per: 'a month' }),
    livingElsewhere: uk('Living costs, outside London', 1023, 'GBP', { per: 'a month' }),
    livingMonths: uk('Months of living costs to show, up to', 9, 'months'),
    fundsHeld: uk('Funds held without a break', 28, 'days'),
    graduateRoute: uk('Graduate Route visa', 2, 'years'),
    graduateRouteDoctorate: uk('Graduate Route visa after a PhD', 3, 'years'),
  },
  dubai: {
    tuitionUndergraduate: ae('Tuition, undergraduate', [37_500, 75_000], 'AED'),
    tuitionPostgraduate: ae('Tuition, postgraduate', [55_000, 80_000], 'AED'),
    living: ae('Living costs', [12_000, 15_000], 'AED'),
    visa: ae('Visa', [3000, 5000], 'AED'),
  },
  ielts: {
    listeningParts: ielts('Listening', 4, 'parts'),
    listeningQuestions: ielts('Questions in each listening part', 10, 'questions'),
    reading: ielts('Reading', 60, 'minutes'),
    writing: ielts('Writing', 60, 'minutes'),
    writingTask1: ielts('Writing task 1, at least', 150, 'words'),
    writingTask2: ielts('Writing task 2, at least', 250, 'words'),
    speaking: ielts('Speaking', [11, 14], 'minutes'),
    resultsComputer: ielts('Results, test on computer', [3, 5], 'days'),
    resultsPaper: ielts('Results, test on paper', 13, 'days'),
    bands: ielts('Scale', 9, 'bands'),
  },
  toefl: {
    score: toefl('Total score', [0, 120], 'points'),
    section: toefl('Score of each section', [0, 30], 'points'),
    results: toefl('Results', [4, 8], 'days'),
    validity: toefl('Validity', 2, 'years'),
  },
  pte: {
    score: pte('Score', [10, 90], 'points'),
    results: pte('Results within', 48, 'hours'),
  },
} as const;
