import { facts } from '../../facts/facts.ts';
import { say } from '../../text/running-text.tsx';
import type { Guide } from '../guide.ts';

const f = facts.newzealand;

export const newzealand: Guide = {
  slug: 'newzealand',
  country: 'New Zealand',
  introHeading: 'Why students from Nepal choose New Zealand',
  intro: [
    say`New Zealand has few universities and knows them well: all are publicly funded, all are watched over by one qualifications authority, and classes are small enough for teachers to know your name.`,
    say`Nature is never far, cities are calm, and graduates of higher degrees may stay and work. Many students compare New Zealand with Australia; the two guides are built alike so that you can do so line by line.`,
  ],
  features: [
    {
      title: 'One quality framework',
      content: [
        say`Every programme stands on the New Zealand Qualifications Framework and is approved before it may be taught.`,
      ],
    },
    { title: 'Part-time work', content: [say`Students may work ${f.work} while the course is in session.`] },
    {
      title: 'Work after graduation',
      content: [
        say`${f.stayDegree} after a master's degree or PhD, ${f.stayDiploma} after a postgraduate diploma.`,
      ],
    },
    {
      title: 'Support written into a code',
      content: [say`A code of practice says how institutions must look after international students.`],
    },
    {
      title: 'Low fees for doctoral students',
      content: [say`International PhD students pay ${f.feeDoctorate}, about what local students pay.`],
    },
  ],
  system: {
    title: 'The education system of New Zealand',
    intro: say`Ten levels on one framework; the steps that matter most to students from Nepal are these.`,
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
        content: [say`We compare level, city, fees and what the qualification allows afterwards.`],
      },
      {
        title: 'Meet the English requirement',
        content: [say`Take IELTS, TOEFL or PTE in time; nursing and teaching ask for higher scores.`],
      },
      {
        title: 'Apply for an offer of place',
        content: [say`The institution checks your papers and sends a conditional or full offer.`],
      },
      {
        title: 'Prepare the financial papers',
        content: [say`Bank statements of at least ${f.bankStatement} and no more than ${f.guarantors}.`],
      },
      {
        title: 'Write the statement of purpose',
        content: [say`Why this programme, why New Zealand, and what comes after. In your own words.`],
      },
      {
        title: 'Lodge the application online',
        content: [say`Upload everything in good scans; missing papers cost weeks.`],
      },
      {
        title: 'Pay the tuition after approval in principle',
        content: [say`Immigration tells you when to pay; send the receipt back to it.`],
      },
      {
        title: 'Receive the visa and travel',
        content: [say`Read the conditions on it: they say how much you may work and what you may study.`],
      },
    ],
  },
  chart: {
    title: 'Fees and living funds in New Zealand, in NZ$',
    rows: [f.feeDiploma, f.feePostgraduate, f.feeBachelor, f.fundsStudent, f.feeDoctorate, f.fundsPartner],
  },
  sections: [
    {
      title: 'Cost of studying',
      table: {
        caption: 'Tuition and living funds',
        head: ['For', 'Amount', 'Note'],
        rows: [
          [say`Primary school`, say`${f.feePrimary}`, say`Children who travel with you`],
          [say`Secondary school`, say`${f.feeSecondary}`, say`Children who travel with you`],
          [say`Certificate or diploma`, say`${f.feeDiploma}`, say`Levels 1–6`],
          [say`Bachelor's degree`, say`${f.feeBachelor}`, say`Level 7`],
          [say`Postgraduate`, say`${f.feePostgraduate}`, say`Levels 8 and 9`],
          [say`PhD`, say`${f.feeDoctorate}`, say`Level 10`],
          [say`Living funds, student`, say`${f.fundsStudent}`, say`To be shown for the visa`],
          [say`Living funds, partner`, say`${f.fundsPartner}`, say`In addition, if a partner travels`],
        ],
      },
    },
    {
      title: 'Essential requirements',
      items: [
        { title: 'Valid passport', content: [say`Valid beyond the end of your course.`] },
        { title: 'Offer of place', content: [say`From an approved institution, for an approved programme.`] },
        {
          title: 'Academic papers',
          content: [say`Transcripts and certificates of everything you have finished.`],
        },
        { title: 'English test', content: [say`At the level your programme asks for.`] },
        {
          title: 'Proof of funds',
          content: [say`${f.fundsStudent} for living costs, besides tuition and the journey.`],
        },
        {
          title: 'Bank statement',
          content: [say`At least ${f.bankStatement}, with the origin of larger deposits explained.`],
        },
        {
          title: 'One financial guarantor',
          content: [
            say`Only one person may guarantee your funds, with papers on their income and relation to you.`,
          ],
        },
        {
          title: 'Health and character',
          content: [say`Medical and chest X-ray certificates and a police report.`],
        },
      ],
    },
    {
      title: 'Intakes',
      list: [
        say`February: the main intake`,
        say`July: the second intake`,
        say`Other months: polytechnics and private institutions`,
      ],
    },
    {
      title: 'Work rights on a student visa',
      content: [
        say`Most students may work ${f.work} while the course is in session. Your visa conditions say what holds for you.`,
      ],
      facts: [f.work],
    },
    {
      title: 'Post-study work visa',
      table: {
        caption: 'How long you may work after graduation',
        head: ['Qualification', 'Length', 'Note'],
        rows: [
          [say`PhD`, say`${f.stayDegree}`, say`Studied in New Zealand`],
          [say`Master's degree`, say`${f.stayDegree}`, say`Studied in New Zealand`],
          [say`Postgraduate diploma`, say`${f.stayDiploma}`, say`Studied in New Zealand`],
        ],
      },
    },
    {
      title: 'Work rights of your partner',
      content: [
        say`Whether a partner may work depends on your qualification. Ask us before you decide; the rules change.`,
      ],
      table: {
        caption: 'Partner of a student',
        head: ['You study', 'Your partner may apply for', 'Ask about'],
        rows: [
          [say`Master's degree or PhD`, say`A work visa`, say`Its length and conditions`],
          [
            say`Bachelor's degree or postgraduate diploma`,
            say`A work visa in listed subjects`,
            say`Whether your subject is listed`,
          ],
          [say`Certificate or diploma`, say`A visitor visa`, say`Work is not included`],
        ],
      },
    },
  ],
  faq: [
    {
      title: 'How much money must I show?',
      content: [
        say`${f.fundsStudent} for living costs, and ${f.fundsPartner} more for a partner, besides tuition and travel.`,
      ],
    },
    { title: 'How many hours may I work?', content: [say`${f.work} while the course is in session.`] },
    {
      title: 'How old must the bank statement be?',
      content: [say`It must cover at least ${f.bankStatement}.`],
    },
    {
      title: 'How many sponsors may I have?',
      content: [say`One: no more than ${f.guarantors} is accepted.`],
    },
    {
      title: 'How long may I stay after graduation?',
      content: [
        say`${f.stayDegree} after a master's degree or PhD, ${f.stayDiploma} after a postgraduate diploma.`,
      ],
    },
  ],
};
