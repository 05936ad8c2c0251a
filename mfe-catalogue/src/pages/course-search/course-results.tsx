import { memo, type RefObject } from 'react';
import { type Course, type CoursePage, errorMessage } from 'shared-api';
import { Link } from 'shared-shell';
import { Button, EmptyState, ErrorState, Grid, Pagination } from 'shared-ui';
import { CompareCheckbox } from '../../compare/compare-checkbox.tsx';
import { CourseCard } from '../../course/course-card.tsx';
import { messages } from '../../messages.en.ts';
import { SaveButton } from '../../shortlist/save-button.tsx';
import { SlowLoading } from '../slow-loading.tsx';
import { applyFeeLimit } from './result-summary.tsx';
import type { SearchState } from './use-search-state.ts';

export interface ResultsQuery {
  data: CoursePage | undefined;
  error: unknown;
  /** True while the shown page belongs to an earlier search. */
  isPlaceholderData: boolean;
  isFetching: boolean;
  refetch: () => unknown;
}

/** One card with its controls. A list that changes renders only the cards that do. */
const ResultCard = memo(function ResultCard({
  course,
  onOpen,
}: {
  course: Course;
  onOpen: (id: number) => void;
}) {
  return (
    <CourseCard course={course} onOpen={({ id }) => onOpen(id)}>
      <SaveButton course={course} size="s" />
      <CompareCheckbox course={course} />
    </CourseCard>
  );
});

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
  const { shown } = applyFeeLimit(data, state.search.maxFee);
  const follow = (link: string | null) =>
    link === null
      ? undefined
      : () => {
          state.follow(link);
          headingRef.current?.focus();
        };
  return (
    <div aria-busy={query.isPlaceholderData}>
      {shown.length === 0 && (
        <EmptyState
          message={messages.noCoursesMatch}
          action={<Button onClick={state.reset}>{messages.reset}</Button>}
        />
      )}
      <Grid component="ul" columns={[1, 2, 2]} aria-label={messages.courseResults}>
        {shown.map((course) => (
          <li key={course.id}>
            <ResultCard course={course} onOpen={onOpen} />
          </li>
        ))}
      </Grid>
      <Pagination
        label={messages.pages}
        busy={query.isPlaceholderData}
        onPrevious={follow(data.previous)}
        onNext={follow(data.next)}
      />
    </div>
  );
}
