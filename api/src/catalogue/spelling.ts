import type { Database } from '../database/database.ts';
import { editDistance } from './edit-distance.ts';

/** Shorter words are never corrected, because too many words are one letter away from them. */
const MIN_CORRECTED_LENGTH = 4;
const MAX_ALTERNATIVES = 6;

/** How many typing errors a word of this length may have. */
const maxErrors = (length: number): number => (length >= 7 ? 2 : 1);

/**
 * The words of the catalogue that a typed word may stand for, nearest first; the typed word itself comes first if it
 * occurs. Beginnings of words count too, because the visitor may still be typing.
 */
export function alternatives(typed: string, vocabulary: readonly string[]): string[] {
  const occurs = vocabulary.some((word) => word.includes(typed));
  if (typed.length < MIN_CORRECTED_LENGTH) return [typed];
  const limit = maxErrors(typed.length);
  const near: [word: string, rank: number][] = [];
  for (const word of vocabulary) {
    const toWord = editDistance(typed, word, limit);
    const toBeginning =
      word.length > typed.length ? editDistance(typed, word.slice(0, typed.length), limit) : limit + 1;
    const errors = Math.min(toWord, toBeginning);
    // Of equally near words, whole ones come before beginnings.
    if (errors > 0 && errors <= limit) near.push([word, Math.min(toWord, toBeginning + 0.5)]);
  }
  near.sort((a, b) => a[1] - b[1] || (a[0] < b[0] ? -1 : 1));
  return [...(occurs ? [typed] : []), ...near.slice(0, MAX_ALTERNATIVES).map(([word]) => word)];
}

/** Every word by which courses are found. */
export async function readVocabulary(database: Database): Promise<readonly string[]> {
  return (await database.query('SELECT word FROM vocabulary', [])).map(([word]) => word as string);
}
