import type { Course } from 'shared-api';
import { Button, HeartFilledIcon, HeartIcon, VisuallyHidden } from 'shared-ui';
import { DataText } from 'shared-ui/data-text';
import { NeedsScript } from 'shared-ui/scripting';
import { courseName, universityName } from '../course/course-facts.ts';
import { messages } from '../messages.en.ts';
import { EARLY_SAVES, earlySave } from './early-saves.ts';
import { useIsSaved } from './use-shortlist.ts';

/** Adds a course to the shortlist and removes it. No account needed. */
export function SaveButton({
  course,
  describedBy,
  wide,
  size,
}: {
  course: Course;
  /** Id of what tells the course from others of the same name, such as its university. */
  describedBy?: string;
  wide?: boolean;
  size?: 'm' | 's';
}) {
  const { isSaved, store } = useIsSaved(course.id);
  const saved = { id: course.id, name: courseName(course), universityName: universityName(course) };
  const toggle = () => (isSaved ? store.remove(course.id) : store.add(saved));
  return (
    <NeedsScript>
      <Button
        size={size}
        wide={wide}
        variant={size === 's' ? 'text' : 'secondary'}
        name={EARLY_SAVES}
        value={earlySave(saved)}
        aria-pressed={isSaved}
        aria-describedby={describedBy}
        onClick={toggle}
      >
        {isSaved ? <HeartFilledIcon size={20} /> : <HeartIcon size={20} />}
        {messages.save}
        <VisuallyHidden>
          {' '}
          <DataText>{courseName(course)}</DataText>
        </VisuallyHidden>
      </Button>
    </NeedsScript>
  );
}
