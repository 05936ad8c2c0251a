import { styled } from '../styled/styled.ts';

/** First link of the page: visible only while it has focus. `<SkipLink href="#main">Skip to main content</SkipLink>` */
export const SkipLink = styled.a({
  position: 'fixed',
  insetInlineStart: 8,
  top: 8,
  zIndex: 2000,
  padding: '.75rem 1rem',
  borderRadius: 12,
  background: 'var(--c-card)',
  color: 'var(--c-primary)',
  fontWeight: 700,
  transform: 'translateY(-200%)',
  '&:focus': { transform: 'none' },
  '@media print': { display: 'none' },
});
