import type { Course } from 'shared-api';
import { EmptyState, Grid } from 'shared-ui';
import { CourseCard } from '../../course/course-card.tsx';
import { universityLabelId } from '../../course/course-facts.ts';
import { useToday } from '../../dates/use-today.ts';
import { messages } from '../../messages.en.ts';
import { SaveButton } from '../../shortlist/save-button.tsx';
import { AddCourse } from './add-course.tsx';

/**
 * What is left of a comparison whose other courses are no longer offered: it stays chosen when another is added.
 * @param readAt when the course was read
 */
export function OnlyCourse({ course, readAt }: { course: Course; readAt: number }) {
  const today = useToday(readAt);
  return (
    <Grid columns={[1, 2]}>
      <CourseCard course={course} today={today} headingLevel={2}>
        <SaveButton course={course} describedBy={universityLabelId(course.id)} size="s" />
      </CourseCard>
      <EmptyState
        message={messages.oneMoreToCompare}
        action={<AddCourse courses={[course]} variant="primary" />}
      />
    </Grid>
  );
}
