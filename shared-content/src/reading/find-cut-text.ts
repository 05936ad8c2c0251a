import { type Document, isScalar, type LineCounter, visit } from 'yaml';
import type { ContentProblem } from './problem.ts';

/** Longest part of a file that a message repeats. */
const MAX_REPEATED_CHARACTERS = 40;
const DATE_OR_TIME = /^\d{4}-\d{2}-\d{2}$|^\d{1,2}:\d{2}$/;
/** Two spaces before the `#` and one after it: how comments at the end of a line are usually written. */
const CLEARLY_COMMENT = /^(?: {2,}|[ \t]*\t[ \t]*)#[ \t]/;

/**
 * Text that YAML would silently cut off a value: a word with `!` or `&` at its beginning, which YAML takes for a tag or
 * an anchor, and everything after ` #`, which YAML takes for a comment. The first is an error, because packs have no
 * use for tags and for anchors that nothing refers to. The second is a warning: it may be a comment.
 */
export function findCutText(
  file: string,
  text: string,
  document: Document.Parsed,
  lines: LineCounter,
): { problems: ContentProblem[]; warnings: ContentProblem[] } {
  const problems: ContentProblem[] = [];
  const warnings: ContentProblem[] = [];
  const anchors: { name: string; line: number }[] = [];
  const aliases: { name: string; line: number }[] = [];
  const refuse = (line: number | undefined, start: string) =>
    problems.push({ file, line, message: `"${start}" would be cut off the text: put the text in quotes` });

  for (const { code, pos, linePos } of document.warnings)
    if (code === 'TAG_RESOLVE_FAILED') refuse(linePos?.[0].line, firstWord(text.slice(pos[0])));

  visit(document, {
    Alias: (_key, { source, range }) => {
      aliases.push({ name: source, line: lines.linePos(range?.[0] ?? 0).line });
    },
    Value: (key, node) => {
      const [start, end] = node.range ?? [0, 0];
      const { line } = lines.linePos(start);
      if (node.anchor !== undefined) anchors.push({ name: node.anchor, line });
      // A lone `!` is a tag that the library resolves without a warning.
      if (node.tag === '!') refuse(line, '!');
      if (key === 'key' || !isScalar(node) || node.type !== 'PLAIN') return;
      if (typeof node.value !== 'string' || DATE_OR_TIME.test(node.value)) return;
      const rest = text.slice(end).split(/\r?\n/, 1)[0] ?? '';
      if (/^[ \t]+#/.test(rest) && !CLEARLY_COMMENT.test(rest))
        warnings.push({
          file,
          line: lines.linePos(end).line,
          message: `"${shortened(rest.trim())}" is cut off as a comment: put the whole text in quotes, or write the comment on a line of its own`,
        });
    },
  });
  for (const { name, line } of anchors)
    if (!aliases.some((alias) => alias.name === name)) refuse(line, `&${name}`);
  for (const { name, line } of aliases)
    if (!anchors.some((anchor) => anchor.name === name))
      problems.push({
        file,
        line,
        message: `a text cannot begin with * (as "*${name}" does): put the text in quotes`,
      });
  return { problems, warnings };
}

const firstWord = (text: string) => /^\S+/.exec(text)?.[0] ?? '';

const shortened = (text: string) =>
  text.length > MAX_REPEATED_CHARACTERS ? `${text.slice(0, MAX_REPEATED_CHARACTERS)}…` : text;
