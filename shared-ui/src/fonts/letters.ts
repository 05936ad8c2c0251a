/**
 * Letters of the fonts, as ranges for `unicode-range` of CSS.
 *
 * `common`: English with its punctuation, the site's currencies, and the accented letters of the demonstration data.
 * Nearly every page needs no other, and their files come before the first paint.
 */
export const commonLetters =
  'U+0000-007E,U+00A0,U+00A3,U+00A9,U+00B7,U+00C4,U+00D6-00D7,U+00DC,U+00DF,U+00E4,U+00E9,U+00F6,U+00FC,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+20AC,U+2212';

/** The other letters of western Europe. Browsers load their files for a page that shows one of them. */
export const rareLetters =
  'U+00A1-00A2,U+00A4-00A8,U+00AA-00B6,U+00B8-00C3,U+00C5-00D5,U+00D8-00DB,U+00DD-00DE,U+00E0-00E3,U+00E5-00E8,U+00EA-00F5,U+00F7-00FB,U+00FD-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-2012,U+2015-2017,U+201A-201B,U+201E-2021,U+2023-2025,U+2027-206F,U+2122,U+2191,U+2193,U+2215,U+FEFF,U+FFFD';

/** All letters of ranges as those above. */
export const lettersIn = (ranges: string): string =>
  [...ranges.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)]
    .map(([, first = '', last = first]) => {
      const from = Number.parseInt(first, 16);
      const count = Number.parseInt(last, 16) - from + 1;
      return String.fromCodePoint(...Array.from({ length: count }, (_, index) => from + index));
    })
    .join('');
