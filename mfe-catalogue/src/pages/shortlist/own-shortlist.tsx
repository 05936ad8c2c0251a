import { useState } from 'react';
import { Link, useNotify } from 'shared-shell';
import { Alert, Button, EmptyState, ShareIcon, Stack, Text } from 'shared-ui';
import { comparePath, fewest, most, sharedShortlistPath } from '../../compare/course-ids.ts';
import { messages } from '../../messages.en.ts';
import { shareAddress } from '../../sharing/share-address.ts';
import { useShortlist } from '../../shortlist/use-shortlist.ts';
import { SavedCourseRow } from './saved-course-row.tsx';

/** Saved courses with notes, the choice of some to compare, and a link to share them all. */
export function OwnShortlist() {
  const { courses, remove, setNote, isKept } = useShortlist();
  const notify = useNotify();
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const compared = courses.filter(({ id }) => chosen.includes(id)).map(({ id }) => id);
  if (courses.length === 0)
    return (
      <EmptyState
        message={messages.shortlistEmpty}
        action={
          <Button variant="primary" component={Link} to="/course-search">
            {messages.searchAll}
          </Button>
        }
      />
    );
  const toggle = (id: number) =>
    setChosen(compared.includes(id) ? compared.filter((other) => other !== id) : [...compared, id]);
  const share = () =>
    shareAddress(
      window.location.origin + sharedShortlistPath(courses.map(({ id }) => id)),
      messages.shortlist,
      notify,
    );
  return (
    <Stack gap={16}>
      {!isKept() && <Alert severity="warning">{messages.shortlistNotKept}</Alert>}
      <Stack row gap={12}>
        <Text role="status">{messages.courseCount(courses.length)}</Text>
        {compared.length >= fewest ? (
          <Button variant="primary" component={Link} to={comparePath(compared)}>
            {messages.compareChosen(compared.length)}
          </Button>
        ) : (
          <Text tone="slate">{messages.chooseToCompare}</Text>
        )}
        <Button onClick={share}>
          <ShareIcon size={20} /> {messages.shareList}
        </Button>
      </Stack>
      <Stack
        component="ul"
        gap={16}
        style={{ listStyle: 'none', padding: 0 }}
        aria-label={messages.shortlist}
      >
        {courses.map((course) => (
          <li key={course.id}>
            <SavedCourseRow
              course={course}
              isChosen={compared.includes(course.id)}
              canChoose={compared.length < most || compared.includes(course.id)}
              onChoose={() => toggle(course.id)}
              onNote={(note) => setNote(course.id, note)}
              onRemove={() => remove(course.id)}
            />
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
