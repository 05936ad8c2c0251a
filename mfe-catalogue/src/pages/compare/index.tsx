import { Link, usePage, useSearchParams } from 'shared-shell';
import { Button, EmptyState, ErrorState } from 'shared-ui';
import { LoadingSpinner } from 'shared-ui/loading-spinner';
import { MAX_COMPARED, MIN_COMPARED, readIds } from '../../compare/course-ids.ts';
import { useCourses } from '../../course/use-courses.ts';
import { messages } from '../../messages.en.ts';
import { CatalogueFrame } from '../page-frame.tsx';
import { ComparisonTable } from './comparison-table.tsx';

/** /compare?ids=1,2: two to four courses side by side. */
export default function ComparePage() {
  const [query] = useSearchParams();
  const { courses, isLoading, hasFailed, retry } = useCourses(readIds(query, MAX_COMPARED));
  usePage({
    title: messages.compareCourses,
    description: messages.compareDescription,
    robots: 'noindex,follow',
    canonical: '/compare',
  });
  const toSearch = (
    <Button component={Link} to="/course-search">
      {messages.searchAll}
    </Button>
  );
  return (
    <CatalogueFrame title={messages.compareCourses} lead={messages.compareDescription}>
      {isLoading && <LoadingSpinner />}
      {!isLoading && hasFailed && (
        <ErrorState message={messages.courseDetailFailed} onRetry={retry} action={toSearch} />
      )}
      {!isLoading && courses.length < MIN_COMPARED && !hasFailed && (
        <EmptyState message={messages.chooseToCompare} action={toSearch} />
      )}
      {!isLoading && courses.length >= MIN_COMPARED && <ComparisonTable courses={courses} />}
    </CatalogueFrame>
  );
}
