import { searchWords } from 'shared-api/rules';
import { wordsInEnglish } from '../nepali-search/words-in-english.ts';

/**
 * The form in which names are compared: lower case, accents dropped from Latin letters (Devanagari signs are letters,
 * not accents, and stay), spaces collapsed.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s\u00a0]+/g, ' ')
    .trim();
}

/** Longer searches are cut, because each word costs a scan. */
const MAX_SEARCH_LENGTH = 200;
const MAX_SEARCH_WORDS = 8;

export interface SearchText {
  /** The whole text, folded, without the punctuation at its end: keyboards of phones add a full stop. */
  phrase: string;
  /** Its different words. */
  words: string[];
}

/** The text of a search, Nepali terms in English; null when it is empty. */
export function readSearchText(text: string | null): SearchText | null {
  const typed = foldText(text ?? '')
    .slice(0, MAX_SEARCH_LENGTH)
    .trim();
  if (!typed) return null;
  const typedWords = searchWords(typed).join(' ');
  const words = wordsInEnglish(typedWords);
  return {
    phrase: words === typedWords ? typed.replace(/[\s,.;:!?।]+$/, '') || typed : words,
    words: [...new Set(words.split(' '))].slice(0, MAX_SEARCH_WORDS),
  };
}

/** Escapes a text for LIKE, so that `%`, `_` and `\` stand for themselves (API-28). */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, (character) => `\\${character}`);
