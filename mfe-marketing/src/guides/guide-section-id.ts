/** Ids of the fixed sections of a guide, for links within the page. */
export const GUIDE_SECTIONS = {
  features: 'features',
  visa: 'visa-process',
  cost: 'first-year',
  questions: 'questions',
} as const;

/** Id of a section from its title, which is different for each section of a guide. */
export const sectionId = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
