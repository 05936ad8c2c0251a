/** Ids of the fixed sections of a guide, for links within the page. */
export const GUIDE_SECTIONS = {
  features: 'features',
  visa: 'visa-process',
  cost: 'first-year',
  questions: 'questions',
} as const;
