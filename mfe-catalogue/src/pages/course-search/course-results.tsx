import { memo, type RefObject } from 'react';
import { type Course, type CoursePage, errorMessage } from 'shared-api';
import { type PagePosition, pageOfLink, pagePosition } from 'shared-api/page-position';
import { Link } from 'shared-shell';
import { Button, EmptyState, ErrorState, Grid, Pagination } from 'shared-ui';
import { LoadingSpinner } from 'shared-ui/loading-spinner';
import { CompareCheckbox } from '../../compare/compare-checkbox.tsx';
import { useRates } from '../../cost/use-rates.ts';
import { CourseCard } from '../../course/course-card.tsx';
import { universityLabelId } from '../../course/course-facts.ts';
import { messages } from '../../messages.en.ts';
import type { AnswerPart } from '../../search/answer-part.ts';
import { courseSearchPath } from '../../search/search-address.ts';
import { SaveButton } from '../../shortlist/save-button.tsx';
import { ResetLink } from './reset-link.tsx';
import { applyFeeLimit } from './result-summary.tsx';
import type { SearchPlace } from './use-search-state.ts';

export interface ResultsQuery {
  error: unknown;
  isFetching: boolean;
}

/** A card with its controls. Memoised, so that a new list renders only the cards that changed. */
const ResultCard = memo(function ResultCard({
  course,
  today,
  onOpen,
}: {
  course: Course;
  today: string;
  onOpen: (id: number) => void;
}) {
  return (
    <CourseCard course={course} today={today} onOpen={({ id }) => onOpen(id)}>
      <SaveButton course={course} describedBy={universityLabelId(course.id)} size="s" />
      <CompareCheckbox course={course} describedBy={universityLabelId(course.id)} />
    </CourseCard>
  );
});

/** An answer that is longer than a page has parts, which count as pages; its own place among others is unknown then. */
const coursePosition = (page: CoursePage, part: number, parts: number): PagePosition | undefined =>
  parts === 1 ? pagePosition(page) : page.next || page.previous ? undefined : { page: part, pages: parts };

/** Cards, paging and every state of the list (SEARCH-7, SEARCH-12). The cards stay until the next page has arrived. */
export function CourseResults({
  query,
  onRetry,
  isWaiting,
  shown,
  place: { search, link },
  onReset,
  headingRef,
  today,
  onOpen,
}: {
  query: ResultsQuery;
  onRetry: () => void;
  /** The shown page belongs to an earlier search. */
  isWaiting: boolean;
  /** The part of the answer that is shown; undefined until there is an answer. */
  shown: AnswerPart | undefined;
  /** The search that is shown. */
  place: SearchPlace;
  onReset: () => void;
  headingRef: RefObject<HTMLHeadingElement | null>;
  /** The day in Nepal. */
  today: string;
  onOpen: (id: number) => void;
}) {
  const { rates } = useRates();
  if (!shown) {
    if (query.error && !query.isFetching)
      return (
        <ErrorState
          message={errorMessage.courseList(query.error)}
          onRetry={onRetry}
          action={
            <Button component={Link} to="/">
              {messages.home}
            </Button>
          }
        />
      );
    return <LoadingSpinner />;
  }
  const { page, part, parts } = shown;
  const { shown: cards } = applyFeeLimit(page, search, rates);
  /** Paging moves the focus to the heading above the first card. Code follows the API's own link of a page. */
  const linkTo = (place: { page?: number; part: number }, followed: string | null) => ({
    to: courseSearchPath({ ...search, ...place }),
    state: followed ? { link: followed } : null,
    onClick: () => headingRef.current?.focus(),
  });
  const stepTo = (followed: string | null, ofPart: number) =>
    followed ? linkTo({ page: pageOfLink(followed), part: ofPart }, followed) : undefined;
  const previous = part > 1 ? linkTo({ part: part - 1 }, link) : stepTo(page.previous, parts);
  const next = part < parts ? linkTo({ part: part + 1 }, link) : stepTo(page.next, 1);
  return (
    <div aria-busy={isWaiting}>
      {cards.length === 0 && (
        // The number of courses is announced already.
        <EmptyState
          aria-live="off"
          message={messages.noCoursesMatch}
          action={<ResetLink onReset={onReset} />}
        />
      )}
      <Grid component="ul" columns={[1, 2, 2]} aria-label={messages.courseResults}>
        {cards.map((course) => (
          <li key={course.id}>
            <ResultCard course={course} today={today} onOpen={onOpen} />
          </li>
        ))}
      </Grid>
      <Pagination
        position={coursePosition(page, part, parts)}
        label={messages.pages}
        component={Link}
        previous={previous}
        next={next}
      />
    </div>
  );
}
