import { styled } from '../styled/styled.ts';

/** What does nothing without scripts: not shown where the browser runs none. Adds no box of its own. */
export const NeedsScript = styled.span({
  display: 'contents',
  '@media (scripting:none)': { display: 'none' },
});
