/** Choices of the two fields that are lists with "Other", as they are sent (APPLY-4), in any language of the site. */

export const NO_TEST_YET = 'Not taken yet';
export const testTypes = ['IELTS', 'TOEFL', 'PTE', 'Duolingo English Test', NO_TEST_YET] as const;
export const qualifications = [
  'SEE (class 10)',
  '+2 (class 12)',
  'A-Levels',
  'Diploma',
  "Bachelor's degree",
  "Master's degree",
] as const;
