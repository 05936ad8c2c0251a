import styled from '@emotion/styled';
import { from } from '../theme/tokens.ts';

/** A band of the page with air above and below. `data-tone="tint"` or `"night"` colours it edge to edge. */
export const Section = styled.section({
  paddingBlock: '3rem',
  [from.lg]: { paddingBlock: '4rem' },
  '&[data-tone=tint]': { background: 'color-mix(in srgb,var(--c-tint) 55%,var(--c-paper))' },
  '&[data-tone=night]': {
    background: 'var(--c-night)',
    color: 'var(--c-onNight)',
    '--focus': '#F2A900',
    '--focus-gap': '#12203A',
  },
});
