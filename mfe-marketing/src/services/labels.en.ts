/** Names of the services by route slug. */
export const serviceLabels = {
  'accomodation-assistance': 'Accommodation Assistance',
  'career-counseling': 'Career Counseling',
  'right-university-selection': 'Right University Selection',
  'health-care': 'Health Insurance',
  'interview-assistance': 'Interview Preparation',
  'test-preparation': 'Test Preparation',
  'documentation-guidance': 'Documentation Guidance',
  scholarship: 'Scholarship Assistance',
  'visa-assistance': 'Visa Assistance',
} as const;
