import { VisuallyHidden } from 'shared-ui';

/**
 * What Enter in a field presses where no script runs: without it, the first button of the form, which shows other days.
 * The first child of the form.
 */
export const DefaultSubmit = () => (
  <noscript>
    <VisuallyHidden>
      <button type="submit" tabIndex={-1} aria-hidden="true" />
    </VisuallyHidden>
  </noscript>
);
