import { styled } from '../styled/styled.ts';
import { from } from '../theme/tokens.ts';

/** Content column: the page less 16 px on each side on small screens, 90 % on medium, 80 % on large (LAYOUT-12). */
export const Container = styled.div({
  width: 'min(95%, 100% - 2rem)',
  marginInline: 'auto',
  [from.md]: { width: '90%' },
  [from.lg]: { width: '80%' },
});
