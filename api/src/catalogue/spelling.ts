import type { Database } from '../database/database.ts';

/** Shorter words are never corrected: almost anything is one letter away from them. */
const shortestForgiven = 4;
const mostAlternatives = 6;

/** How many typing errors a word of this length may hold. */
const errorsAllowed = (length: number): number => (length >= 7 ? 2 : 1);

/**
 * Typing errors between two words: letters missing, added, wrong or swapped with their neighbour (optimal string
 * alignment). Gives up beyond `limit`, answering `limit + 1`.
 */
export function typingErrors(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    let best = i;
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, beforeLast[j - 2]! + 1);
      row.push(cost);
      best = Math.min(best, cost);
    }
    if (best > limit) return limit + 1;
    beforeLast = last;
    last = row;
  }
  return last[b.length]!;
}

/**
 * The words of the catalogue a typed word may have meant, nearest first, itself first when it occurs. A word still
 * being typed is compared with the beginnings of words.
 */
export function alternatives(typed: string, vocabulary: readonly string[]): string[] {
  const occurs = vocabulary.some((word) => word.includes(typed));
  if (typed.length < shortestForgiven) return [typed];
  const limit = errorsAllowed(typed.length);
  const near: [word: string, errors: number][] = [];
  for (const word of vocabulary) {
    const whole = typingErrors(typed, word, limit);
    const beginning =
      word.length > typed.length ? typingErrors(typed, word.slice(0, typed.length), limit) : limit + 1;
    const errors = Math.min(whole, beginning);
    // Whole words come before beginnings of words that are as near.
    if (errors > 0 && errors <= limit) near.push([word, Math.min(whole, beginning + 0.5)]);
  }
  near.sort((a, b) => a[1] - b[1] || (a[0] < b[0] ? -1 : 1));
  return [...(occurs ? [typed] : []), ...near.slice(0, mostAlternatives).map(([word]) => word)];
}

/** The words courses are found by. */
export async function readVocabulary(database: Database): Promise<readonly string[]> {
  return (await database.query('SELECT word FROM vocabulary', [])).map(([word]) => word as string);
}
