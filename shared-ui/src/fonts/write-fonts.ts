/** Writes the site's font files: `npm run fonts --workspace shared-ui`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { languageNames } from 'shared-language';
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

const devanagariSource = import.meta.resolve(
  '@fontsource-variable/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal.woff2',
);
/** Of the link to Nepali pages. */
const nepaliNameWeight = 600;
/** What joins the signs of Devanagari to its letters. */
const DEVANAGARI_FEATURES = ['abvm', 'abvs', 'blwm', 'blws', 'dist', 'mark', 'mkmk', 'pres', 'psts'];

const [common, rare] = [lettersIn(commonLetters), lettersIn(rareLetters)];
const fonts = [
  { name: 'heading', source: headingSource, text: common, weight: headingWeight, features: FEATURES },
  { name: 'heading-rare', source: headingSource, text: rare, weight: headingWeight, features: FEATURES },
  { name: 'text', source: textSource, text: common, weight: textWeight, features: TEXT_FEATURES },
  { name: 'text-rare', source: textSource, text: rare, weight: textWeight, features: TEXT_FEATURES },
  {
    name: 'devanagari',
    source: devanagariSource,
    text: NEPALI,
    weight: { min: 400, max: 700, default: 400 },
  },
];

type Weight = number | { min: number; max: number; default: number };

/** @param features all that the letters have when left out */
const subset = (source: string, text: string, weight: Weight, features?: string[]): Promise<Buffer> =>
  subsetFont(readFileSync(fileURLToPath(source)), text, {
    targetFormat: 'woff2',
    variationAxes: { wght: weight },
    ...(features && { keepFeatures: features }),
  });

const write = (file: string, content: string | Buffer) => {
  writeFileSync(fileURLToPath(new URL(file, import.meta.url)), content);
  process.stdout.write(`${file}: ${(content.length / 1024).toFixed(1)} kB\n`);
};

for (const { name, source, text, weight, features } of fonts)
  write(`${name}.woff2`, await subset(source, text, weight, features));

const nepaliName = await subset(devanagariSource, languageNames.ne, nepaliNameWeight, DEVANAGARI_FEATURES);
write(
  'nepali-name-font.ts',
  `/** The letters of “${languageNames.ne}” from Noto Sans Devanagari, weight ${nepaliNameWeight}. Written by write-fonts.ts. */
export const nepaliNameFont =
  'data:font/woff2;base64,${nepaliName.toString('base64')}';
`,
);
