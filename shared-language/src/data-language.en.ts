import type { Language } from './languages.ts';

/**
 * The `lang` of an element that shows free text of the API, such as the name of a course: undefined where that is the
 * language of the page anyway.
 */
export const dataLanguage: Language | undefined = undefined;
