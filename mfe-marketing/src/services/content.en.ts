import { runningText } from '../text/running-text.tsx';
import type { ServiceContent } from './service-content.ts';
import type { ServiceSlug } from './services.ts';

export const serviceContent: Record<ServiceSlug, ServiceContent> = {
  'accomodation-assistance': {
    lead: 'A bed for the first night, and a home for the months after.',
    intro: [
      runningText`Arriving is easier when you know where you will sleep. We help you compare residences, homestays and shared flats before you fly, with the rent, the distance to campus and the rules in view.`,
      runningText`Whether you go to Australia, New Zealand, the UK, the USA, Canada or Dubai: never send a deposit for a room nobody has seen. We show you how to check a landlord and what a fair contract contains.`,
    ],
    help: [
      'Explain the kinds of student housing and what each usually includes',
      'Compare offers with you: rent, deposit, distance, contract length',
      'Read the contract with you before you sign',
      'Plan the way from the airport and the first days',
    ],
    steps: [
      {
        title: 'Tell us your needs',
        text: 'Budget, city, arrival date, food, and whether you travel alone.',
      },
      {
        title: 'Compare',
        text: 'We go through the options of your institution first, then the open market.',
      },
      { title: 'Apply', text: 'You apply yourself, with us at your side; the contract is yours.' },
      { title: 'Arrive', text: 'You have an address, a contact and a plan for the first week.' },
    ],
    bring: ['Offer letter or Confirmation of Enrolment', 'Your monthly budget', 'Travel dates'],
  },
  'career-counseling': {
    lead: 'Start from the work you want to do, and walk back to the course.',
    intro: [
      runningText`A course abroad is years of your life and a large part of a family's savings. It deserves a plan. In career counseling we look at your strengths, your marks and your interests, and at the occupations behind a course name.`,
      runningText`You leave with two or three directions, the courses that lead there, and an honest view of what each one costs and asks of you.`,
    ],
    help: [
      'Talk through interests, strengths and marks',
      'Explain which qualifications an occupation asks for',
      'Compare directions by cost, length and entry requirements',
      'Draw a plan with dates',
    ],
    steps: [
      {
        title: 'First talk',
        text: (cities) =>
          `Alone or with your parents, ${cities.length > 0 ? `${cities.map((city) => `in ${city}`).join(', ')} or ` : ''}online. It is free.`,
      },
      { title: 'Profile', text: 'We put marks, tests, work experience and budget on one page.' },
      { title: 'Directions', text: 'Two or three realistic paths, with what speaks for and against each.' },
      { title: 'Plan', text: 'Tests, documents and deadlines in the right order.' },
    ],
    bring: ['Transcripts and certificates so far', 'Test scores, if you have any', 'Questions, all of them'],
  },
  'right-university-selection': {
    lead: 'The right university is the one that fits you, not the one with the loudest name.',
    intro: [
      runningText`We compare universities by what matters to you: the exact programme, entry requirements, total cost, intakes, city, and what graduates may do afterwards.`,
      runningText`Every institution we suggest can be checked by you: we show you the official registers and where to find your course in them.`,
    ],
    help: [
      'Shortlist programmes that fit your marks and budget',
      'Check registration and accreditation with you',
      'Compare total costs, not only tuition',
      'Mix safe and ambitious choices',
    ],
    steps: [
      { title: 'Profile', text: 'Marks, tests, budget, goals and the countries you have in mind.' },
      { title: 'Shortlist', text: 'Five to eight programmes, compared side by side.' },
      { title: 'Decision', text: 'You choose; we explain consequences and deadlines.' },
      { title: 'Application', text: 'We check every form and paper before you send it.' },
    ],
    bring: ['Transcripts and certificates', 'English test score or test date', 'Budget for the first year'],
  },
  'health-care': {
    lead: 'Be covered from the day you land.',
    intro: [
      runningText`Most student visas ask for health insurance, and the rules differ: Australia wants cover for the whole stay before you apply, the UK charges a surcharge, New Zealand and Canada have rules of their own.`,
      runningText`We explain what your visa requires, what a policy pays for and what it leaves out, so that a doctor's visit never becomes a financial surprise.`,
    ],
    help: [
      'Explain what your destination requires',
      'Compare what policies pay for and leave out',
      'Help you match the cover to your visa dates',
      'Show you how a claim works',
    ],
    steps: [
      { title: 'Requirement', text: 'What your visa and your university ask for.' },
      { title: 'Comparison', text: 'Cover, exclusions, waiting times and price of several insurers.' },
      { title: 'Purchase', text: 'You buy from the insurer; we check the dates with you.' },
      { title: 'Use', text: 'How to find a doctor, show your card and claim money back.' },
    ],
    bring: ['Offer letter with course dates', 'Passport', 'Information on regular medication'],
  },
  'interview-assistance': {
    lead: 'Say your own plan, clearly and calmly.',
    intro: [
      runningText`Universities and visa officers ask the same things in different words: why this course, why there, who pays, and what comes after. Learned answers sound learned. We help you find your own.`,
      runningText`In practice interviews you hear real questions, get honest feedback, and try again until your plan is easy to follow.`,
    ],
    help: [
      'Practise with realistic questions',
      'Go through your documents, so that you know every line',
      'Give feedback on clarity, pace and honesty',
      'Prepare you for online and in-person interviews',
    ],
    steps: [
      { title: 'Read your file', text: 'You should know your own papers better than the officer does.' },
      { title: 'First practice', text: 'A full interview, then feedback.' },
      { title: 'Improve', text: 'Shorter answers, true reasons, no learned phrases.' },
      { title: 'Final practice', text: 'Shortly before the day, with dress, papers and timing.' },
    ],
    bring: ['Offer letter and application form', 'Financial papers', 'Your statement of purpose'],
  },
  'test-preparation': {
    lead: 'IELTS, TOEFL and PTE: choose the right test, then train for it.',
    intro: [
      runningText`The tests measure the same language in different ways. We help you choose the one that suits you and your university, find out where you stand, and train what costs you points.`,
      runningText`Classes are small, practice tests are timed, and every writing task comes back with comments.`,
    ],
    help: [
      'Choose between IELTS, TOEFL and PTE',
      'Measure your level with a practice test',
      'Train listening, reading, writing and speaking',
      'Plan the test date before your deadlines',
    ],
    steps: [
      { title: 'Practice test', text: 'A timed test shows where you stand.' },
      { title: 'Plan', text: 'Classes and home practice for the weeks you have.' },
      { title: 'Training', text: 'All four skills, with feedback on your own work.' },
      { title: 'Test day', text: 'Registration, what to take along, and how to use the time.' },
    ],
    bring: ['The score your course asks for', 'Earlier test results', 'Your application deadlines'],
  },
  'documentation-guidance': {
    lead: 'Complete, true and in order: that is what makes papers convincing.',
    intro: [
      runningText`Applications fail over missing pages, unexplained gaps and numbers that do not agree. We go through every document with you, early enough to mend what is missing.`,
      runningText`We never write false papers and never advise to hide anything. A gap that is explained is better than a gap that is discovered.`,
    ],
    help: [
      'A checklist for your country and level',
      'Review of academic, financial and personal papers',
      'Advice on translation, notarisation and attestation',
      'Feedback on your statement of purpose',
    ],
    steps: [
      { title: 'Checklist', text: 'What your university and visa ask for, with who issues it.' },
      { title: 'Collection', text: 'You bring originals; we note what is missing.' },
      { title: 'Review', text: 'Names, dates and amounts must agree everywhere.' },
      { title: 'Submission', text: 'Scans in the right form, names and order.' },
    ],
    bring: [
      'Passport',
      'Academic certificates and transcripts',
      'Financial papers of you and your sponsors',
      'Proof of relationship and work experience',
    ],
  },
  scholarship: {
    lead: 'Scholarships go to students who apply early and fit well.',
    intro: [
      runningText`There is money for good marks, for need, for certain subjects and for certain countries. Much of it is never applied for. We look for the scholarships you can really win and plan the applications.`,
      runningText`We list what we know in the scholarship browser of this site, with links to the official pages. Amounts and deadlines change: the official page decides.`,
    ],
    help: [
      'Search for scholarships that match your profile',
      'Explain requirements and chances honestly',
      'Plan deadlines together with admission',
      'Give feedback on essays and references',
    ],
    steps: [
      { title: 'Profile', text: 'Marks, activities, subject, country, need.' },
      { title: 'Search', text: 'University, government and private scholarships.' },
      { title: 'Apply', text: 'Essays and references in time, adapted to each one.' },
      { title: 'Accept', text: 'What the award covers, and what you must keep up to keep it.' },
    ],
    bring: [
      'Transcripts and certificates',
      'Proof of activities and awards',
      'Names of people who can recommend you',
    ],
  },
  'visa-assistance': {
    lead: 'From the checklist to the decision, with no step forgotten.',
    intro: [
      runningText`Visa rules are strict but public. We explain what your destination asks for, check your papers against it, and help you fill in the forms truthfully and completely.`,
      runningText`Nobody can promise a visa, and we do not. What we can do is make sure that a good application is not refused for a missing page.`,
    ],
    help: [
      'Explain requirements and fees of your destination',
      'Check financial papers against the rules',
      'Help with online forms and appointments',
      'Prepare you for the interview, where there is one',
    ],
    steps: [
      { title: 'Requirements', text: 'The official list for your country, read together.' },
      { title: 'Papers', text: 'Collected, checked and put in order.' },
      { title: 'Application', text: 'Form, fee, biometrics, medical examination.' },
      { title: 'Decision', text: 'What the visa allows, or what to do after a refusal.' },
    ],
    bring: [
      'Passport',
      'Offer letter or enrolment confirmation',
      'Financial papers',
      'Earlier visa decisions, also refusals',
    ],
  },
};
