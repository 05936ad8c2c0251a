import { brandCss } from './brand-css.ts';

test('a pack without colours changes no styles', () => expect(brandCss({})).toBe(''));

test('colours of the pack are set per scheme, with their darker or lighter companions as plain colours', () => {
  expect(brandCss({ primary: '#1F3A8A', accent: '#c8102e', primaryDark: '#A0B4FF' })).toBe(
    '@media print,(prefers-color-scheme:light){:root:root{--c-primary:#1F3A8A;--c-deep:#192e6e;--focus:#1F3A8A;--c-accent:#c8102e;--c-accentHover:#a00d25;}}' +
      '@media screen and (prefers-color-scheme:dark){:root:root{--c-primary:#A0B4FF;--c-deep:#b8c7ff;}}',
  );
});
