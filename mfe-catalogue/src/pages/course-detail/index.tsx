import { useEffect } from 'react';
import { courseInfoQuery, useQuery } from 'shared-api';
import { Link, useApi, usePage, useParams, useTelemetry } from 'shared-shell';
import { Button, EmptyState, ErrorState, Stack, Text } from 'shared-ui';
import { messages } from '../../messages.en.ts';
import { PageFrame } from '../page-frame.tsx';
import { useIsSlow } from '../use-is-slow.ts';
import { CourseView } from './course-view.tsx';

/** /course_details/:id (D2 §2). A failure is shown and reported, both (decisions C-21). */
export default function CourseDetailPage() {
  const { id = '' } = useParams();
  const api = useApi();
  const telemetry = useTelemetry();
  const course = useQuery(courseInfoQuery(api, id));
  useEffect(() => {
    if (course.error) telemetry.error(course.error, { call: 'course-info' });
  }, [course.error, telemetry]);

  if (course.data) return <CourseView course={course.data} />;
  return (
    <CourseMissing
      state={course.isError ? 'failed' : course.data === null ? 'none' : 'loading'}
      retry={course.refetch}
    />
  );
}

function CourseMissing({ state, retry }: { state: 'failed' | 'none' | 'loading'; retry: () => void }) {
  usePage({
    title: state === 'none' ? messages.noCourseFound : messages.course,
    robots: 'noindex',
    ...(state === 'none' ? { status: 404 } : {}),
  });
  const toSearch = (
    <Button component={Link} to="/course-search">
      {messages.searchAll}
    </Button>
  );
  return (
    <PageFrame title={messages.course}>
      {state === 'loading' && <LoadingCourse />}
      {state === 'failed' && (
        <ErrorState message={messages.courseDetailFailed} onRetry={retry} action={toSearch} />
      )}
      {state === 'none' && <EmptyState message={messages.noCourseFound} action={toSearch} />}
    </PageFrame>
  );
}

/** D2 §2; after five seconds it also says that it is still at work (decisions B-29). */
function LoadingCourse() {
  const isSlow = useIsSlow();
  return (
    <Stack gap={8} role="status">
      <p>{messages.loading}</p>
      {isSlow && <Text tone="slate">{messages.stillLoading}</Text>}
    </Stack>
  );
}
