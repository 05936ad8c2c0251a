import { useEffect } from 'react';
import { courseInfoQuery, useQuery } from 'shared-api';
import { Link, useApi, useParams, useTelemetry } from 'shared-shell';
import { RecordPage } from 'shared-shell/record-page';
import { Button } from 'shared-ui';
import { Loading } from 'shared-ui/loading';
import { messages } from '../../messages.en.ts';
import { CatalogueFrame } from '../page-frame.tsx';
import { CourseView } from './course-view.tsx';

/** /course_details/:id (COURSE-3). A failure is both shown and reported (C-21). */
export default function CourseDetailPage() {
  const { id = '' } = useParams();
  const telemetry = useTelemetry();
  const course = useQuery(courseInfoQuery(useApi(), id));
  useEffect(() => {
    if (course.error) telemetry.error(course.error, { call: 'course-info' });
  }, [course.error, telemetry]);
  return (
    <RecordPage
      query={course}
      title={messages.course}
      notFound={messages.noCourseFound}
      failure={() => messages.courseDetailFailed}
      loading={<Loading />}
      action={
        <Button component={Link} to="/course-search">
          {messages.searchAll}
        </Button>
      }
      frame={CatalogueFrame}
    >
      {(found) => <CourseView key={found.id} course={found} readAt={course.dataUpdatedAt} />}
    </RecordPage>
  );
}
