/** Writes the site's font files: `npm run fonts --workspace shared-ui`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

/** The letters, vowel signs and other signs of Nepali, and both joiners. Their ligatures come with them. */
const NEPALI = ' ँंःअआइईउऊऋएऐओऔकखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसहािीुूृेैोौ्ॐ।॥०१२३४५६७८९़ऽ\u200c\u200d';

const letters = (first: number, last = first) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
/** The letters of `latin` in `font-face.ts`: English and the names of western Europe. */
const LATIN = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x131],
  [0x152, 0x153],
  [0x2bb, 0x2bc],
  [0x2c6],
  [0x2da],
  [0x2dc],
  [0x304],
  [0x308],
  [0x329],
  [0x2000, 0x206f],
  [0x20ac],
  [0x2122],
  [0x2191],
  [0x2193],
  [0x2212],
  [0x2215],
  [0xfeff],
  [0xfffd],
]
  .map(([first = 0, last]) => letters(first, last))
  .join('');

/** Only the weights of the site: a variable font has the outlines of each letter's lightest and boldest weight. */
const fonts = [
  {
    name: 'heading',
    source: import.meta.resolve(
      '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
    ),
    text: LATIN,
    weight: 700,
  },
  {
    name: 'text',
    source: import.meta.resolve(
      '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2',
    ),
    text: LATIN,
    weight: { min: 400, max: 800, default: 400 },
  },
  {
    name: 'devanagari',
    source: import.meta.resolve(
      '@fontsource-variable/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal.woff2',
    ),
    text: NEPALI,
    weight: { min: 400, max: 700, default: 400 },
  },
];

for (const { name, source, text, weight } of fonts) {
  const font = await subsetFont(readFileSync(fileURLToPath(source)), text, {
    targetFormat: 'woff2',
    variationAxes: { wght: weight },
  });
  writeFileSync(fileURLToPath(new URL(`./${name}.woff2`, import.meta.url)), font);
  process.stdout.write(`${name}.woff2: ${(font.length / 1024).toFixed(1)} kB\n`);
}
