import { dubai as cost } from 'shared-facts/cost/dubai';
import { dubai as f } from 'shared-facts/dubai';
import { runningText } from '../../text/running-text.tsx';
import type { Guide } from '../guide.ts';

export const dubai: Guide = {
  slug: 'dubai',
  country: 'Dubai',
  introHeading: 'Why students from Nepal choose Dubai',
  intro: [
    runningText`Dubai is a short flight from Kathmandu and home to campuses of universities from several countries. Teaching is in English, and employers are next door.`,
    runningText`Being a real campus does not make a programme accredited: check the accreditation of the exact programme before you pay. We show you where.`,
  ],
  features: [
    {
      title: 'International campuses',
      content: [runningText`Study for a degree of a university from abroad, close to home.`],
    },
    {
      title: 'Teaching in English',
      content: [runningText`Programmes, exams and daily life work in English.`],
    },
    {
      title: 'Three intakes a year',
      content: [runningText`October, January and June: a missed deadline costs months, not a year.`],
    },
    {
      title: 'The university applies for your visa',
      content: [runningText`It sponsors the student visa and tells you which papers it needs.`],
    },
    {
      title: 'A city of employers',
      content: [runningText`Internships in trade, tourism, logistics and technology are within reach.`],
    },
    { title: 'Close to Nepal', content: [runningText`Short flights and a large Nepali community.`] },
  ],
  system: {
    title: 'The education system in Dubai',
    intro: runningText`Degrees follow the system of the home university or that of the Emirates.`,
    levels: [
      { name: 'Foundation', detail: 'Prepares for a degree' },
      { name: 'Diploma', detail: 'Higher diploma programmes' },
      { name: "Bachelor's degree", detail: 'Undergraduate' },
      { name: "Master's degree", detail: 'Postgraduate, often beside work' },
      { name: 'Doctorate', detail: 'At selected universities' },
    ],
  },
  visa: {
    title: 'The visa process',
    steps: [
      {
        title: 'Choose programme and campus',
        content: [runningText`We check the accreditation of the programme with you.`],
      },
      {
        title: 'Apply for admission',
        content: [runningText`Transcripts, passport, photographs and an English score where asked for.`],
      },
      {
        title: 'Receive the offer and pay the deposit',
        content: [runningText`Keep the receipt: the visa file needs it.`],
      },
      {
        title: 'The university applies for the entry permit',
        content: [runningText`It sends you the permit before you travel. Visa costs are ${f.visa}.`],
      },
      {
        title: 'Travel and take the medical test',
        content: [runningText`The test is done in Dubai after arrival.`],
      },
      {
        title: 'Emirates ID and residence',
        content: [runningText`Biometrics for the Emirates ID, then the residence visa.`],
      },
    ],
  },
  chart: {
    title: 'Costs in Dubai, in AED',
    rows: [f.tuitionPostgraduate, f.tuitionUndergraduate, f.living, f.visa],
  },
  cost,
  sections: [
    { id: 'costs', title: 'Costs', facts: [f.tuitionUndergraduate, f.tuitionPostgraduate, f.living, f.visa] },
    {
      id: 'intakes',
      title: 'Intakes',
      list: [runningText`October`, runningText`January`, runningText`June`],
    },
    {
      id: 'graduate-visa',
      title: 'Graduate visa',
      content: [
        runningText`Graduates with very good results can apply for a longer residence; others change to the visa of an employer. The conditions are on the official page.`,
      ],
    },
  ],
  faq: [
    {
      title: 'What does tuition cost?',
      content: [
        runningText`${f.tuitionUndergraduate} for undergraduate and ${f.tuitionPostgraduate} for postgraduate programmes.`,
      ],
    },
    { title: 'What are living costs?', content: [runningText`About ${f.living}.`] },
    { title: 'What does the visa cost?', content: [runningText`${f.visa}.`] },
    { title: 'When do programmes start?', content: [runningText`In October, January and June.`] },
    {
      title: 'Is the degree recognised?',
      content: [
        runningText`That depends on the programme. Look it up with the authority that accredits it before you pay; we do it with you.`,
      ],
    },
  ],
};
