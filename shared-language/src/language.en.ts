import type { Language } from './languages.ts';

/**
 * The language of this build. Bundles are built once per language: in the build of another language each file `x.en.ts`
 * is replaced by its neighbour `x.ne.ts`, and this one as well.
 */
export const language: Language = 'en';
