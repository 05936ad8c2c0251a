/** Official page of each country, and of each test, with the current figures. */
export const officialPages = {
  australia: 'https://immi.homeaffairs.gov.au/visas/getting-a-visa/visa-listing/student-500',
  newzealand: 'https://www.immigration.govt.nz/study/',
  uk: 'https://www.gov.uk/student-visa',
  usa: 'https://travel.state.gov/content/travel/en/us-visas/study/student-visa.html',
  canada: 'https://www.canada.ca/en/immigration-refugees-citizenship/services/study-canada.html',
  dubai: 'https://u.ae/en/information-and-services/visa-and-emirates-id',
  ielts: 'https://ielts.org/',
  toefl: 'https://www.ets.org/toefl.html',
  pte: 'https://www.pearsonpte.com/',
} as const;
