import { styled } from 'shared-ui';

/** What does nothing without scripts: not shown where the browser runs none. Adds no box of its own. */
export const NeedsScript = styled.span({
  display: 'contents',
  '@media (scripting:none)': { display: 'none' },
});

/** What stands in for it there. */
export const WithoutScript = styled.span({
  display: 'none',
  '@media (scripting:none)': { display: 'contents' },
});
