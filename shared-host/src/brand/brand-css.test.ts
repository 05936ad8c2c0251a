import { brandCss } from './brand-css.ts';

test('a pack without colours changes no styles', () => expect(brandCss({})).toBe(''));

test('colours of the pack are set per scheme, with their darker or lighter companions as plain colours', () => {
  expect(brandCss({ primary: '#1F3A8A', accent: '#c8102e', primaryDark: '#A0B4FF' })).toBe(
    '@media print,(prefers-color-scheme:light){:root:root{--c-primary:#1F3A8A;--c-deep:#192e6e;--focus:#1F3A8A;--c-accent:#c8102e;--c-accentHover:#a00d25;--c-cta:#c8102e;--c-ctaHover:#a00d25;--c-onCta:var(--c-onAccent);}}' +
      '@media screen and (prefers-color-scheme:dark){:root:root{--c-primary:#A0B4FF;--c-deep:#b8c7ff;}}',
  );
});

test('the accent colour of a scheme is that of its main buttons, with the text of the theme for it', () => {
  const [light = '', dark = ''] = brandCss({ accent: '#006644', accentDark: '#66FFCC' }).split(
    '@media screen',
  );
  expect(light).toContain('--c-cta:#006644;--c-ctaHover:#005236;--c-onCta:var(--c-onAccent);');
  expect(dark).toContain('--c-cta:#66FFCC;--c-ctaHover:#8cffd9;--c-onCta:var(--c-onAccent);');
});

test('without an accent colour the main buttons keep the colours of the theme', () => {
  expect(brandCss({ primary: '#1F3A8A', primaryDark: '#A0B4FF' })).not.toMatch(/cta/i);
});
