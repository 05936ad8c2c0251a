import type { Database } from '../../database/database.ts';
import { editDistance } from './edit-distance.ts';

/** Shorter words are never corrected, because too many words are one letter away from them. */
const MIN_CORRECTED_LENGTH = 4;
const MAX_ALTERNATIVES = 6;

/** How many typing errors a word of this length may have. */
const maxErrors = (length: number): number => (length >= 7 ? 2 : 1);

/** Every word by which courses are found. */
export interface Vocabulary {
  words: readonly string[];
  /** The same, for asking whether there is a word. */
  known: ReadonlySet<string>;
  /** All words, with spaces between them. */
  joined: string;
  /** The letters of each word, as `lettersOf` has them. */
  letters: Int32Array;
}

/** A bit for each letter of a word; letters that share one make words look nearer than they are, never farther. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let place = 0; place < word.length; place += 1) letters |= 1 << (word.charCodeAt(place) & 31);
  return letters;
}

export const createVocabulary = (words: readonly string[]): Vocabulary => ({
  words,
  known: new Set(words),
  joined: words.join(' '),
  letters: Int32Array.from(words, lettersOf),
});

/** How many bits of 32 are set. */
function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/**
 * The words of the catalogue that a typed word may stand for, nearest first; the typed word itself comes first if it
 * occurs. Beginnings of words count too, because the visitor may still be typing.
 */
export function alternatives(typed: string, { words, joined, letters }: Vocabulary): string[] {
  if (typed.length < MIN_CORRECTED_LENGTH) return [typed];
  const limit = maxErrors(typed.length);
  const typedLetters = lettersOf(typed);
  const near: [word: string, rank: number][] = [];
  for (let index = 0; index < words.length; index += 1) {
    // Each letter that a word has not is an error at least: most words need no closer look.
    if (countBits(typedLetters & ~letters[index]!) > limit) continue;
    const word = words[index]!;
    const toWord = editDistance(typed, word, limit);
    const toBeginning =
      word.length > typed.length ? editDistance(typed, word.slice(0, typed.length), limit) : limit + 1;
    const errors = Math.min(toWord, toBeginning);
    // Of equally near words, whole ones come before beginnings.
    if (errors > 0 && errors <= limit) near.push([word, Math.min(toWord, toBeginning + 0.5)]);
  }
  near.sort((a, b) => a[1] - b[1] || (a[0] < b[0] ? -1 : 1));
  return [
    ...(joined.includes(typed) ? [typed] : []),
    ...near.slice(0, MAX_ALTERNATIVES).map(([word]) => word),
  ];
}

export async function readVocabulary(database: Database): Promise<Vocabulary> {
  return createVocabulary(
    (await database.query('SELECT word FROM vocabulary', [])).map(([word]) => word as string),
  );
}
