import { statSync } from 'node:fs';
import { join } from 'node:path';
import { fontFaceCss, nepaliNameFamily } from './font-face.ts';
import { commonLetters, lettersIn, rareLetters } from './letters.ts';

test('without addresses no font is requested: only those of the device are left', () => {
  for (const css of [fontFaceCss({}), fontFaceCss({ devanagari: null })]) expect(css).not.toContain('url(');
  expect(fontFaceCss({ devanagari: null })).toContain("src:local('Noto Sans Devanagari')");
  expect(fontFaceCss({})).toContain("local('Arial')");
});

test('the fonts of a page have the weights of the site and are 25 kB in all', () => {
  const css = fontFaceCss({ heading: '/h.woff2', text: '/t.woff2' });
  const weights = [...css.matchAll(/font-weight:([\d ]+);src:url\(([^)]+)\)/g)].map(([, range, url]) => [
    url,
    range,
  ]);
  expect(weights).toEqual([
    ['/h.woff2', '700'],
    ['/t.woff2', '400 800'],
  ]);
  const bytes = ['heading', 'text'].map((name) => statSync(join(__dirname, `${name}.woff2`)).size);
  expect(bytes[0]! + bytes[1]!).toBeLessThan(25_500);
});

test('a font in the document is waited for, one from a file is not', () => {
  const css = fontFaceCss({
    heading: 'data:font/woff2;base64,AA',
    text: 'data:font/woff2;base64,AA',
    textRare: '/t-rare',
  });
  expect(css.match(/font-display:\w+/g)).toEqual([
    'font-display:block',
    'font-display:block',
    'font-display:swap',
  ]);
  expect(fontFaceCss({ heading: '/h', text: '/t' })).not.toContain('block');
});

test('rare letters have files of their own, which are loaded where one of them is shown', () => {
  const css = fontFaceCss({ heading: '/h', text: '/t', headingRare: '/h-rare', textRare: '/t-rare' });
  const ranges = [...css.matchAll(/src:url\(([^)]+)\)[^}]*unicode-range:([^}]+)/g)].map(
    ([, url, range = '']) => [
      url,
      [...'Aß€ø†'].filter((letter) => lettersIn(range).includes(letter)).join(''),
    ],
  );
  expect(ranges).toEqual([
    ['/h', 'Aß€'],
    ['/h-rare', 'ø†'],
    ['/t', 'Aß€'],
    ['/t-rare', 'ø†'],
  ]);
});

test('each letter of western Europe is in one of the files', () => {
  const common = new Set(lettersIn(commonLetters));
  const rare = new Set(lettersIn(rareLetters));
  expect([...common].filter((letter) => rare.has(letter))).toEqual([]);
  const latin = Array.from({ length: 0x60 }, (_, index) => String.fromCodePoint(0xa0 + index)).join('');
  expect([...latin, ...'ŒœıˆŽ'].filter((letter) => !common.has(letter) && !rare.has(letter))).toEqual(['Ž']);
});

test('the name of Nepali has its letters in the rule, which no other text uses', () => {
  const css = fontFaceCss({ nepaliName: true });
  expect(css.match(/url\([^)]{0,30}/g)).toEqual([expect.stringContaining('data:font/woff2;base64,')]);
  expect(css).toContain(`font-family:'${nepaliNameFamily}'`);
  expect(css.length - fontFaceCss({}).length).toBeLessThan(1_800);
});
