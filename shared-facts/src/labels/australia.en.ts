/** Names of the figures. */
export const labels = {
  visaFee: 'Visa application fee',
  additionalApplicant: 'Additional applicant',
  additionalChild: 'Additional applicant under 18',
  parentalIncome: 'Parental income',
  parentalIncomeSpouse: 'Parental income, with spouse',
  fundsStudent: 'Living funds, student',
  fundsPartner: 'Living funds, partner',
  fundsChild: 'Living funds, each child',
  travel: 'Travel, each person',
  work: 'Part-time work',
  englishPostgraduate: 'IELTS, postgraduate',
  englishUndergraduate: 'IELTS, undergraduate',
  englishNursing: 'IELTS, nursing',
  gsrWords: 'Each Genuine Student answer',
  stayBachelor: "Bachelor's degree, master's by coursework",
  stayResearch: "Master's by research, doctorate",
  processing: 'Visa processing',
} as const;

/** When figures have changed since. */
export const changes = { visaFee: '1 July 2025' } as const;
