import type { Course } from 'shared-api';
import { labelledBox, styled, VisuallyHidden } from 'shared-ui';
import { DataText } from 'shared-ui/data-text';
import { storedBox } from '../address/address-form.ts';
import { courseName } from '../course/course-facts.ts';
import { messages } from '../messages.en.ts';
import { COMPARE_CHOICE } from './compare-choice.ts';
import { COMPARE_FORM } from './compare-tray.tsx';
import { MAX_COMPARED } from './course-ids.ts';
import { useCompareChoice } from './use-compare-choice.ts';

const Row = styled.label({
  ...labelledBox(20),
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.5rem',
  minHeight: 40,
  paddingInlineEnd: '.25rem',
  fontSize: '.875rem',
  fontWeight: 600,
});

/** Adds a course to the comparison and removes it. Disabled while the comparison is full. */
export function CompareCheckbox({
  course,
  describedBy,
}: {
  course: Pick<Course, 'id' | 'course_name'>;
  /** Id of what tells the course from others of the same name, such as its university. */
  describedBy?: string;
}) {
  const { courses, add, remove } = useCompareChoice();
  const choice = { id: course.id, name: courseName(course) };
  const isChosen = courses.some(({ id }) => id === course.id);
  return (
    <Row data-no-print="">
      <input
        type="checkbox"
        name="ids"
        value={course.id}
        form={COMPARE_FORM}
        {...storedBox}
        aria-describedby={describedBy}
        checked={isChosen}
        disabled={!isChosen && courses.length >= MAX_COMPARED}
        // What the box says, and not the opposite of the choice: a box that was ticked before the code arrived may be
        // that of a course chosen on an earlier page.
        onChange={({ target }) => (target.checked ? add(choice) : remove(course.id))}
        // The first script of the document adds a tick to the choice when the page is left before its code has come.
        data-entry={COMPARE_CHOICE}
        data-value={JSON.stringify(choice)}
      />
      <span>
        {messages.compare}
        <VisuallyHidden>
          {' '}
          <DataText>{courseName(course)}</DataText>
        </VisuallyHidden>
      </span>
    </Row>
  );
}
