import type { Language } from './languages.ts';

/** See `data-language.en.ts`. */
export const dataLanguage: Language | undefined = 'en';
