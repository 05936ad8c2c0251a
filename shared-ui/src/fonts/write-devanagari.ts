/** Writes `devanagari.woff2`: `npm run fonts --workspace shared-ui`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

/** The letters, vowel signs and other signs of Nepali, and both joiners. Their ligatures come with them. */
const NEPALI = ' ँंःअआइईउऊऋएऐओऔकखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसहािीुूृेैोौ्ॐ।॥०१२३४५६७८९़ऽ\u200c\u200d';
/** Weights of the site. */
const WEIGHTS = { min: 400, max: 700, default: 400 };

const source = fileURLToPath(
  import.meta.resolve(
    '@fontsource-variable/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal.woff2',
  ),
);
const font = await subsetFont(readFileSync(source), NEPALI, {
  targetFormat: 'woff2',
  variationAxes: { wght: WEIGHTS },
});
writeFileSync(fileURLToPath(new URL('./devanagari.woff2', import.meta.url)), font);
process.stdout.write(`devanagari.woff2: ${(font.length / 1024).toFixed(1)} kB\n`);
