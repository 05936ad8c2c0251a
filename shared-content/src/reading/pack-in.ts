import type { ContentPack } from '../content-pack.ts';
import type { ReadPack } from './read-content-pack.ts';

/**
 * A pack in a language, as far as it has translations; else in English.
 * @param language BCP 47 tag; may come from an address
 */
export const packIn = (
  { pack, languages = {} }: Pick<ReadPack, 'pack' | 'languages'>,
  language: string,
): ContentPack => (Object.hasOwn(languages, language) && languages[language]) || pack;
