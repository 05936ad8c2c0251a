import { drawScene, isSceneName, sceneSize } from 'shared-ui/scenes/draw';
import sharp from 'sharp';
import type { SharingPicture } from '../site-types.ts';
import { outlineText, textWidth } from './picture-fonts.ts';

const MARGIN = 72;
const TEXT_WIDTH = sceneSize.width - 2 * MARGIN;
/** Sizes of the title in px: the largest at which it has at most three lines. */
const TITLE_SIZES = [76, 64, 54] as const;
const MAX_TITLE_LINES = 3;
const LINE_HEIGHT = 1.15;
const DETAIL_SIZE = 38;
const BRAND_SIZE = 34;
/** Longer texts are cut before they are measured, so that a picture takes bounded work. */
const MAX_TEXT_LENGTH = 300;

/** Breaks a text into lines of the width of the picture; a word that is wider than a line is cut. */
function breakLines(text: string, size: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = line ? `${line} ${word}` : word;
    if (!line || textWidth(longer, size) <= TEXT_WIDTH) {
      line = longer;
      continue;
    }
    lines.push(line);
    line = word;
  }
  if (line) lines.push(line);
  return lines.map((text) => fitLine(text, size));
}

/** The line, shortened with an ellipsis until it fits. */
function fitLine(line: string, size: number): string {
  if (textWidth(line, size) <= TEXT_WIDTH) return line;
  const characters = [...line];
  let low = 0;
  let high = characters.length;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    const fits = textWidth(`${characters.slice(0, middle).join('')}…`, size) <= TEXT_WIDTH;
    if (fits) low = middle;
    else high = middle - 1;
  }
  return `${characters.slice(0, low).join('').trimEnd()}…`;
}

function titleLines(title: string): { size: number; lines: string[] } {
  for (const size of TITLE_SIZES) {
    const lines = breakLines(title, size);
    if (lines.length <= MAX_TITLE_LINES) return { size, lines };
  }
  const size = TITLE_SIZES.at(-1)!;
  const lines = breakLines(title, size);
  const last = fitLine(`${lines[MAX_TITLE_LINES - 1]} …`, size);
  return { size, lines: [...lines.slice(0, MAX_TITLE_LINES - 1), last] };
}

const textAt = (text: string, size: number, y: number, fill = '#fff') =>
  `<path transform="translate(${MARGIN} ${Math.round(y)})" fill="${fill}" d="${outlineText(text, size)}"/>`;

/**
 * An Open Graph picture of 1200×630 px as PNG: the texts over the scene. The texts are drawn as outlines, so nothing in
 * them is interpreted.
 */
export async function drawSharingPicture(
  { title, detail, scene }: SharingPicture,
  brandName: string,
): Promise<Buffer> {
  const { width, height } = sceneSize;
  const { size, lines } = titleLines(title.slice(0, MAX_TEXT_LENGTH));
  const first = 150;
  const afterTitle = first + lines.length * size * LINE_HEIGHT;
  const texts = [
    ...lines.map((line, index) => textAt(line, size, first + index * size * LINE_HEIGHT)),
    detail
      ? textAt(fitLine(detail.slice(0, MAX_TEXT_LENGTH), DETAIL_SIZE), DETAIL_SIZE, afterTitle + 8, '#FFE3B8')
      : '',
    textAt(fitLine(brandName.slice(0, MAX_TEXT_LENGTH), BRAND_SIZE), BRAND_SIZE, height - 48, '#fff'),
  ];
  const backdrop = sharp(Buffer.from(drawScene(scene && isSceneName(scene) ? scene : 'ridge', 'light')));
  const overlay = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    '<linearGradient id="s" x2="0" y2="1"><stop stop-color="#12203A" stop-opacity=".86"/><stop offset=".62" stop-color="#12203A" stop-opacity=".5"/><stop offset="1" stop-color="#12203A" stop-opacity=".8"/></linearGradient>',
    `<path fill="url(#s)" d="M0 0h${width}v${height}H0Z"/>`,
    ...texts,
    '</svg>',
  ].join('');
  return backdrop
    .composite([{ input: Buffer.from(overlay) }])
    .png({ palette: true, colours: 128 })
    .toBuffer();
}
