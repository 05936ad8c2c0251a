import { courseInfoQuery, useQueries } from 'shared-api';
import { Link, useApi } from 'shared-shell';
import { Button, EmptyState, ErrorState, Grid, Stack, TextLink } from 'shared-ui';
import { CourseCard } from '../../course/course-card.tsx';
import { courseName, universityName } from '../../course/course-facts.ts';
import { messages } from '../../messages.en.ts';
import { SaveButton } from '../../shortlist/save-button.tsx';
import { useShortlist } from '../../shortlist/use-shortlist.ts';
import { SlowLoading } from '../slow-loading.tsx';

/** Courses of a shared link. Nothing of it is saved until the visitor says so. */
export function SharedShortlist({ ids }: { ids: readonly number[] }) {
  const api = useApi();
  const { add } = useShortlist();
  const queries = useQueries({ queries: ids.map((id) => courseInfoQuery(api, id)) });
  const courses = queries.flatMap(({ data }) => (data ? [data] : []));
  if (queries.some(({ isPending }) => isPending)) return <SlowLoading />;
  const failed = queries.filter(({ isError, data }) => isError && !data);
  const saveAll = () => {
    // Backwards, because the newest stands first.
    for (const course of [...courses].reverse())
      add({ id: course.id, name: courseName(course), universityName: universityName(course) });
  };
  return (
    <Stack gap={16}>
      {failed.length > 0 && (
        <ErrorState
          message={messages.courseDetailFailed}
          onRetry={() => {
            for (const one of failed) void one.refetch();
          }}
        />
      )}
      {courses.length === 0 && failed.length === 0 && <EmptyState message={messages.noCourseFound} />}
      {courses.length > 0 && (
        <Stack row gap={12}>
          <Button variant="primary" onClick={saveAll}>
            {messages.saveAll}
          </Button>
          <TextLink component={Link} to="/shortlist">
            {messages.ownShortlist}
          </TextLink>
        </Stack>
      )}
      <Grid component="ul" columns={[1, 2, 3]} aria-label={messages.sharedShortlist}>
        {courses.map((course) => (
          <li key={course.id}>
            <CourseCard course={course} headingLevel={2}>
              <SaveButton course={course} size="s" />
            </CourseCard>
          </li>
        ))}
      </Grid>
    </Stack>
  );
}
