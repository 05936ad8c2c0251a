import { type Document, isScalar, type LineCounter, visit, type YAMLParseError } from 'yaml';
import type { ContentProblem } from './problem.ts';

/** A cause and its cure, and the line of the cause when it is not the one that the library names. */
interface Fault {
  message: string;
  line?: number;
}

const QUOTE_THE_TEXT = 'put the whole text in quotes';
/** Look like a space, but do not indent: non-breaking and ideographic spaces. */
const ODD_SPACE = /[\u00a0\u2007\u202f\u3000]/;

export const beginsWithCurlyQuote = (text: string): boolean => /^[“”„‘’«]/.test(text.trim());
export const CURLY_QUOTES = 'has curly quotes, which count as text: write straight ones (")';

/**
 * The errors of the YAML library in the words of somebody who edits texts. The library reports one cause as up to three
 * errors of one line, in the terms of YAML's grammar, so each line has one message, found from the line itself.
 */
export function describeYamlErrors(
  file: string,
  text: string,
  document: Document.Parsed,
  counter: LineCounter,
): ContentProblem[] {
  const lines = text.split(/\r?\n/);
  const problems: ContentProblem[] = [];
  const named = new Set<number | undefined>();
  for (const error of document.errors) {
    // Where the library has lost its place, every following line is an error.
    if (problems.length > 0 && error.message.includes(' in YAML stream')) continue;
    const found = findFault(error, lines, document, counter);
    const reported = error.linePos?.[0].line;
    const line = found?.line ?? reported;
    if (named.has(line) || named.has(reported)) continue;
    named.add(line).add(reported);
    const message =
      found?.message ??
      `is not valid YAML: ${error.message.split('\n')[0]?.replace(/ at line \d+.*$/, '')}; look for a missing quote, colon or space`;
    problems.push({ file, line, message });
  }
  return problems;
}

function findFault(
  error: YAMLParseError,
  lines: readonly string[],
  document: Document.Parsed,
  counter: LineCounter,
): Fault | undefined {
  const { line: lineNumber = 1, col = 1 } = error.linePos?.[0] ?? {};
  const line = lines[lineNumber - 1] ?? '';
  const [before, after] = [line.slice(0, col - 1), line.slice(col - 1)];
  const indentation = /^\s*/.exec(line)?.[0] ?? '';
  const value = /^\s*(?:-\s+)*(?:[^\s:]+:\s+)?(.*)$/.exec(line)?.[1] ?? '';

  if (indentation.includes('\t')) return { message: 'begins with a tab: write spaces instead' };
  if (ODD_SPACE.test(indentation) || /:[\u00a0\u2007\u202f\u3000]/.test(line))
    return { message: 'has a non-breaking space where an ordinary one belongs: delete it and type a space' };
  const sign = /^[*&!@`%,]/.exec(value)?.[0];
  if (sign) return { message: `a text cannot begin with ${sign}: ${QUOTE_THE_TEXT}` };

  switch (error.code) {
    case 'MULTIPLE_DOCS':
      return { message: '"---" begins a second text, but a file has only one: delete the line' };
    case 'BAD_DQ_ESCAPE':
      return { message: 'has a backslash between double quotes: write single quotes, or \\\\ for each \\' };
    case 'BLOCK_AS_IMPLICIT_KEY':
      if (/:(\s|$)/.test(after))
        return {
          message: beginsWithCurlyQuote(value)
            ? CURLY_QUOTES
            : `has a second colon with a space after it: ${QUOTE_THE_TEXT}`,
        };
      if (/^\s*-[\w-]+:\s/.test(line)) return { message: 'has no space after the dash: write one' };
      return misplacedLineAfter(lines, lineNumber) ?? missingColon(line);
    case 'MULTILINE_IMPLICIT_KEY':
      return missingColon(line);
    case 'BAD_INDENT':
      return error.message.startsWith('All ')
        ? {
            line: nextTextLine(lines, lineNumber),
            message:
              'begins in another column than the fields beside it: give all of them the same number of spaces',
          }
        : undefined;
    case 'MISSING_CHAR':
      if (error.message.startsWith('Missing closing')) return unclosedQuote(document, counter);
      if (error.message.startsWith('Sequence item'))
        return {
          message:
            'has too few spaces at its beginning: put it below the first field of its entry, or begin it with a dash',
        };
      return missingColon(line);
    case 'UNEXPECTED_TOKEN':
      if (/["']\s*$/.test(before) && /["']/.test(value))
        return {
          message: `has text after a closing quote: ${QUOTE_THE_TEXT} that do not occur in it (' or ")`,
        };
      if (/[>|]\s*$/.test(before) && value)
        return { message: `a text cannot begin with ${value[0]}: ${QUOTE_THE_TEXT}` };
      if (error.message.includes('block-seq-ind'))
        return {
          message:
            'a dash begins an entry of a list, which cannot stand here: begin the list on a line of its own, or put a text with a dash in quotes',
        };
      if (before.trim() === '')
        return { message: 'does not belong to the line above: check the spaces at its beginning' };
      return undefined;
    default:
      return undefined;
  }
}

/** Number of the first line with text, from a line on: the library may name a comment before it. */
const nextTextLine = (lines: readonly string[], from: number): number =>
  lines.findIndex((line, index) => index >= from - 1 && /^\s*[^\s#]/.test(line)) + 1 || from;

/** The next field, when it begins further right although no field above it is open. */
function misplacedLineAfter(lines: readonly string[], lineNumber: number): Fault | undefined {
  const line = nextTextLine(lines, lineNumber + 1);
  if (!/:(\s|$)/.test(lines[line - 1] ?? '')) return undefined;
  return {
    line,
    message: `has too many spaces at its beginning: begin it in the same column as the field in line ${lineNumber}`,
  };
}

function missingColon(line: string): Fault | undefined {
  if (/^[\s-]*[\w-]+:\S/.test(line)) return { message: 'has no space after the colon: write one' };
  return /:(\s|$)/.test(line)
    ? undefined
    : {
        message:
          'has no colon after the name of a field: write it, or put a text of several lines in quotes or below |',
      };
}

/** The library names the end of the file; the quote was opened before. */
function unclosedQuote(document: Document.Parsed, counter: LineCounter): Fault {
  let line: number | undefined;
  visit(document, {
    Value: (_key, node) => {
      if (isScalar(node) && node.type?.startsWith('QUOTE') && node.range)
        ({ line } = counter.linePos(node.range[0]));
    },
  });
  return {
    ...(line !== undefined && { line }),
    message: 'has a quote that is not closed: write a second one',
  };
}
