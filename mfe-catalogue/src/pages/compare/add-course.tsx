import type { Course } from 'shared-api';
import { Link } from 'shared-shell';
import { Button, PlusIcon } from 'shared-ui';
import { COMPARE_CHOICE } from '../../compare/compare-choice.ts';
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
  const chosen = courses.map((course) => ({ id: course.id, name: courseName(course) }));
  return (
    <Button
      {...button}
      component={Link}
      to="/course-search"
      onClick={() => set(chosen)}
      // Until the code has come, the first script of the document puts the choice there.
      data-entry={COMPARE_CHOICE}
      data-value={JSON.stringify(chosen)}
    >
      <PlusIcon size={20} /> {messages.addCourse}
    </Button>
  );
}
