import { fontFaceCss } from './font-face.ts';

test('without addresses no font is requested: only those of the device are left', () => {
  for (const css of [fontFaceCss({}), fontFaceCss({ devanagari: null })]) expect(css).not.toContain('url(');
  expect(fontFaceCss({ devanagari: null })).toContain("src:local('Noto Sans Devanagari')");
  expect(fontFaceCss({})).toContain("local('Arial')");
});
