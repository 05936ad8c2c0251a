import { Link, useNotify } from 'shared-shell';
import { Button, EmptyState, ErrorState, Grid, Stack, TextLink } from 'shared-ui';
import { handsOnFocus } from 'shared-ui/hands-on-focus';
import { LoadingSpinner } from 'shared-ui/loading-spinner';
import { NeedsScript } from 'shared-ui/scripting';
import { CourseCard } from '../../course/course-card.tsx';
import { courseName, universityLabelId, universityName } from '../../course/course-facts.ts';
import { MissingCourses } from '../../course/missing-courses.tsx';
import { useCourses } from '../../course/use-courses.ts';
import { useToday } from '../../dates/use-today.ts';
import { messages } from '../../messages.en.ts';
import { SaveButton } from '../../shortlist/save-button.tsx';
import { useShortlist } from '../../shortlist/use-shortlist.ts';

/**
 * The courses of a shared link. They are saved only when the visitor chooses to.
 * @param beyond how many further courses the link names
 */
export function SharedShortlist({ ids, beyond }: { ids: readonly number[]; beyond: number }) {
  const { add } = useShortlist();
  const notify = useNotify();
  const { courses, missing, isLoading, hasFailed, retry, readAt } = useCourses(ids);
  const today = useToday(readAt);
  if (isLoading) return <LoadingSpinner />;
  const saveAll = () => {
    // In reverse order, because the newest is listed first.
    for (const course of [...courses].reverse())
      add({ id: course.id, name: courseName(course), universityName: universityName(course) });
    // On a phone the cards, which show it too, are below the screen.
    notify(messages.allSaved(courses.length), 'success');
  };
  return (
    <Stack gap={16}>
      {hasFailed && <ErrorState message={messages.courseDetailFailed} onRetry={retry} />}
      {courses.length === 0 && !hasFailed && <EmptyState message={messages.noCourseFound} />}
      {courses.length > 0 && <MissingCourses gone={missing} beyond={beyond} limit={ids.length} />}
      {courses.length > 0 && (
        <Stack row gap={12}>
          <NeedsScript>
            <Button variant="primary" onClick={saveAll}>
              {messages.saveAll}
            </Button>
          </NeedsScript>
          {/* The same page without the shared courses, and without this link. */}
          <TextLink component={Link} to="/shortlist" {...handsOnFocus('')}>
            {messages.ownShortlist}
          </TextLink>
        </Stack>
      )}
      <Grid component="ul" columns={[1, 2, 3]} aria-label={messages.sharedShortlist}>
        {courses.map((course) => (
          <li key={course.id}>
            <CourseCard course={course} today={today} headingLevel={2}>
              <SaveButton course={course} describedBy={universityLabelId(course.id)} size="s" />
            </CourseCard>
          </li>
        ))}
      </Grid>
    </Stack>
  );
}
