/**
 * The form in which names are compared: lower case, accents dropped from Latin letters (Devanagari signs are letters,
 * not accents, and stay), spaces and punctuation collapsed.
 */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s\u00a0]+/g, ' ')
    .trim();
}

/** Longer searches are cut: nobody types more, and each word costs a scan. */
const longestSearch = 200;
const mostWords = 8;

export interface SearchWords {
  /** The whole text, folded. */
  phrase: string;
  words: string[];
}

/** Null when nothing is left to search for. */
export function searchWords(text: string | null): SearchWords | null {
  const phrase = fold(text ?? '')
    .slice(0, longestSearch)
    .trim();
  if (!phrase) return null;
  return { phrase, words: [...new Set(phrase.split(' '))].slice(0, mostWords) };
}

/** `%`, `_` and `\` mean themselves (A28). */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, (character) => `\\${character}`);
