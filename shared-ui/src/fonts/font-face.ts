import { commonLetters, rareLetters } from './letters.ts';
import { nepaliNameFont } from './nepali-name-font.ts';

/** Addresses of the fonts, also `data:` ones (`shared-ui/font-files` gives the bundled ones; `write-fonts.ts` writes their files). */
export interface FontUrls {
  /** Absent: the fonts of the device, as on pages with low data. */
  heading?: string;
  text?: string;
  /** Letters that few pages need: browsers load them for those pages only. */
  headingRare?: string;
  textRare?: string;
  /** Only on pages in Nepali. `null`: only from a font of the device. */
  devanagari?: string | null;
  /** Only on pages in English: letters for the one Nepali word there, the name of the language. They are part of the rule. */
  nepaliName?: boolean;
}

const face = (
  family: string,
  weights: string,
  display: 'swap' | 'optional',
  url: string | undefined,
  letters: string,
) => {
  if (!url) return '';
  // A font in the document is there a moment after its rule: with `optional` the browser would already have given it up.
  const shown = url.startsWith('data:') ? 'block' : display;
  return `@font-face{font-family:'${family}';font-style:normal;font-display:${shown};font-weight:${weights};src:url(${url}) format('woff2');unicode-range:${letters}}`;
};

/**
 * A local font with the metrics of the web font, so that the swap causes no layout shift. Bold text needs a bold
 * local font: bold that browsers synthesise is 8 % narrower. The widths are averages over the site's headings and
 * texts.
 */
const fallback = (
  family: string,
  weights: string,
  locals: readonly string[],
  size: number,
  { ascent, descent }: { ascent: number; descent: number },
) =>
  `@font-face{font-family:'${family}';font-weight:${weights};src:${locals.map((name) => `local('${name}')`).join()};size-adjust:${size}%;ascent-override:${((ascent / size) * 100).toFixed(1)}%;descent-override:${((descent / size) * 100).toFixed(1)}%;line-gap-override:0%}`;

/**
 * Phones and computers that have a font for Devanagari show that one: it costs no data and nothing moves. The others
 * would show empty boxes until the web font is there. Line heights do not depend on the font.
 */
const devanagariFace = (url: string | null) =>
  `@font-face{font-family:'Noto Sans Devanagari';font-display:swap;font-weight:400 700;src:local('Noto Sans Devanagari'),local('Kohinoor Devanagari'),local('Nirmala UI'),local('Mangal')${url === null ? '' : `,url(${url}) format('woff2')`};unicode-range:U+0900-097F,U+200C-200D,U+25CC}`;

/** The last font of the link to Nepali pages: devices with a font for Devanagari show the word in that one. */
export const nepaliNameFamily = 'Nepali Name';
const nepaliNameFace = `@font-face{font-family:'${nepaliNameFamily}';font-display:block;font-weight:600;src:url(${nepaliNameFont}) format('woff2')}`;

const bricolage = { ascent: 93, descent: 27 };
const jakarta = { ascent: 103.8, descent: 22.2 };
const arial = ['Arial', 'Liberation Sans'];
const arialBold = ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'];
const roboto = ['Roboto'];
const robotoBold = ['Roboto Bold', 'Roboto-Bold', 'Roboto'];

/** The `@font-face` rules of the site, for the document's `<head>`. */
export const fontFaceCss = ({
  heading,
  text,
  headingRare,
  textRare,
  devanagari,
  nepaliName = false,
}: FontUrls): string =>
  (devanagari === undefined ? '' : devanagariFace(devanagari)) +
  (nepaliName ? nepaliNameFace : '') +
  face('Bricolage Grotesque Variable', '700', 'swap', heading, commonLetters) +
  face('Bricolage Grotesque Variable', '700', 'swap', headingRare, rareLetters) +
  // A long text can break into fewer lines in the web font, whatever the metrics, so a late font waits for the next page.
  face('Plus Jakarta Sans Variable', '400 800', 'optional', text, commonLetters) +
  face('Plus Jakarta Sans Variable', '400 800', 'swap', textRare, rareLetters) +
  fallback('Bricolage Arial', '200 800', arialBold, 102, bricolage) +
  fallback('Bricolage Roboto', '200 800', robotoBold, 108.6, bricolage) +
  fallback('Jakarta Arial', '400', arial, 105.3, jakarta) +
  fallback('Jakarta Arial', '600 800', arialBold, 100.8, jakarta) +
  fallback('Jakarta Roboto', '400', roboto, 105.7, jakarta) +
  fallback('Jakarta Roboto', '600 800', robotoBold, 107.4, jakarta);
