/** Writes the site's font files: `npm run fonts --workspace shared-ui`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { commonLetters, lettersIn, rareLetters } from './letters.ts';

/** The letters, vowel signs and other signs of Nepali, and both joiners. Their ligatures come with them. */
const NEPALI = ' ँंःअआइईउऊऋएऐओऔकखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसहािीुूृेैोौ्ॐ।॥०१२३४५६७८९़ऽ\u200c\u200d';

const headingSource = import.meta.resolve(
  '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
);
const textSource = import.meta.resolve(
  '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2',
);
/** What the site's styles use: joined and kerned letters, accents, and digits of one width in tables. */
const FEATURES = ['calt', 'ccmp', 'clig', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rlig'];
const TEXT_FEATURES = [...FEATURES, 'tnum'];

/** Only the weights of the site: a variable font has the outlines of each letter's lightest and boldest weight. */
const headingWeight = 700;
const textWeight = { min: 400, max: 800, default: 400 };

const [common, rare] = [lettersIn(commonLetters), lettersIn(rareLetters)];
const fonts = [
  { name: 'heading', source: headingSource, text: common, weight: headingWeight, features: FEATURES },
  { name: 'heading-rare', source: headingSource, text: rare, weight: headingWeight, features: FEATURES },
  { name: 'text', source: textSource, text: common, weight: textWeight, features: TEXT_FEATURES },
  { name: 'text-rare', source: textSource, text: rare, weight: textWeight, features: TEXT_FEATURES },
  {
    name: 'devanagari',
    source: import.meta.resolve(
      '@fontsource-variable/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal.woff2',
    ),
    text: NEPALI,
    weight: { min: 400, max: 700, default: 400 },
  },
];

for (const { name, source, text, weight, features } of fonts) {
  const options = {
    targetFormat: 'woff2' as const,
    variationAxes: { wght: weight },
    ...(features && { keepFeatures: features }),
  };
  const font = await subsetFont(readFileSync(fileURLToPath(source)), text, options);
  writeFileSync(fileURLToPath(new URL(`./${name}.woff2`, import.meta.url)), font);
  process.stdout.write(`${name}.woff2: ${(font.length / 1024).toFixed(1)} kB\n`);
}
