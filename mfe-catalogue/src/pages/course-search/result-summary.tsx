import type { CoursePage } from 'shared-api';
import { Button, Spinner, styled, Text } from 'shared-ui';
import { messages } from '../../messages.en.ts';
import { isWithinFeeLimit } from '../../money/fee.ts';
import type { SearchState } from './use-search-state.ts';

const Row = styled.div({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 .75rem' });

/** What a page of the list shows, and what the fee limit hides of it (decisions C-14). */
export function applyFeeLimit(page: CoursePage, maxFee: number | null) {
  const shown = page.results.filter((course) => isWithinFeeLimit(course.annual_fees, maxFee));
  return { shown, hidden: page.results.length - shown.length };
}

/** "7 courses", or how many of all are on this page. Counts what is shown. */
export function countText(page: CoursePage, shown: number, hidden: number): string {
  const total = page.count ?? page.results.length;
  return total > shown + hidden || hidden > 0
    ? messages.showingPart(shown, total)
    : messages.courseCount(shown);
}

/** How many courses there are, what the fee limit hides of them, and that typing errors were forgiven. */
export function ResultSummary({
  page,
  isWaiting,
  state,
}: {
  page: CoursePage;
  /** The page belongs to an earlier search. */
  isWaiting: boolean;
  state: SearchState;
}) {
  const { shown, hidden } = applyFeeLimit(page, state.search.maxFee);
  return (
    <div>
      <Row>
        <Text role="status">{countText(page, shown.length, hidden)}</Text>
        {isWaiting && <Spinner size={20} />}
        {hidden > 0 && (
          <Text component="span" tone="slate">
            {messages.hiddenByFee(hidden)}{' '}
            <Button variant="text" size="s" onClick={state.showAllFees}>
              {messages.showAll}
            </Button>
          </Text>
        )}
      </Row>
      {page.match === 'similar' && shown.length > 0 && (
        <Text role="status">{messages.similarFor(state.search.search.trim())}</Text>
      )}
    </div>
  );
}
