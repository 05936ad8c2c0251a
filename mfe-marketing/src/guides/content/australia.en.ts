import { australia as f } from 'shared-facts/australia';
import { australia as cost } from 'shared-facts/cost/australia';
import { runningText } from '../../text/running-text.tsx';
import type { Guide } from '../guide.ts';
import { oshcInsurers } from './insurers.ts';

export const australia: Guide = {
  slug: 'australia',
  country: 'Australia',
  introHeading: 'Why students from Nepal choose Australia',
  intro: [
    runningText`Australia joins strong universities with a clear path for international students: one national qualification framework, student protection by law, part-time work beside study, and time to work after graduation.`,
    runningText`This guide follows the order in which you will need things: what Australia offers, how its qualifications build on each other, the visa step by step, the money to show, and the questions we hear most.`,
  ],
  features: [
    {
      title: 'Degrees recognised around the world',
      content: [
        runningText`Qualifications follow one national framework, so employers and universities elsewhere can place them.`,
      ],
    },
    {
      title: 'Work beside your studies',
      content: [runningText`Student visa holders may work ${f.work} while the course is in session.`],
    },
    {
      title: 'Stay and work after graduation',
      content: [
        runningText`A post-study work visa lasts ${f.stayBachelor} after a bachelor's degree or a master's by coursework, and ${f.stayResearch} after a master's by research or a doctorate.`,
      ],
    },
    {
      title: 'Several intakes a year',
      content: [
        runningText`Courses start in February or March and in June or July; some also start in October or November.`,
      ],
    },
    {
      title: 'Protection of international students',
      content: [
        runningText`Providers must be registered, and rules for their care of overseas students are written into law. Check the CRICOS code of your course before you pay.`,
      ],
    },
    {
      title: 'Health cover from the first day',
      content: [
        runningText`Overseas Student Health Cover pays for doctors and hospitals during your stay. You arrange it before the visa application.`,
      ],
    },
    {
      title: 'Your family may come along',
      content: [
        runningText`A partner and children can be part of the application; each of them adds to the fees and the funds to show.`,
      ],
    },
  ],
  system: {
    title: 'The Australian Qualification Framework',
    intro: runningText`Ten levels, from a first certificate to a doctorate. Each step opens the next one.`,
    levels: [
      { name: 'Level 1', detail: 'Certificate I' },
      { name: 'Level 2', detail: 'Certificate II' },
      { name: 'Level 3', detail: 'Certificate III' },
      { name: 'Level 4', detail: 'Certificate IV' },
      { name: 'Level 5', detail: 'Diploma' },
      { name: 'Level 6', detail: 'Advanced Diploma, Associate Degree' },
      { name: 'Level 7', detail: "Bachelor's Degree" },
      { name: 'Level 8', detail: 'Honours Degree, Graduate Certificate, Graduate Diploma' },
      { name: 'Level 9', detail: "Master's Degree" },
      { name: 'Level 10', detail: 'Doctoral Degree' },
    ],
  },
  visa: {
    title: 'The student visa in seven steps',
    steps: [
      {
        title: 'Choose course and university',
        content: [
          runningText`We compare your grades, budget and plans with entry requirements and fees, and shortlist courses that fit.`,
        ],
      },
      {
        title: 'Take the English test',
        content: [
          runningText`Plan for IELTS ${f.englishUndergraduate} for undergraduate and ${f.englishPostgraduate} for postgraduate courses; nursing asks for ${f.englishNursing}.`,
        ],
      },
      {
        title: 'Apply and receive the offer letter',
        content: [
          runningText`The university checks your documents and sends an offer with conditions, fees and dates.`,
        ],
      },
      {
        title: 'Answer the Genuine Student questions',
        content: [
          runningText`You explain your circumstances and why you chose this course, in up to ${f.gsrWords} for each answer. Write them yourself; we read them with you.`,
        ],
      },
      {
        title: 'Show your funds and pay the tuition deposit',
        content: [
          runningText`Prepare proof of living funds, tuition and travel. After the deposit the university issues the Confirmation of Enrolment.`,
        ],
      },
      {
        title: 'Arrange health cover and lodge the application',
        content: [
          runningText`With health cover and the Confirmation of Enrolment you lodge the visa application online. The fee is ${f.visaFee}.`,
        ],
      },
      {
        title: 'Biometrics, health check and decision',
        content: [
          runningText`After biometrics and the health examination, processing usually takes ${f.processing}.`,
        ],
      },
    ],
  },
  chart: {
    title: 'Funds to show for Australia, in AUD',
    rows: [f.parentalIncomeSpouse, f.parentalIncome, f.fundsStudent, f.fundsPartner, f.fundsChild, f.travel],
  },
  cost,
  sections: [
    {
      id: 'financial-requirement',
      title: 'Financial requirement',
      content: [
        runningText`You show that you can pay for travel, tuition and living without depending on work. One way is the income of your parents: ${f.parentalIncome}, or ${f.parentalIncomeSpouse} with a spouse.`,
        runningText`The other way is money: living funds for everybody who travels, the first year of tuition, and the journey.`,
      ],
    },
    {
      id: 'overseas-student-health-cover',
      title: 'Overseas Student Health Cover',
      content: [runningText`Every student needs health cover for the whole stay. Six insurers offer it:`],
      names: oshcInsurers,
    },
    {
      id: 'how-the-funds-are-calculated',
      title: 'How the funds are calculated',
      content: [
        runningText`Add the living funds of each person, the travel cost of each person, the tuition of the first year, and schooling for children of school age. The sum is what the bank papers must show.`,
      ],
      facts: [f.fundsStudent, f.fundsPartner, f.fundsChild, f.travel],
    },
    {
      id: 'costs-of-the-application',
      title: 'Costs of the application',
      facts: [f.visaFee, f.additionalApplicant, f.additionalChild],
    },
    {
      id: 'intakes',
      title: 'Intakes',
      list: [
        runningText`February and March: the main intake, with the widest choice of courses`,
        runningText`June and July: the second intake of most universities`,
        runningText`October and November: some courses`,
      ],
    },
    {
      id: 'post-study-work-visa',
      title: 'Post-study work visa',
      content: [runningText`How long you may stay and work after graduation depends on the degree.`],
      facts: [f.stayBachelor, f.stayResearch],
      list: [
        runningText`Bachelor's degree: ${f.stayBachelor}`,
        runningText`Master's degree by coursework: ${f.stayBachelor}`,
        runningText`Master's degree by research: ${f.stayResearch}`,
        runningText`Doctorate: ${f.stayResearch}`,
      ],
    },
  ],
  faq: [
    {
      title: 'How long does the visa take?',
      content: [runningText`Processing usually takes ${f.processing} from a complete application.`],
    },
    {
      title: 'How much may I work?',
      content: [runningText`Up to ${f.work} while the course is in session.`],
    },
    {
      title: 'Which IELTS score do I need?',
      content: [
        runningText`Overall ${f.englishUndergraduate} for undergraduate, ${f.englishPostgraduate} for postgraduate and ${f.englishNursing} for nursing courses. Your university may ask for more.`,
      ],
    },
    {
      title: 'How much money must be shown for living costs?',
      content: [
        runningText`${f.fundsStudent} for you, ${f.fundsPartner} for a partner and ${f.fundsChild} for each child, besides tuition and travel.`,
      ],
    },
    {
      title: 'Can my parents’ income be used instead?',
      content: [
        runningText`Yes, from ${f.parentalIncome}, or ${f.parentalIncomeSpouse} if you bring a spouse.`,
      ],
    },
    {
      title: 'What does the application cost?',
      content: [
        runningText`${f.visaFee} for you, ${f.additionalApplicant} for an additional adult and ${f.additionalChild} for an additional applicant under 18.`,
      ],
    },
    {
      title: 'What is the Genuine Student requirement?',
      content: [
        runningText`Questions in the visa form about your situation, your course and what it will do for you. Each answer has up to ${f.gsrWords}.`,
      ],
    },
    {
      title: 'Is health cover compulsory?',
      content: [runningText`Yes. It must cover the whole stay and be arranged before the visa application.`],
    },
    {
      title: 'Can my family come with me?',
      content: [runningText`Partner and children can be included. Their fees and funds are added to yours.`],
    },
    {
      title: 'Can I stay after I graduate?',
      content: [
        runningText`Graduates can apply for a post-study work visa of ${f.stayBachelor} or ${f.stayResearch}, depending on the degree.`,
      ],
    },
  ],
};
