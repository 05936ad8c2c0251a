import type { CoursePage } from 'shared-api';
import type { RatesInUse } from 'shared-api/rates-in-use';
import { Link } from 'shared-shell';
import { Button, Spinner, styled, Text } from 'shared-ui';
import { handsOnFocus } from 'shared-ui/hands-on-focus';
import { useRates } from '../../cost/use-rates.ts';
import { messages } from '../../messages.en.ts';
import { type FeeLimit, isWithinLimit } from '../../money/fee-limit.ts';
import { type CourseSearch, courseSearchPath, hasDefaultLimit } from '../../search/search-address.ts';
import { RESULTS_HEADING } from './results-heading.ts';

const Row = styled.div({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 .75rem' });

/** The courses of a page within the fee limit, and how many the limit hides (C-14). */
export function applyFeeLimit(page: CoursePage, limit: FeeLimit, rates: RatesInUse['rates']) {
  const shown = page.results.filter((course) => isWithinLimit(course, limit, rates));
  return { shown, hidden: page.results.length - shown.length };
}

/** "7 courses", or the number on this page and in total. Counts the shown courses. */
export function countText(page: CoursePage, shown: number, hidden: number): string {
  const total = page.count ?? page.results.length;
  return total > shown + hidden || hidden > 0
    ? messages.showingPart(shown, total)
    : messages.courseCount(shown);
}

/** The search without fee limit. The default limit hides courses of its own page only, so the page number stays. */
const pathWithAllFees = (search: CourseSearch) =>
  courseSearchPath({
    ...search,
    maxFee: null,
    maxFeeNpr: null,
    ...(hasDefaultLimit(search) ? {} : { page: 1, part: 1 }),
  });

/** Whether a status is announced; its role says that it is. */
const live = (isQuiet: boolean) => (isQuiet ? 'off' : undefined);

/** The number of courses, the number that the fee limit hides, and a note when the API corrected the spelling. */
export function ResultSummary({
  page,
  isWaiting,
  isQuiet,
  search,
}: {
  page: CoursePage;
  /** The page belongs to an earlier search. */
  isWaiting: boolean;
  /** Nothing is announced: the visitor has only opened the page, whose title is. */
  isQuiet: boolean;
  search: CourseSearch;
}) {
  const { shown, hidden } = applyFeeLimit(page, search, useRates().rates);
  return (
    <div>
      <Row>
        <Text role="status" aria-live={live(isQuiet)}>
          {countText(page, shown.length, hidden)}
        </Text>
        {isWaiting && <Spinner size={20} />}
        {hidden > 0 && (
          <Text component="span" tone="slate">
            {messages.hiddenByFee(hidden)}{' '}
            <Button
              variant="text"
              size="s"
              component={Link}
              to={pathWithAllFees(search)}
              replace
              {...handsOnFocus('', `#${RESULTS_HEADING}`)}
            >
              {messages.showAll}
            </Button>
          </Text>
        )}
      </Row>
      {page.match === 'similar' && shown.length > 0 && (
        <Text role="status" aria-live={live(isQuiet)}>
          {messages.similarFor(search.search.trim())}
        </Text>
      )}
    </div>
  );
}
