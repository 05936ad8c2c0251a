import { styled } from 'shared-ui';

const Unseen = styled.button({ position: 'absolute', left: '-9999px' });

/**
 * What Enter in a field presses where no script runs: without it, the first button of the form, which shows other days.
 * The first child of the form.
 */
export const DefaultSubmit = () => (
  <noscript>
    <Unseen type="submit" tabIndex={-1} aria-hidden="true" />
  </noscript>
);
