import { newzealand as cost } from 'shared-facts/cost/newzealand';
import { newzealand as f } from 'shared-facts/newzealand';
import { runningText } from '../../text/running-text.tsx';
import type { Guide } from '../guide.ts';

export const newzealand: Guide = {
  slug: 'newzealand',
  country: 'New Zealand',
  introHeading: 'Why students from Nepal choose New Zealand',
  intro: [
    runningText`New Zealand has few universities and knows them well: all are publicly funded, all are watched over by one qualifications authority, and classes are small enough for teachers to know your name.`,
    runningText`Nature is never far, cities are calm, and graduates of higher degrees may stay and work. Many students compare New Zealand with Australia; the two guides are built alike so that you can do so line by line.`,
  ],
  features: [
    {
      title: 'One quality framework',
      content: [
        runningText`Every programme stands on the New Zealand Qualifications Framework and is approved before it may be taught.`,
      ],
    },
    {
      title: 'Part-time work',
      content: [runningText`Students may work ${f.work} while the course is in session.`],
    },
    {
      title: 'Work after graduation',
      content: [
        runningText`${f.stayDegree} after a master's degree or PhD, ${f.stayDiploma} after a postgraduate diploma.`,
      ],
    },
    {
      title: 'Support written into a code',
      content: [
        runningText`A code of practice says how institutions must look after international students.`,
      ],
    },
    {
      title: 'Low fees for doctoral students',
      content: [
        runningText`International PhD students pay ${f.feeDoctorate}, about what local students pay.`,
      ],
    },
  ],
  system: {
    title: 'The education system of New Zealand',
    intro: runningText`Ten levels on one framework; the steps that matter most to students from Nepal are these.`,
    levels: [
      { name: 'Levels 1–4', detail: 'Certificates' },
      { name: 'Levels 5–6', detail: 'Diplomas' },
      { name: 'Level 7', detail: "Bachelor's degree, graduate diploma" },
      { name: 'Level 8', detail: 'Honours degree, postgraduate certificate and diploma' },
      { name: 'Level 9', detail: "Master's degree" },
      { name: 'Level 10', detail: 'Doctoral degree' },
    ],
  },
  visa: {
    title: 'The student visa in eight steps',
    steps: [
      {
        title: 'Choose your programme',
        content: [runningText`We compare level, city, fees and what the qualification allows afterwards.`],
      },
      {
        title: 'Meet the English requirement',
        content: [runningText`Take IELTS, TOEFL or PTE in time; nursing and teaching ask for higher scores.`],
      },
      {
        title: 'Apply for an offer of place',
        content: [runningText`The institution checks your papers and sends a conditional or full offer.`],
      },
      {
        title: 'Prepare the financial papers',
        content: [
          runningText`Bank statements of at least ${f.bankStatement} and no more than ${f.guarantors}.`,
        ],
      },
      {
        title: 'Write the statement of purpose',
        content: [runningText`Why this programme, why New Zealand, and what comes after. In your own words.`],
      },
      {
        title: 'Lodge the application online',
        content: [runningText`Upload everything in good scans; missing papers cost weeks.`],
      },
      {
        title: 'Pay the tuition after approval in principle',
        content: [runningText`Immigration tells you when to pay; send the receipt back to it.`],
      },
      {
        title: 'Receive the visa and travel',
        content: [
          runningText`Read the conditions on it: they say how much you may work and what you may study.`,
        ],
      },
    ],
  },
  chart: {
    title: 'Fees and living funds in New Zealand, in NZ$',
    rows: [f.feeDiploma, f.feePostgraduate, f.feeBachelor, f.fundsStudent, f.feeDoctorate, f.fundsPartner],
  },
  cost,
  sections: [
    {
      id: 'cost-of-studying',
      title: 'Cost of studying',
      table: {
        caption: 'Tuition and living funds',
        head: ['For', 'Amount', 'Note'],
        rows: [
          [
            runningText`Primary school`,
            runningText`${f.feePrimary}`,
            runningText`Children who travel with you`,
          ],
          [
            runningText`Secondary school`,
            runningText`${f.feeSecondary}`,
            runningText`Children who travel with you`,
          ],
          [runningText`Certificate or diploma`, runningText`${f.feeDiploma}`, runningText`Levels 1–6`],
          [runningText`Bachelor's degree`, runningText`${f.feeBachelor}`, runningText`Level 7`],
          [runningText`Postgraduate`, runningText`${f.feePostgraduate}`, runningText`Levels 8 and 9`],
          [runningText`PhD`, runningText`${f.feeDoctorate}`, runningText`Level 10`],
          [
            runningText`Living funds, student`,
            runningText`${f.fundsStudent}`,
            runningText`To be shown for the visa`,
          ],
          [
            runningText`Living funds, partner`,
            runningText`${f.fundsPartner}`,
            runningText`In addition, if a partner travels`,
          ],
        ],
      },
    },
    {
      id: 'essential-requirements',
      title: 'Essential requirements',
      items: [
        { title: 'Valid passport', content: [runningText`Valid beyond the end of your course.`] },
        {
          title: 'Offer of place',
          content: [runningText`From an approved institution, for an approved programme.`],
        },
        {
          title: 'Academic papers',
          content: [runningText`Transcripts and certificates of everything you have finished.`],
        },
        { title: 'English test', content: [runningText`At the level your programme asks for.`] },
        {
          title: 'Proof of funds',
          content: [runningText`${f.fundsStudent} for living costs, besides tuition and the journey.`],
        },
        {
          title: 'Bank statement',
          content: [runningText`At least ${f.bankStatement}, with the origin of larger deposits explained.`],
        },
        {
          title: 'One financial guarantor',
          content: [
            runningText`Only one person may guarantee your funds, with papers on their income and relation to you.`,
          ],
        },
        {
          title: 'Health and character',
          content: [runningText`Medical and chest X-ray certificates and a police report.`],
        },
      ],
    },
    {
      id: 'intakes',
      title: 'Intakes',
      list: [
        runningText`February: the main intake`,
        runningText`July: the second intake`,
        runningText`Other months: polytechnics and private institutions`,
      ],
    },
    {
      id: 'work-rights-on-a-student-visa',
      title: 'Work rights on a student visa',
      content: [
        runningText`Most students may work ${f.work} while the course is in session. Your visa conditions say what holds for you.`,
      ],
      facts: [f.work],
    },
    {
      id: 'post-study-work-visa',
      title: 'Post-study work visa',
      table: {
        caption: 'How long you may work after graduation',
        head: ['Qualification', 'Length', 'Note'],
        rows: [
          [runningText`PhD`, runningText`${f.stayDegree}`, runningText`Studied in New Zealand`],
          [runningText`Master's degree`, runningText`${f.stayDegree}`, runningText`Studied in New Zealand`],
          [
            runningText`Postgraduate diploma`,
            runningText`${f.stayDiploma}`,
            runningText`Studied in New Zealand`,
          ],
        ],
      },
    },
    {
      id: 'work-rights-of-your-partner',
      title: 'Work rights of your partner',
      content: [
        runningText`Whether a partner may work depends on your qualification. Ask us before you decide; the rules change.`,
      ],
      table: {
        caption: 'Partner of a student',
        head: ['You study', 'Your partner may apply for', 'Ask about'],
        rows: [
          [
            runningText`Master's degree or PhD`,
            runningText`A work visa`,
            runningText`Its length and conditions`,
          ],
          [
            runningText`Bachelor's degree or postgraduate diploma`,
            runningText`A work visa in listed subjects`,
            runningText`Whether your subject is listed`,
          ],
          [
            runningText`Certificate or diploma`,
            runningText`A visitor visa`,
            runningText`Work is not included`,
          ],
        ],
      },
    },
  ],
  faq: [
    {
      title: 'How much money must I show?',
      content: [
        runningText`${f.fundsStudent} for living costs, and ${f.fundsPartner} more for a partner, besides tuition and travel.`,
      ],
    },
    {
      title: 'How many hours may I work?',
      content: [runningText`${f.work} while the course is in session.`],
    },
    {
      title: 'How old must the bank statement be?',
      content: [runningText`It must cover at least ${f.bankStatement}.`],
    },
    {
      title: 'How many sponsors may I have?',
      content: [runningText`One: no more than ${f.guarantors} is accepted.`],
    },
    {
      title: 'How long may I stay after graduation?',
      content: [
        runningText`${f.stayDegree} after a master's degree or PhD, ${f.stayDiploma} after a postgraduate diploma.`,
      ],
    },
  ],
};
