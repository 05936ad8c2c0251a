import { styled } from 'shared-ui';

/** What stands in for `NeedsScript` where the browser runs no scripts. */
export const WithoutScript = styled.span({
  display: 'none',
  '@media (scripting:none)': { display: 'contents' },
});
