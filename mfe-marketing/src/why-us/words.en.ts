/** Titles and descriptions of the selling points. */
export const reasonWords = {
  years: {
    title: '15 Years of Service',
    description: 'We have guided students from Nepal to universities abroad for 15 years.',
  },
  team: {
    title: 'Experienced Team',
    description: 'Your counsellor has walked many students through the same steps you are about to take.',
  },
  certified: {
    title: 'Certified Counselors',
    description: 'Our counselors are certified by three industry bodies.',
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
