/**
 * How a word of the API is shown. The word itself stays the value that is sent, compared and part of addresses. A word
 * that no table has, and null, are returned as they are.
 */
export type Display = <Word extends string | null | undefined>(word: Word) => Word;
