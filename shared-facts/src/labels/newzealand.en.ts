/** Names of the figures. */
export const labels = {
  fundsStudent: 'Living funds, student',
  fundsPartner: 'Living funds, partner',
  feePrimary: 'Primary school',
  feeSecondary: 'Secondary school',
  feeDiploma: 'Certificate or diploma',
  feeBachelor: "Bachelor's degree",
  feePostgraduate: 'Postgraduate',
  feeDoctorate: 'PhD',
  work: 'Part-time work',
  stayDegree: "PhD and master's degree",
  stayDiploma: 'Postgraduate diploma',
  bankStatement: 'Bank statement, at least',
  guarantors: 'Financial guarantor, no more than',
} as const;

/** When figures have changed since. */
export const changes = { work: '3 November 2025' } as const;
