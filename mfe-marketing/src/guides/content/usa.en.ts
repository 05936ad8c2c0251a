import { usa as cost } from 'shared-facts/cost/usa';
import { usa as f } from 'shared-facts/usa';
import { runningText } from '../../text/running-text.tsx';
import type { Guide } from '../guide.ts';

export const usa: Guide = {
  slug: 'usa',
  country: 'USA',
  introHeading: 'Why students from Nepal choose the USA',
  intro: [
    runningText`No country offers more programmes. In the USA you can begin broadly, choose your major later, and combine fields that are kept apart elsewhere.`,
    runningText`The way there is long but orderly: admission, the I-20, the SEVIS record, and an interview in which you explain your plan in your own words.`,
  ],
  features: [
    {
      title: 'The widest choice of programmes',
      content: [
        runningText`From community colleges to research universities: there is a fitting start for very different grades and budgets.`,
      ],
    },
    {
      title: 'A flexible curriculum',
      content: [runningText`Undergraduates take general courses first and may change their major.`],
    },
    {
      title: 'Work on campus',
      content: [runningText`Students may work on campus for ${f.campusWork} while classes are in session.`],
    },
    {
      title: 'Practical training after graduation',
      content: [runningText`Optional Practical Training gives ${f.opt} of work in your field.`],
    },
    {
      title: 'A longer stay for STEM graduates',
      content: [
        runningText`In science, technology, engineering and mathematics it can be extended by ${f.stemExtension}, ${f.optTotal} in total.`,
      ],
    },
    {
      title: 'Assistantships and scholarships',
      content: [
        runningText`Universities award scholarships for merit; graduate students can apply for teaching and research assistantships.`,
      ],
    },
  ],
  system: {
    title: 'The education system of the USA',
    intro: runningText`Credits add up to degrees, and a start at a college can continue at a university.`,
    levels: [
      { name: 'Associate degree', detail: 'Community college; credits can be transferred' },
      { name: "Bachelor's degree", detail: 'College or university, with a major and often a minor' },
      { name: "Master's degree", detail: 'Graduate school, with thesis or coursework' },
      { name: 'Doctorate', detail: 'Research under supervision, often funded' },
    ],
  },
  visa: {
    title: 'The F-1 student visa in eleven steps',
    steps: [
      {
        title: 'Plan your profile',
        content: [
          runningText`We look at grades, tests, budget and interests, and choose universities within reach.`,
        ],
      },
      {
        title: 'Take the tests',
        content: [runningText`IELTS, TOEFL or PTE, and where a programme asks for it the SAT, GRE or GMAT.`],
      },
      {
        title: 'Apply to universities',
        content: [
          runningText`Application form, transcripts, statement of purpose and letters of recommendation, each before its deadline.`,
        ],
      },
      {
        title: 'Receive the admission',
        content: [runningText`Compare offers by cost after scholarships, not by name alone.`],
      },
      {
        title: 'Show your funds to the university',
        content: [runningText`Bank papers and a sponsor letter for the first year of study.`],
      },
      {
        title: 'Receive the Form I-20',
        content: [
          runningText`The university issues it once your funds are confirmed. Check every line of it.`,
        ],
      },
      {
        title: 'Pay the SEVIS fee',
        content: [runningText`Pay online with the number on your I-20 and keep the receipt.`],
      },
      {
        title: 'Fill in the form DS-160',
        content: [
          runningText`Answer completely and truthfully; the consular officer reads it before the interview.`,
        ],
      },
      { title: 'Pay the visa fee', content: [runningText`The visa fee (MRV) is ${f.visaFee}.`] },
      {
        title: 'Book and prepare for the interview',
        content: [
          runningText`Practise explaining your course, your funding and your plans, in your own words.`,
        ],
      },
      {
        title: 'Attend the interview and travel',
        content: [runningText`With the visa you may enter up to ${f.entry} before the programme starts.`],
      },
    ],
  },
  chart: { title: 'A year in the USA, in USD', rows: [f.tuitionUndergraduate, f.tuitionGraduate, f.living] },
  cost,
  sections: [
    {
      id: 'costs',
      title: 'Costs',
      content: [
        runningText`Tuition depends on the university and the state. Living costs depend on the city.`,
      ],
      facts: [f.tuitionUndergraduate, f.tuitionGraduate, f.living, f.visaFee],
    },
    {
      id: 'intakes',
      title: 'Intakes',
      list: [
        runningText`Fall: the main intake, with most scholarships`,
        runningText`Spring: the second intake`,
        runningText`Summer: a few programmes`,
      ],
    },
    {
      id: 'work-opportunities',
      title: 'Work opportunities',
      content: [
        runningText`Work during study is limited to the campus at first; training in your field follows.`,
      ],
      facts: [f.campusWork, f.opt, f.stemExtension, f.optTotal],
    },
  ],
  faq: [
    {
      title: 'How much does a year cost?',
      content: [
        runningText`Tuition is about ${f.tuitionUndergraduate} for undergraduate and ${f.tuitionGraduate} for graduate programmes; living costs are about ${f.living}.`,
      ],
    },
    {
      title: 'What does the visa cost?',
      content: [runningText`The visa fee (MRV) is ${f.visaFee}. The SEVIS fee is paid separately.`],
    },
    {
      title: 'May I work while I study?',
      content: [runningText`Yes, on campus, ${f.campusWork} while classes are in session.`],
    },
    {
      title: 'What is OPT?',
      content: [
        runningText`Optional Practical Training: ${f.opt} of work in your field after graduation, and ${f.stemExtension} more for STEM graduates.`,
      ],
    },
    {
      title: 'When may I enter the country?',
      content: [runningText`Up to ${f.entry} before the start of the programme on your I-20.`],
    },
    {
      title: 'What does the officer want to know at the interview?',
      content: [
        runningText`Whether your plan is your own and makes sense: why this course, who pays, what you will do afterwards.`,
      ],
    },
  ],
};
