import { Link } from 'shared-shell';
import { Button } from 'shared-ui';
import { handsOnFocus } from 'shared-ui/hands-on-focus';
import { messages } from '../../messages.en.ts';
import { RESULTS_HEADING } from './results-heading.ts';

/** Reset (SEARCH-10): the link to the search without filters. */
export const ResetLink = ({
  onReset,
  ...look
}: {
  /** Has the list loaded again. */
  onReset: () => void;
  variant?: 'text';
  size?: 's';
}) => (
  <Button
    {...look}
    component={Link}
    to="/course-search"
    replace
    onClick={onReset}
    {...handsOnFocus('', `#${RESULTS_HEADING}`)}
  >
    {messages.reset}
  </Button>
);
