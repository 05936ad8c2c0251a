/** Name, title and description of the destinations. */
export const destinationWords = {
  australia: {
    country: 'Australia',
    title: 'Study in Australia',
    description:
      'Coursework and research degrees, part-time work of 48 hours a fortnight, and a post-study work visa.',
  },
  newzealand: {
    country: 'New Zealand',
    title: 'Study in New Zealand',
    description: 'Small classes, safe cities, and up to three years of post-study work after a degree.',
  },
  uk: {
    country: 'UK',
    title: 'Study in UK',
    description: 'Shorter degrees with a long reputation, and the Graduate Route visa afterwards.',
  },
  usa: {
    country: 'USA',
    title: 'Study in USA',
    description: 'The widest choice of programmes, on-campus work, and practical training after graduation.',
  },
  canada: {
    country: 'Canada',
    title: 'Study in Canada',
    description: 'Practical programmes, clear visa rules, and a work permit as long as your programme.',
  },
  dubai: {
    country: 'Dubai',
    title: 'Study in Dubai',
    description: 'International campuses close to home, with three intakes a year.',
  },
} as const;
