/** Addresses of the fonts (`shared-ui/font-files` gives the bundled ones; `write-fonts.ts` writes their files). */
export interface FontUrls {
  /** Absent: the fonts of the device, as on pages with low data. */
  heading?: string;
  text?: string;
  /** Only on pages in Nepali. `null`: only from a font of the device. */
  devanagari?: string | null;
}

const latin =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';

const face = (family: string, url: string, weights: string, display: 'swap' | 'optional') =>
  `@font-face{font-family:'${family}';font-style:normal;font-display:${display};font-weight:${weights};src:url(${url}) format('woff2');unicode-range:${latin}}`;

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

const bricolage = { ascent: 93, descent: 27 };
const jakarta = { ascent: 103.8, descent: 22.2 };
const arial = ['Arial', 'Liberation Sans'];
const arialBold = ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'];
const roboto = ['Roboto'];
const robotoBold = ['Roboto Bold', 'Roboto-Bold', 'Roboto'];

/** The `@font-face` rules of the site, for the document's `<head>`. */
export const fontFaceCss = ({ heading, text, devanagari }: FontUrls): string =>
  (devanagari === undefined ? '' : devanagariFace(devanagari)) +
  (heading ? face('Bricolage Grotesque Variable', heading, '700', 'swap') : '') +
  // A long text can break into fewer lines in the web font, whatever the metrics, so a late font waits for the next page.
  (text ? face('Plus Jakarta Sans Variable', text, '400 800', 'optional') : '') +
  fallback('Bricolage Arial', '200 800', arialBold, 102, bricolage) +
  fallback('Bricolage Roboto', '200 800', robotoBold, 108.6, bricolage) +
  fallback('Jakarta Arial', '400', arial, 105.3, jakarta) +
  fallback('Jakarta Arial', '600 800', arialBold, 100.8, jakarta) +
  fallback('Jakarta Roboto', '400', roboto, 105.7, jakarta) +
  fallback('Jakarta Roboto', '600 800', robotoBold, 107.4, jakarta);
