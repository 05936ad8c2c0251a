import { textWidth } from './picture-fonts.ts';

/** Sizes of a title in px: the largest at which it has at most three lines and no word is cut. */
const SIZES = [76, 64, 54] as const;
const SMALLEST = SIZES[2];
const MAX_LINES = 3;

const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean);

/** Breaks a text into lines; a word that is wider than a line is cut. */
function breakLines(text: string, size: number, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of wordsOf(text)) {
    const longer = line ? `${line} ${word}` : word;
    if (!line || textWidth(longer, size) <= width) {
      line = longer;
      continue;
    }
    lines.push(line);
    line = word;
  }
  if (line) lines.push(line);
  return lines.map((text) => fitLine(text, size, width));
}

/** The line, shortened with an ellipsis until it fits. */
export function fitLine(line: string, size: number, width: number): string {
  if (textWidth(line, size) <= width) return line;
  const characters = [...line];
  let low = 0;
  let high = characters.length;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    const fits = textWidth(`${characters.slice(0, middle).join('')}…`, size) <= width;
    if (fits) low = middle;
    else high = middle - 1;
  }
  return `${characters.slice(0, low).join('').trimEnd()}…`;
}

/** A title in lines of a width in px, and its size. What fits at no size is shortened at the smallest one. */
export function titleLines(title: string, width: number): { size: number; lines: string[] } {
  for (const size of SIZES) {
    if (wordsOf(title).some((word) => textWidth(word, size) > width)) continue;
    const lines = breakLines(title, size, width);
    if (lines.length <= MAX_LINES) return { size, lines };
  }
  const lines = breakLines(title, SMALLEST, width);
  if (lines.length <= MAX_LINES) return { size: SMALLEST, lines };
  const last = fitLine(`${lines[MAX_LINES - 1]} …`, SMALLEST, width);
  return { size: SMALLEST, lines: [...lines.slice(0, MAX_LINES - 1), last] };
}
