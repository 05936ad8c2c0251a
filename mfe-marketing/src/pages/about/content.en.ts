import { runningText } from '../../text/running-text.tsx';

export const mission = [
  runningText`We want every student in Nepal who can study abroad to know how: what it costs, what it takes, and whether it is the right step. Good advice should not depend on whom you know.`,
  runningText`From the first consultation to the visa, one team goes with you: choosing a course, preparing for tests, applying for scholarships, putting papers in order, finding a place to live. Whether the way leads to Australia, New Zealand, the UK, the USA, Canada or Dubai, we start from your goals and say honestly what we see.`,
];

/** The six core values, in the order of PAGE-6. */
export const values = [
  {
    name: 'Professionalism',
    text: 'We know the rules we advise on, and say so when we have to look something up.',
  },
  {
    name: 'Integrity',
    text: 'No false papers, no empty promises, no hidden interest in one university or another.',
  },
  { name: 'Excellence', text: 'Applications leave our desk when they are complete, not when the day ends.' },
  { name: 'Collaboration', text: 'Students, parents, teachers and universities work on one plan.' },
  { name: 'Student Empowerment', text: 'You decide, and you learn to do the next step yourself.' },
  {
    name: 'Social Responsibility',
    text: 'We advise against a plan that would harm a student or a family, even when it costs us a client.',
  },
] as const;
