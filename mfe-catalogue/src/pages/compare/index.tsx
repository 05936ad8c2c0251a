import { courseInfoQuery, useQueries } from 'shared-api';
import { Link, useApi, usePage, useSearchParams } from 'shared-shell';
import { Button, EmptyState, ErrorState } from 'shared-ui';
import { fewest, most, readIds } from '../../compare/course-ids.ts';
import { messages } from '../../messages.en.ts';
import { PageFrame } from '../page-frame.tsx';
import { SlowLoading } from '../slow-loading.tsx';
import { ComparisonTable } from './comparison-table.tsx';

/** /compare?ids=1,2: two to four courses side by side. */
export default function ComparePage() {
  const api = useApi();
  const [query] = useSearchParams();
  const ids = readIds(query, most);
  const queries = useQueries({ queries: ids.map((id) => courseInfoQuery(api, id)) });
  const courses = queries.flatMap(({ data }) => (data ? [data] : []));
  const isLoading = queries.some(({ isPending }) => isPending);
  const failed = queries.filter(({ isError, data }) => isError && !data);
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
    <PageFrame title={messages.compareCourses} lead={messages.compareDescription}>
      {isLoading && <SlowLoading />}
      {!isLoading && failed.length > 0 && (
        <ErrorState
          message={messages.courseDetailFailed}
          onRetry={() => {
            for (const one of failed) void one.refetch();
          }}
          action={toSearch}
        />
      )}
      {!isLoading && courses.length < fewest && failed.length === 0 && (
        <EmptyState message={messages.chooseToCompare} action={toSearch} />
      )}
      {!isLoading && courses.length >= fewest && <ComparisonTable courses={courses} />}
    </PageFrame>
  );
}
