import { facts } from '../../facts/facts.ts';
import { say } from '../../text/running-text.tsx';
import type { Guide } from '../guide.ts';

const f = facts.uk;

export const uk: Guide = {
  slug: 'uk',
  country: 'UK',
  introHeading: 'Why students from Nepal choose the UK',
  intro: [
    say`British degrees are short, deep and known everywhere. A master's degree often takes one year, which keeps the total cost in view.`,
    say`The visa works with points: an offer, English and money. Prepared in the right order, there are few surprises.`,
  ],
  features: [
    {
      title: 'Short degrees',
      content: [say`Bachelor's degrees in three years in most of the UK, many master's degrees in one.`],
    },
    {
      title: 'Part-time work',
      content: [say`Degree students may work ${f.work} in term time, and more in vacations.`],
    },
    {
      title: 'Graduate Route',
      content: [
        say`Stay and work for ${f.graduateRoute} after a degree, ${f.graduateRouteDoctorate} after a PhD.`,
      ],
    },
    {
      title: 'Health care included',
      content: [say`The health surcharge of ${f.surcharge} opens the National Health Service to you.`],
    },
    { title: 'Two intakes', content: [say`Courses start in September and January.`] },
    {
      title: 'Scholarships',
      content: [
        say`Universities and public programmes offer scholarships; apply early and for more than one.`,
      ],
    },
  ],
  system: {
    title: 'The education system of the UK',
    intro: say`From a foundation year to a doctorate.`,
    levels: [
      { name: 'Foundation year', detail: 'Prepares for a degree' },
      { name: "Bachelor's degree", detail: 'Undergraduate, often with a placement year' },
      { name: "Master's degree", detail: 'Taught or by research' },
      { name: 'Doctorate', detail: 'Research under supervision' },
    ],
  },
  visa: {
    title: 'The visa process',
    steps: [
      {
        title: 'Choose course and university',
        content: [say`We check that the university is a licensed student sponsor.`],
      },
      {
        title: 'Meet the English requirement',
        content: [say`By IELTS or another accepted test at the level of your course.`],
      },
      {
        title: 'Receive an unconditional offer',
        content: [say`Send the missing papers and pay the deposit.`],
      },
      {
        title: 'Hold your funds',
        content: [
          say`Money for tuition and living costs must be in the account for ${f.fundsHeld} without a break.`,
        ],
      },
      {
        title: 'Pass the credibility interview',
        content: [say`Many universities ask about your course, funding and plans before they issue the CAS.`],
      },
      {
        title: 'Receive the CAS',
        content: [
          say`The Confirmation of Acceptance for Studies carries the number that the visa form asks for.`,
        ],
      },
      {
        title: 'Apply and pay',
        content: [say`The visa fee is ${f.visaFee}, the health surcharge ${f.surcharge}.`],
      },
      {
        title: 'Tuberculosis test and biometrics',
        content: [
          say`Use a listed clinic and keep the certificate; then give fingerprints and photo at the visa centre.`,
        ],
      },
    ],
  },
  chart: {
    title: 'Costs in the UK, in GBP',
    rows: [f.livingLondon, f.livingElsewhere, f.surcharge, f.visaFee],
  },
  sections: [
    {
      title: 'Costs and funds',
      content: [say`Living costs are shown for the length of the course, up to ${f.livingMonths}.`],
      facts: [f.livingLondon, f.livingElsewhere, f.livingMonths, f.fundsHeld, f.visaFee, f.surcharge],
    },
    { title: 'Intakes', list: [say`January`, say`September: the main intake`] },
    { title: 'Work while you study', facts: [f.work] },
    {
      title: 'Graduate Route visa',
      content: [say`After a degree you may stay to work or look for work, without a sponsor.`],
      facts: [f.graduateRoute, f.graduateRouteDoctorate],
    },
  ],
  faq: [
    {
      title: 'What does the visa cost?',
      content: [say`${f.visaFee}, and the health surcharge of ${f.surcharge}.`],
    },
    {
      title: 'How much money must I show?',
      content: [
        say`The unpaid tuition and ${f.livingLondon} in London or ${f.livingElsewhere} elsewhere, for up to ${f.livingMonths}.`,
      ],
    },
    {
      title: 'How long must the money be in the account?',
      content: [say`${f.fundsHeld}, without falling below the amount on any of them.`],
    },
    { title: 'How many hours may I work?', content: [say`${f.work} in term time, for degree students.`] },
    {
      title: 'How long may I stay after graduation?',
      content: [say`${f.graduateRoute} on the Graduate Route, ${f.graduateRouteDoctorate} after a PhD.`],
    },
    { title: 'When do courses start?', content: [say`In September and in January.`] },
  ],
};
