import type { GuideSection } from './guide.ts';

/** Ids of the fixed sections of a guide, for links within the page. */
export const GUIDE_SECTIONS = {
  features: 'features',
  visa: 'visa-process',
  cost: 'first-year',
  questions: 'questions',
} as const;

/**
 * Id of a section: its own, which translations have so that links lead to the same place, else from its title, which is
 * different for each section of a guide.
 */
export const sectionId = ({ id, title }: Pick<GuideSection, 'id' | 'title'>): string =>
  id ??
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
