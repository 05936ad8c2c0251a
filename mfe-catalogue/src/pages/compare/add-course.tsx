import type { Course } from 'shared-api';
import { Link } from 'shared-shell';
import { Button, PlusIcon } from 'shared-ui';
import { useCompareChoice } from '../../compare/use-compare-choice.ts';
import { courseName } from '../../course/course-facts.ts';
import { messages } from '../../messages.en.ts';

/** Leads to the search, in which the courses of the comparison are the chosen ones. */
export function AddCourse({
  courses,
  ...button
}: {
  courses: readonly Course[];
  variant?: 'primary';
  size?: 's';
}) {
  const { set } = useCompareChoice();
  const choose = () => set(courses.map((course) => ({ id: course.id, name: courseName(course) })));
  return (
    <Button {...button} component={Link} to="/course-search" onClick={choose}>
      <PlusIcon size={20} /> {messages.addCourse}
    </Button>
  );
}
