import type { RefObject } from 'react';
import { type CoursePage, errorMessage } from 'shared-api';
import { Link } from 'shared-shell';
import { Button, EmptyState, ErrorState, Grid, Pagination, Spinner, Stack, Text } from 'shared-ui';
import { CourseCard } from '../../course/course-card.tsx';
import { messages } from '../../messages.en.ts';
import { isWithinFeeLimit } from '../../money/fee.ts';
import { SaveButton } from '../../shortlist/save-button.tsx';
import { SlowLoading } from '../slow-loading.tsx';
import type { SearchState } from './use-search-state.ts';

export interface ResultsQuery {
  data: CoursePage | undefined;
  error: unknown;
  /** True while the shown page belongs to an earlier search. */
  isPlaceholderData: boolean;
  isFetching: boolean;
  refetch: () => unknown;
}

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

/** Cards, paging and every state of the list (D2 §4). The shown cards stay until the next are here. */
export function CourseResults({
  query,
  state,
  headingRef,
  onOpen,
}: {
  query: ResultsQuery;
  state: SearchState;
  headingRef: RefObject<HTMLHeadingElement | null>;
  onOpen: (id: number) => void;
}) {
  const { data } = query;
  if (!data) {
    if (query.error && !query.isFetching)
      return (
        <ErrorState
          message={errorMessage.courseList(query.error)}
          onRetry={query.refetch}
          action={
            <Button component={Link} to="/">
              {messages.home}
            </Button>
          }
        />
      );
    return <SlowLoading />;
  }
  const { shown, hidden } = applyFeeLimit(data, state.search.maxFee);
  const follow = (link: string | null) =>
    link === null
      ? undefined
      : () => {
          state.follow(link);
          headingRef.current?.focus();
        };
  return (
    <div aria-busy={query.isPlaceholderData}>
      <Stack gap={16}>
        <Stack row gap={12}>
          <Text role="status">{countText(data, shown.length, hidden)}</Text>
          {query.isPlaceholderData && <Spinner size={20} />}
          {hidden > 0 && (
            <Text component="span" tone="slate">
              {messages.hiddenByFee(hidden)}{' '}
              <Button variant="text" size="s" onClick={() => state.setFilter({ maxFee: null })}>
                {messages.showAll}
              </Button>
            </Text>
          )}
        </Stack>
        {data.match === 'similar' && shown.length > 0 && (
          <Text role="status">{messages.similarFor(state.search.search.trim())}</Text>
        )}
        {shown.length === 0 && (
          <EmptyState
            message={messages.noCoursesMatch}
            action={<Button onClick={state.reset}>{messages.reset}</Button>}
          />
        )}
        <Grid component="ul" columns={[1, 2, 2]} aria-label={messages.courseResults}>
          {shown.map((course) => (
            <li key={course.id}>
              <CourseCard course={course} onOpen={() => onOpen(course.id)}>
                <SaveButton course={course} size="s" />
              </CourseCard>
            </li>
          ))}
        </Grid>
        <Pagination
          label={messages.pages}
          busy={query.isPlaceholderData}
          onPrevious={follow(data.previous)}
          onNext={follow(data.next)}
        />
      </Stack>
    </div>
  );
}
