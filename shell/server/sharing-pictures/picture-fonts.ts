import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type Font, openSync } from 'fontkit';

const require = createRequire(import.meta.url);
const open = (family: string, file: string): Font =>
  openSync(
    join(dirname(require.resolve(`@fontsource-variable/${family}/package.json`)), 'files', `${file}.woff2`),
  ) as Font;

/** The site's heading font in its default weight (800), and a font for Nepali; opened with the first picture. */
let fonts: readonly Font[] | undefined;
const pictureFonts = (): readonly Font[] => {
  fonts ??= [
    open('bricolage-grotesque', 'bricolage-grotesque-latin-wght-normal'),
    open('bricolage-grotesque', 'bricolage-grotesque-latin-ext-wght-normal'),
    open('noto-sans-devanagari', 'noto-sans-devanagari-devanagari-wght-normal'),
  ];
  return fonts;
};

/** Runs of characters that one font contains; characters that no font contains are left out. */
function fontRuns(text: string): { font: Font; text: string }[] {
  const runs: { font: Font; text: string }[] = [];
  for (const character of text) {
    const codePoint = character.codePointAt(0)!;
    const last = runs.at(-1);
    // Spaces and joiners stay in the run of their neighbours, so that words are shaped whole.
    if (last && (/[\s\u200c\u200d]/.test(character) || last.font.hasGlyphForCodePoint(codePoint))) {
      last.text += character;
      continue;
    }
    const font = pictureFonts().find((candidate) => candidate.hasGlyphForCodePoint(codePoint));
    if (font) runs.push({ font, text: character });
  }
  return runs;
}

/** Width in px of a line of text, without the work of drawing it. */
export const textWidth = (text: string, size: number): number =>
  fontRuns(text).reduce(
    (width, { font, text: part }) => width + (font.layout(part).advanceWidth * size) / font.unitsPerEm,
    0,
  );

/**
 * Path data for an SVG of a line of text at a size in px, with the baseline at y = 0. As outlines, a text looks the same
 * whatever fonts the machine has.
 */
export function outlineText(text: string, size: number): string {
  let path = '';
  let x = 0;
  for (const { font, text: part } of fontRuns(text)) {
    const scale = size / font.unitsPerEm;
    const { glyphs, positions } = font.layout(part);
    glyphs.forEach((glyph, index) => {
      const position = positions[index]!;
      path += glyph.path
        .scale(scale, -scale)
        .translate(x + position.xOffset * scale, -position.yOffset * scale)
        .toSVG();
      x += position.xAdvance * scale;
    });
  }
  return path;
}
