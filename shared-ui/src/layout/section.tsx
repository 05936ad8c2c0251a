import { styled } from '../styled/styled.ts';
import { from } from '../theme/tokens.ts';

/** A full-width band of the page with vertical padding. `data-tone="tint"` or `"night"` sets its background. */
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
