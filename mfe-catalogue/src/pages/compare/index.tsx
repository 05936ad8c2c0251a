import { Link, usePage, useSearchParams } from 'shared-shell';
import { Button, EmptyState, ErrorState, styled } from 'shared-ui';
import { LoadingSpinner } from 'shared-ui/loading-spinner';
import { comparePath, MAX_COMPARED, MIN_COMPARED, readIds } from '../../compare/course-ids.ts';
import { MissingCourses } from '../../course/missing-courses.tsx';
import { useCourses } from '../../course/use-courses.ts';
import { messages } from '../../messages.en.ts';
import { CatalogueFrame } from '../page-frame.tsx';
import { ComparisonTable } from './comparison-table.tsx';
import { OnlyCourse } from './only-course.tsx';

const Notice = styled.div({ '&:not(:empty)': { marginBottom: '1rem' } });

/** /compare?ids=1,2: two to four courses side by side. */
export default function ComparePage() {
  const [query] = useSearchParams();
  const named = readIds(query);
  const ids = named.slice(0, MAX_COMPARED);
  const { courses, missing, isLoading, hasFailed, retry, readAt } = useCourses(ids);
  const [only] = courses;
  usePage({
    title: messages.compareCourses,
    description: messages.compareDescription,
    robots: 'noindex,follow',
    canonical: ids.length > 0 ? comparePath(ids) : '/compare',
  });
  const toSearch = (variant?: 'primary') => (
    <Button variant={variant} component={Link} to="/course-search">
      {messages.searchAll}
    </Button>
  );
  return (
    <CatalogueFrame title={messages.compareCourses} lead={messages.compareDescription}>
      {isLoading && <LoadingSpinner />}
      {!isLoading && hasFailed && (
        <ErrorState message={messages.courseDetailFailed} onRetry={retry} action={toSearch()} />
      )}
      <Notice>
        <MissingCourses gone={missing} beyond={named.length - ids.length} limit={MAX_COMPARED} />
      </Notice>
      {!isLoading &&
        !hasFailed &&
        courses.length < MIN_COMPARED &&
        (only ? (
          <OnlyCourse course={only} readAt={readAt} />
        ) : (
          <EmptyState message={messages.chooseToCompare} action={toSearch('primary')} />
        ))}
      {!isLoading && courses.length >= MIN_COMPARED && <ComparisonTable courses={courses} />}
    </CatalogueFrame>
  );
}
