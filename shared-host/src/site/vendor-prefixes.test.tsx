/** @jest-environment node */
import { CacheProvider } from '@emotion/react';
import { renderToString } from 'react-dom/server';
import { styled } from 'shared-ui';
import { createStyleCache } from './site-providers.tsx';

/** The style rules of an element on a page of the site. */
function rulesOf(styles: Parameters<typeof styled.p>[0]): string {
  const cache = createStyleCache();
  const Box = styled.p(styles);
  renderToString(
    <CacheProvider value={cache}>
      <Box />
    </CacheProvider>,
  );
  return Object.values(cache.inserted)
    .join('')
    .replace(/\.css-\w+/g, '.box');
}

test('what all supported browsers know by its standard name has no prefix', () => {
  expect(rulesOf({ display: 'flex', alignItems: 'center', transform: 'none', width: 'fit-content' })).toBe(
    '.box{display:flex;align-items:center;transform:none;width:fit-content;}',
  );
  expect(rulesOf({ '&::placeholder': { transition: 'color 1s' } })).toBe(
    '.box::placeholder{transition:color 1s;}',
  );
});

test.each([
  ['userSelect', 'none', 'user-select:none;'],
  ['hyphens', 'auto', 'hyphens:auto;'],
  ['maskImage', 'none', 'mask-image:none;'],
  ['backdropFilter', 'blur(2px)', 'backdrop-filter:blur(2px);'],
  ['backgroundClip', 'text', 'background-clip:text;'],
  ['printColorAdjust', 'exact', 'print-color-adjust:exact;'],
  ['boxDecorationBreak', 'clone', 'box-decoration-break:clone;'],
])('%s has its prefix, before the standard name', (property, value, written) => {
  expect(rulesOf({ '@media print': { [property]: value } })).toBe(
    `@media print{.box{-webkit-${written}${written}}}`,
  );
});
