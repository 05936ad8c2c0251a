import { uk as cost } from 'shared-facts/cost/uk';
import { uk as f } from 'shared-facts/uk';
import { runningText } from '../../text/running-text.tsx';
import type { Guide } from '../guide.ts';

export const uk: Guide = {
  slug: 'uk',
  country: 'UK',
  introHeading: 'Why students from Nepal choose the UK',
  intro: [
    runningText`British degrees are short, deep and known everywhere. A master's degree often takes one year, which keeps the total cost in view.`,
    runningText`The visa works with points: an offer, English and money. Prepared in the right order, there are few surprises.`,
  ],
  features: [
    {
      title: 'Short degrees',
      content: [
        runningText`Bachelor's degrees in three years in most of the UK, many master's degrees in one.`,
      ],
    },
    {
      title: 'Part-time work',
      content: [runningText`Degree students may work ${f.work} in term time, and more in vacations.`],
    },
    {
      title: 'Graduate Route',
      content: [
        runningText`Stay and work for ${f.graduateRoute} after a degree, ${f.graduateRouteDoctorate} after a PhD.`,
      ],
    },
    {
      title: 'Health care included',
      content: [
        runningText`The health surcharge of ${f.surcharge} opens the National Health Service to you.`,
      ],
    },
    { title: 'Two intakes', content: [runningText`Courses start in September and January.`] },
    {
      title: 'Scholarships',
      content: [
        runningText`Universities and public programmes offer scholarships; apply early and for more than one.`,
      ],
    },
  ],
  system: {
    title: 'The education system of the UK',
    intro: runningText`From a foundation year to a doctorate.`,
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
        content: [runningText`We check that the university is a licensed student sponsor.`],
      },
      {
        title: 'Meet the English requirement',
        content: [runningText`By IELTS or another accepted test at the level of your course.`],
      },
      {
        title: 'Receive an unconditional offer',
        content: [runningText`Send the missing papers and pay the deposit.`],
      },
      {
        title: 'Hold your funds',
        content: [
          runningText`Money for tuition and living costs must be in the account for ${f.fundsHeld} without a break.`,
        ],
      },
      {
        title: 'Pass the credibility interview',
        content: [
          runningText`Many universities ask about your course, funding and plans before they issue the CAS.`,
        ],
      },
      {
        title: 'Receive the CAS',
        content: [
          runningText`The Confirmation of Acceptance for Studies carries the number that the visa form asks for.`,
        ],
      },
      {
        title: 'Apply and pay',
        content: [runningText`The visa fee is ${f.visaFee}, the health surcharge ${f.surcharge}.`],
      },
      {
        title: 'Tuberculosis test and biometrics',
        content: [
          runningText`Use a listed clinic and keep the certificate; then give fingerprints and photo at the visa centre.`,
        ],
      },
    ],
  },
  chart: {
    title: 'Costs in the UK, in GBP',
    rows: [f.livingLondon, f.livingElsewhere, f.surcharge, f.visaFee],
  },
  cost,
  sections: [
    {
      id: 'costs-and-funds',
      title: 'Costs and funds',
      content: [runningText`Living costs are shown for the length of the course, up to ${f.livingMonths}.`],
      facts: [f.livingLondon, f.livingElsewhere, f.livingMonths, f.fundsHeld, f.visaFee, f.surcharge],
    },
    {
      id: 'intakes',
      title: 'Intakes',
      list: [runningText`January`, runningText`September: the main intake`],
    },
    { id: 'work-while-you-study', title: 'Work while you study', facts: [f.work] },
    {
      id: 'graduate-route-visa',
      title: 'Graduate Route visa',
      content: [runningText`After a degree you may stay to work or look for work, without a sponsor.`],
      facts: [f.graduateRoute, f.graduateRouteDoctorate],
    },
  ],
  faq: [
    {
      title: 'What does the visa cost?',
      content: [runningText`${f.visaFee}, and the health surcharge of ${f.surcharge}.`],
    },
    {
      title: 'How much money must I show?',
      content: [
        runningText`The unpaid tuition and ${f.livingLondon} in London or ${f.livingElsewhere} elsewhere, for up to ${f.livingMonths}.`,
      ],
    },
    {
      title: 'How long must the money be in the account?',
      content: [runningText`${f.fundsHeld}, without falling below the amount on any of them.`],
    },
    {
      title: 'How many hours may I work?',
      content: [runningText`${f.work} in term time, for degree students.`],
    },
    {
      title: 'How long may I stay after graduation?',
      content: [
        runningText`${f.graduateRoute} on the Graduate Route, ${f.graduateRouteDoctorate} after a PhD.`,
      ],
    },
    { title: 'When do courses start?', content: [runningText`In September and in January.`] },
  ],
};
