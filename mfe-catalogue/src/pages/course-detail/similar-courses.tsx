import { similarCoursesQuery, useQuery } from 'shared-api';
import { useApi } from 'shared-shell';
import { Grid, Heading, Stack } from 'shared-ui';
import { CourseCard } from '../../course/course-card.tsx';
import { universityLabelId } from '../../course/course-facts.ts';
import { messages } from '../../messages.en.ts';
import { SaveButton } from '../../shortlist/save-button.tsx';

/** Courses of the same subject in other countries. Nothing without any, and when they cannot be loaded. */
export function SimilarCourses({ courseId, today }: { courseId: number; today: string }) {
  const { data = [] } = useQuery(similarCoursesQuery(useApi(), courseId));
  if (data.length === 0) return null;
  return (
    <section aria-labelledby="similar" data-no-print="">
      <Stack gap={16}>
        <Heading level={2} size="m" id="similar">
          {messages.similarCourses}
        </Heading>
        <Grid component="ul" columns={[1, 2, 3]} gap={24} aria-labelledby="similar">
          {data.map((course) => (
            <li key={course.id}>
              <CourseCard course={course} today={today}>
                <SaveButton course={course} describedBy={universityLabelId(course.id)} size="s" />
              </CourseCard>
            </li>
          ))}
        </Grid>
      </Stack>
    </section>
  );
}
