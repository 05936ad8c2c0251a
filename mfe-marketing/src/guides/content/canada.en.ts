import { canada as f } from 'shared-facts/canada';
import { canada as cost } from 'shared-facts/cost/canada';
import { runningText } from '../../text/running-text.tsx';
import type { Guide } from '../guide.ts';

export const canada: Guide = {
  slug: 'canada',
  country: 'Canada',
  introHeading: 'Why students from Nepal choose Canada',
  intro: [
    runningText`Canadian colleges and universities teach close to practice, and the rules for studying, working and staying are published in plain language.`,
    runningText`Choose the institution with care: only a Designated Learning Institution can host you, and not every programme leads to a work permit.`,
  ],
  features: [
    {
      title: 'Practical programmes',
      content: [runningText`Co-op terms and placements bring work experience into the degree.`],
    },
    {
      title: 'Part-time work',
      content: [runningText`Students may work ${f.work} while classes are in session.`],
    },
    {
      title: 'A work permit after graduation',
      content: [
        runningText`The Post-Graduation Work Permit can last as long as your programme, at most ${f.pgwpLong}.`,
      ],
    },
    {
      title: 'Reasonable costs',
      content: [runningText`Tuition is about ${f.tuition}, living costs about ${f.living}.`],
    },
    {
      title: 'Safe, open cities',
      content: [
        runningText`Students from all over the world, with support offices for newcomers on every campus.`,
      ],
    },
    {
      title: 'Clear official rules',
      content: [
        runningText`Requirements, fees and forms are online, and you can follow your application there.`,
      ],
    },
  ],
  system: {
    title: 'The education system of Canada',
    intro: runningText`Provinces run education; colleges lead to work, universities to research, and there are bridges between them.`,
    levels: [
      { name: 'Certificate and diploma', detail: 'College, close to practice' },
      { name: 'Advanced diploma', detail: 'College, with more depth' },
      { name: "Bachelor's degree", detail: 'University or college' },
      { name: 'Postgraduate certificate', detail: 'College, after a degree' },
      { name: "Master's degree", detail: 'University, by coursework or thesis' },
      { name: 'Doctorate', detail: 'University research' },
    ],
  },
  visa: {
    title: 'The study permit in eleven steps',
    steps: [
      {
        title: 'Choose programme and institution',
        content: [
          runningText`We check that it is a Designated Learning Institution and whether the programme leads to a work permit.`,
        ],
      },
      {
        title: 'Take the English test',
        content: [runningText`We recommend IELTS ${f.english} overall with no band under ${f.englishBand}.`],
      },
      {
        title: 'Collect academic papers',
        content: [runningText`Transcripts, certificates and, where asked for, an assessment of them.`],
      },
      {
        title: 'Apply for admission',
        content: [runningText`Every institution has its own form and deadline.`],
      },
      {
        title: 'Receive the letter of acceptance',
        content: [runningText`It names the programme, its length and the conditions.`],
      },
      {
        title: 'Pay the tuition deposit',
        content: [runningText`Keep the official receipt; the permit application needs it.`],
      },
      {
        title: 'Obtain the provincial attestation',
        content: [
          runningText`Most applicants need a letter from the province; the institution tells you how it is issued.`,
        ],
      },
      {
        title: 'Prepare proof of funds',
        content: [
          runningText`For a student alone ${f.fundsStudent}; with a partner ${f.fundsPartner} in total; with children ${f.fundsChildren}.`,
        ],
      },
      {
        title: 'Apply for the study permit',
        content: [runningText`Apply online. The fee is ${f.application}.`],
      },
      {
        title: 'Give biometrics and see the panel doctor',
        content: [
          runningText`Biometrics cost ${f.biometrics}. The medical examination is done by a listed physician.`,
        ],
      },
      {
        title: 'Receive the decision and travel',
        content: [
          runningText`Carry the letter of introduction, the letter of acceptance and your proof of funds.`,
        ],
      },
    ],
  },
  chart: {
    title: 'Costs and proof of funds for Canada, in CAD',
    rows: [f.fundsChildren, f.fundsPartner, f.fundsStudent, f.tuition, f.living],
  },
  cost,
  sections: [
    {
      id: 'costs',
      title: 'Costs',
      facts: [
        f.tuition,
        f.living,
        f.fundsStudent,
        f.fundsPartner,
        f.fundsChildren,
        f.application,
        f.biometrics,
      ],
    },
    {
      id: 'intakes',
      title: 'Intakes',
      list: [
        runningText`January`,
        runningText`September: the main intake`,
        runningText`May: some programmes`,
      ],
    },
    {
      id: 'post-graduation-work-permit',
      title: 'Post-Graduation Work Permit',
      content: [runningText`How long the permit lasts follows from the length of the programme.`],
      list: [
        runningText`Programme of ${f.pgwpShort} up to two years: as long as the programme`,
        runningText`Programme of ${f.pgwpFull}: up to ${f.pgwpLong}`,
      ],
    },
  ],
  faq: [
    { title: 'How many hours may I work?', content: [runningText`${f.work} while classes are in session.`] },
    {
      title: 'How much money must I show?',
      content: [
        runningText`${f.fundsStudent} for yourself, ${f.fundsPartner} in total with a partner, ${f.fundsChildren} with children, besides tuition and travel.`,
      ],
    },
    {
      title: 'Which English score is recommended?',
      content: [runningText`IELTS ${f.english} overall, no band under ${f.englishBand}.`],
    },
    {
      title: 'What does the application cost?',
      content: [runningText`${f.application} for the study permit and ${f.biometrics} for biometrics.`],
    },
    {
      title: 'How long is the work permit after graduation?',
      content: [
        runningText`As long as your programme if it lasts from ${f.pgwpShort} to two years, up to ${f.pgwpLong} if it is longer.`,
      ],
    },
  ],
};
