import { drawScene, isSceneName, sceneSize } from 'shared-ui/scenes/draw';
import sharp from 'sharp';
import type { SharingPicture } from '../site-types.ts';
import { outlineText } from './picture-fonts.ts';
import { fitLine, titleLines } from './title-lines.ts';

const MARGIN = 72;
const TEXT_WIDTH = sceneSize.width - 2 * MARGIN;
const LINE_HEIGHT = 1.15;
const DETAIL_SIZE = 38;
const BRAND_SIZE = 34;
/** Longer texts are cut before they are measured, so that a picture takes bounded work. */
const MAX_TEXT_LENGTH = 300;

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
  const { size, lines } = titleLines(title.slice(0, MAX_TEXT_LENGTH), TEXT_WIDTH);
  const first = 150;
  const afterTitle = first + lines.length * size * LINE_HEIGHT;
  const texts = [
    ...lines.map((line, index) => textAt(line, size, first + index * size * LINE_HEIGHT)),
    detail
      ? textAt(
          fitLine(detail.slice(0, MAX_TEXT_LENGTH), DETAIL_SIZE, TEXT_WIDTH),
          DETAIL_SIZE,
          afterTitle + 8,
          '#FFE3B8',
        )
      : '',
    textAt(
      fitLine(brandName.slice(0, MAX_TEXT_LENGTH), BRAND_SIZE, TEXT_WIDTH),
      BRAND_SIZE,
      height - 48,
      '#fff',
    ),
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
