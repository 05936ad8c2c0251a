import type { Language } from './languages.ts';

/** See `language.en.ts`. */
export const language: Language = 'ne';
