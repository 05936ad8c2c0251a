import type { SearchText } from '../spelling/search-text.ts';
import { sameNames } from './other-names.ts';

const groups = new Map(sameNames.flatMap((names) => names.map((name) => [name, names])));
/** Names are looked up from the longest to the shortest. */
const MAX_NAME_WORDS = Math.max(...sameNames.flat().map((name) => name.split(' ').length));

/** The names at a place of a search that begin there, and how many of its words they take. */
function namesAt(words: readonly string[], at: number): { names: readonly string[]; length: number } | null {
  for (let length = Math.min(MAX_NAME_WORDS, words.length - at); length > 0; length -= 1) {
    const names = groups.get(words.slice(at, at + length).join(' '));
    if (names) return { names, length };
  }
  return null;
}

/** Whether a search has a word for which the catalogue may have another one. */
export const hasOtherNames = ({ words }: SearchText): boolean =>
  words.some((_, at) => namesAt(words, at) !== null);

/** Whether the catalogue has every word of a name. It has words of letters and digits, "b.sc" as "sc". */
const hasName = (name: string, has: (word: string) => boolean): boolean =>
  name
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word.length > 1)
    .every(has);

/**
 * A search in the names that the catalogue has: "england" is "uk" where courses have that word and not "england".
 * @param has whether a word of at least two letters occurs in the catalogue
 */
export function inNamesOfCatalogue(search: SearchText, has: (word: string) => boolean): SearchText {
  const { words } = search;
  const found: string[] = [];
  let isReplaced = false;
  for (let at = 0; at < words.length; ) {
    const { names, length } = namesAt(words, at) ?? { names: [], length: 1 };
    const typed = words.slice(at, at + length);
    const known = hasName(typed.join(' '), has) ? undefined : names.find((name) => hasName(name, has));
    isReplaced ||= known !== undefined;
    found.push(...(known?.split(' ') ?? typed));
    at += length;
  }
  return isReplaced ? { phrase: found.join(' '), words: [...new Set(found)] } : search;
}
