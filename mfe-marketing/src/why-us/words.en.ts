const NUMBER_WORDS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** `three industry bodies`; without the number from eleven on. */
const industryBodies = (count: number) =>
  count === 1 ? 'one industry body' : [NUMBER_WORDS[count - 1], 'industry bodies'].filter(Boolean).join(' ');

/** Titles and descriptions of the selling points. */
export const reasonWords = {
  years: {
    title: (years: number) => `${years} ${years === 1 ? 'Year' : 'Years'} of Service`,
    description: (years: number) =>
      `We have guided students from Nepal to universities abroad for ${years} ${years === 1 ? 'year' : 'years'}.`,
  },
  team: {
    title: 'Experienced Team',
    description: 'Your counsellor has walked many students through the same steps you are about to take.',
  },
  certified: {
    title: 'Certified Counselors',
    description: (certifications: number) =>
      `Our counselors are certified by ${industryBodies(certifications)}.`,
  },
  endToEnd: {
    title: 'End-to-End Services',
    description: 'One team from the first consultation to the visa, so nothing is lost in between.',
  },
  freeAdvice: {
    title: 'Free Advice',
    description: 'Asking costs nothing. Come with questions, leave with a plan.',
  },
  client: {
    title: 'Client-Centred Approach',
    description: 'We start from your grades, budget and goals, not from a list of universities.',
  },
  visaSuccess: {
    title: 'High Visa Success Rate',
    description: 'Complete, honest documents prepared with care make strong applications.',
  },
  topService: {
    title: 'Top Service',
    description: 'Clear answers, quick replies and reminders before every deadline.',
  },
  scholarship: {
    title: 'Scholarship Assistance',
    description: 'We look for scholarships you can really win and help you apply for them.',
  },
} as const;
