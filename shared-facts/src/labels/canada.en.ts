/** Names of the figures. */
export const labels = {
  work: 'Part-time work',
  tuition: 'Tuition',
  living: 'Living costs',
  fundsStudent: 'Proof of funds, student alone',
  fundsPartner: 'Proof of funds, with partner (total)',
  fundsChildren: 'Proof of funds, with children',
  application: 'Study permit application',
  biometrics: 'Biometrics',
  english: 'Recommended IELTS, overall',
  englishBand: 'Recommended IELTS, lowest band',
  pgwpShort: 'Shortest programme for a work permit',
  pgwpFull: 'Programme length for the longest permit',
  pgwpLong: 'Longest Post-Graduation Work Permit',
} as const;

/** When figures have changed since. */
export const changes = {
  funds: '1 September 2025',
  ofFamilyOfThree: (amount: string) => `${amount} for a family of three`,
} as const;
