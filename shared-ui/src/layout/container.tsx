import styled from '@emotion/styled';
import { from } from '../theme/tokens.ts';

/** Content column: 95 % of the page on small screens, 90 % on medium, 80 % on large (LAYOUT-12). */
export const Container = styled.div({
  width: '95%',
  marginInline: 'auto',
  [from.md]: { width: '90%' },
  [from.lg]: { width: '80%' },
});
