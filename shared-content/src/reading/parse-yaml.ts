import { type Document, LineCounter, parseDocument } from 'yaml';
import { describeYamlErrors } from './describe-yaml-errors.ts';
import { findCutText } from './find-cut-text.ts';
import { findLostLetters } from './lost-letters.ts';
import type { ContentProblem } from './problem.ts';

/** Largest accepted text file. */
const MAX_FILE_BYTES = 512 * 1024;
/** A few lines of YAML could otherwise expand to gigabytes. */
const MAX_ALIASES = 20;

/** A text file of a pack. */
export interface ParsedYaml {
  /** What the file says, unchecked. */
  written: unknown;
  text: string;
  document: Document.Parsed;
  lines: LineCounter;
  warnings: ContentProblem[];
}

/**
 * Parses a text file of a pack.
 * @param file name for problems
 */
export function parseYaml(file: string, text: string): ParsedYaml | { problems: ContentProblem[] } {
  if (Buffer.byteLength(text) > MAX_FILE_BYTES)
    return { problems: [{ file, message: `is larger than ${MAX_FILE_BYTES / 1024} kB: shorten it` }] };
  const lines = new LineCounter();
  const document = parseDocument(text, {
    lineCounter: lines,
    uniqueKeys: true,
    version: '1.2',
    stringKeys: true,
  });
  if (document.errors.length > 0) return { problems: describeYamlErrors(file, text, document, lines) };
  const { problems, warnings } = findCutText(file, text, document, lines);
  problems.push(...findLostLetters(file, document, lines));
  if (problems.length > 0) return { problems };
  try {
    return { written: document.toJS({ maxAliasCount: MAX_ALIASES }), text, document, lines, warnings };
  } catch (error) {
    return { problems: [{ file, message: `cannot be read: ${(error as Error).message}` }] };
  }
}
