import { runningText } from '../../text/running-text.tsx';

export const intro = [
  runningText`A student visa rests on three questions: is your plan real, can you pay for it, and do your papers prove both? The forms differ from country to country; the questions do not.`,
  runningText`We explain the rules, check your papers and prepare you for interviews. Nobody can promise a visa, and we do not.`,
];

export const trailTitle = 'The way to a student visa';

/** The seven steps, the same in all countries. */
export const steps = [
  { name: 'Plan', text: 'course, university, budget and time.' },
  { name: 'Test', text: 'English, early enough to repeat it.' },
  { name: 'Offer', text: 'apply and meet the conditions.' },
  { name: 'Funds', text: 'the amount, the time it must lie there, and where it comes from.' },
  { name: 'Papers', text: 'complete, translated, all saying the same.' },
  { name: 'Application', text: 'form, fee, biometrics, medical examination.' },
  { name: 'Decision', text: 'what the visa allows, or what a refusal says.' },
] as const;
