import { fontFaceCss } from '../fonts/font-face.ts';

test('a late text font waits for the next page, and the fallbacks have the metrics of the fonts', () => {
  const css = fontFaceCss({ heading: '/h.woff2', text: '/t.woff2' });
  expect(css.match(/@font-face/g)).toHaveLength(8);
  expect(css).toContain('/h.woff2');
  expect(css.match(/font-display:(swap|optional)/g)).toEqual(['font-display:swap', 'font-display:optional']);
  expect(css.match(/size-adjust:10[0-9.]+%/g)).toHaveLength(6);
  // Bold text has a bold fallback: bold that the browser synthesises is narrower than the web font.
  for (const face of css.split('@font-face').filter((rule) => /-weight:(200|600) 800;src:local/.test(rule)))
    expect(face).toMatch(/src:local\('(Arial|Roboto) Bold'\)/);
  expect(css).toContain('url(/h.woff2)');
});
