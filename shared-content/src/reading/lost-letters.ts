import { type Document, isScalar, type LineCounter, visit } from 'yaml';
import type { ContentProblem } from './problem.ts';

const LOST_LETTERS = /(?<![\p{L}\p{M}\p{N}?])\?{3,}(?![\p{L}\p{M}\p{N}?])|\ufffd/u;

/**
 * Whether a text has what is left of letters that an encoding does not have: a question mark for each letter of a word, or
 * the sign for a character that could not be read. Programs for Windows write so where Nepali is saved as "ANSI" or as plain
 * CSV, which is UTF-8 then.
 */
export const hasLostLetters = (text: string): boolean => LOST_LETTERS.test(text);

/** Values of a file whose letters were lost. */
export function findLostLetters(
  file: string,
  document: Document.Parsed,
  lines: LineCounter,
): ContentProblem[] {
  const problems: ContentProblem[] = [];
  visit(document, {
    Value: (_key, node) => {
      if (!isScalar(node) || typeof node.value !== 'string' || !hasLostLetters(node.value)) return;
      const { line } = lines.linePos(node.range?.[0] ?? 0);
      const message =
        'has question marks where letters were lost, as when Nepali is saved as "ANSI": write the text again, and save the file as UTF-8';
      problems.push({ file, line, message });
    },
  });
  return problems;
}
