import { facts } from '../../facts/facts.ts';
import { say } from '../../text/running-text.tsx';
import type { Guide } from '../guide.ts';

const f = facts.dubai;

export const dubai: Guide = {
  slug: 'dubai',
  country: 'Dubai',
  introHeading: 'Why students from Nepal choose Dubai',
  intro: [
    say`Dubai is a short flight from Kathmandu and home to campuses of universities from several countries. Teaching is in English, and employers are next door.`,
    say`Being a real campus does not make a programme accredited: check the accreditation of the exact programme before you pay. We show you where.`,
  ],
  features: [
    {
      title: 'International campuses',
      content: [say`Study for a degree of a university from abroad, close to home.`],
    },
    { title: 'Teaching in English', content: [say`Programmes, exams and daily life work in English.`] },
    {
      title: 'Three intakes a year',
      content: [say`October, January and June: a missed deadline costs months, not a year.`],
    },
    {
      title: 'The university applies for your visa',
      content: [say`It sponsors the student visa and tells you which papers it needs.`],
    },
    {
      title: 'A city of employers',
      content: [say`Internships in trade, tourism, logistics and technology are within reach.`],
    },
    { title: 'Close to Nepal', content: [say`Short flights and a large Nepali community.`] },
  ],
  system: {
    title: 'The education system in Dubai',
    intro: say`Degrees follow the system of the home university or that of the Emirates.`,
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
        content: [say`We check the accreditation of the programme with you.`],
      },
      {
        title: 'Apply for admission',
        content: [say`Transcripts, passport, photographs and an English score where asked for.`],
      },
      {
        title: 'Receive the offer and pay the deposit',
        content: [say`Keep the receipt: the visa file needs it.`],
      },
      {
        title: 'The university applies for the entry permit',
        content: [say`It sends you the permit before you travel. Visa costs are ${f.visa}.`],
      },
      { title: 'Travel and take the medical test', content: [say`The test is done in Dubai after arrival.`] },
      {
        title: 'Emirates ID and residence',
        content: [say`Biometrics for the Emirates ID, then the residence visa.`],
      },
    ],
  },
  chart: {
    title: 'Costs in Dubai, in AED',
    rows: [f.tuitionPostgraduate, f.tuitionUndergraduate, f.living, f.visa],
  },
  sections: [
    { title: 'Costs', facts: [f.tuitionUndergraduate, f.tuitionPostgraduate, f.living, f.visa] },
    { title: 'Intakes', list: [say`October`, say`January`, say`June`] },
    {
      title: 'Graduate visa',
      content: [
        say`Graduates with very good results can apply for a longer residence; others change to the visa of an employer. The conditions are on the official page.`,
      ],
    },
  ],
  faq: [
    {
      title: 'What does tuition cost?',
      content: [
        say`${f.tuitionUndergraduate} for undergraduate and ${f.tuitionPostgraduate} for postgraduate programmes.`,
      ],
    },
    { title: 'What are living costs?', content: [say`About ${f.living}.`] },
    { title: 'What does the visa cost?', content: [say`${f.visa}.`] },
    { title: 'When do programmes start?', content: [say`In October, January and June.`] },
    {
      title: 'Is the degree recognised?',
      content: [
        say`That depends on the programme. Look it up with the authority that accredits it before you pay; we do it with you.`,
      ],
    },
  ],
};
