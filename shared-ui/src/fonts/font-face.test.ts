import { statSync } from 'node:fs';
import { join } from 'node:path';
import { fontFaceCss } from './font-face.ts';

test('without addresses no font is requested: only those of the device are left', () => {
  for (const css of [fontFaceCss({}), fontFaceCss({ devanagari: null })]) expect(css).not.toContain('url(');
  expect(fontFaceCss({ devanagari: null })).toContain("src:local('Noto Sans Devanagari')");
  expect(fontFaceCss({})).toContain("local('Arial')");
});

test('the fonts of a page have the weights of the site and are 40 kB in all', () => {
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
  expect(bytes[0]! + bytes[1]!).toBeLessThan(40_500);
});
