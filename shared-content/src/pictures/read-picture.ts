import { createHash } from 'node:crypto';
import { imageSize } from 'image-size';
import { isComplete } from './is-complete.ts';

/** Largest accepted picture. */
const MAX_PICTURE_BYTES = 300 * 1024;
const MAX_SIDE_PX = 4000;

const contentTypes: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
};

/** A picture as the site serves it. */
export interface PictureFile {
  /** `<hash>.svg` */
  name: string;
  contentType: string;
  body: Buffer;
  width: number;
  height: number;
}

/**
 * Checks a picture by its content, not by its name.
 * @returns the picture, or why it cannot be used and what to do
 */
export function readPicture(body: Buffer): PictureFile | { problem: string } {
  if (body.length > MAX_PICTURE_BYTES)
    return {
      problem: `is larger than ${MAX_PICTURE_BYTES / 1024} kB: save it smaller, e.g. as WebP`,
    };
  let size: ReturnType<typeof imageSize>;
  try {
    size = imageSize(body);
  } catch {
    return { problem: 'is not a picture that browsers show: save it as svg, png, jpg, webp or avif' };
  }
  const type = size.type === 'heif' ? 'avif' : (size.type ?? '');
  const contentType = contentTypes[type];
  if (!contentType) return { problem: `is a ${type} picture: save it as svg, png, jpg, webp or avif` };
  // From 5 on, cameras have stored the picture lying on its side, and browsers turn it.
  const isTurned = (size.orientation ?? 1) >= 5;
  const [width, height] = isTurned ? [size.height, size.width] : [size.width, size.height];
  if (!(width > 0 && height > 0)) return { problem: 'has no size: give the drawing a width and a height' };
  if (width > MAX_SIDE_PX || height > MAX_SIDE_PX)
    return { problem: `is larger than ${MAX_SIDE_PX} pixels: save it smaller` };
  if (!isComplete(body, type)) return { problem: 'is cut off, its end is missing: copy or save it again' };
  if (type === 'svg') {
    const svg = body.toString('utf8');
    if (!declaresSvg(svg))
      return { problem: `has no xmlns="${SVG_NAMESPACE}", so no browser shows it: save it as "plain SVG"` };
    const active = activePart(svg);
    if (active) return { problem: `contains ${active}: save it as "plain SVG" without scripts and links` };
  }
  const hash = createHash('sha256').update(body).digest('hex').slice(0, 20);
  return { name: `${hash}.${type}`, contentType, body, width: Math.round(width), height: Math.round(height) };
}

const SVG_NAMESPACE = 'http://www.w3.org/2000/svg';

/** Whether the drawing says that it is SVG; only inside a page it need not. */
const declaresSvg = (svg: string): boolean =>
  /<svg\s(?:[^>"']|"[^"]*"|'[^']*')*>/.exec(svg)?.[0].includes(SVG_NAMESPACE) ?? false;

const activeParts: readonly [RegExp, string][] = [
  [/<\s*(?:[\w-]+:)?script/i, 'a script'],
  [/<\s*(?:[\w-]+:)?foreignObject/i, 'a foreignObject'],
  [/<!(?:ENTITY|DOCTYPE[^>]*\[)/i, 'an entity'],
  [/\son[a-z]+\s*=/i, 'an event handler'],
  [/javascript:/i, 'a javascript: address'],
  [/(?:href|src)\s*=\s*["']?\s*(?!#|data:image\/(?:png|jpeg|webp))[^\s"'>]/i, 'a link to another file'],
  [/(?:url\(\s*["']?\s*(?!#|data:image)|@import)/i, 'a style that loads another file'],
];

/** Names what in an SVG could execute or load something; null for a plain drawing. */
const activePart = (svg: string): string | null =>
  activeParts.find(([pattern]) => pattern.test(svg))?.[1] ?? null;
