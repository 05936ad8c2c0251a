import { useState } from 'react';
import { localizedPath } from 'shared-language';
import { Link, useNotify, useSession } from 'shared-shell';
import { loginPath } from 'shared-shell/login-path';
import { Alert, Button, EmptyState, ShareIcon, Stack, Text, TextLink } from 'shared-ui';
import { LoadingSpinner } from 'shared-ui/loading-spinner';
import { CompareTray } from '../../compare/compare-tray.tsx';
import { sharedShortlistPath } from '../../compare/course-ids.ts';
import { KeepCourses } from '../../keep-courses/keep-courses.tsx';
import { messages } from '../../messages.en.ts';
import { shareAddress } from '../../sharing/share-address.ts';
import type { SavedCourse } from '../../shortlist/saved-course.ts';
import type { SyncState } from '../../shortlist/shortlist-sync.ts';
import { useUpToDateShortlist } from '../../shortlist/use-shortlist.ts';
import { RemovedCourseLine } from './removed-course-line.tsx';
import { SavedCourseRow } from './saved-course-row.tsx';

/**
 * Where the list is saved, when it is not simply on this device. For accounts the line has its room before the account
 * has answered, so that nothing below moves.
 */
function SyncStateLine({ where }: { where: SyncState }) {
  const { subject } = useSession();
  if (subject === null) return null;
  const text = {
    device: '',
    account: messages.shortlistInAccount,
    unreachable: messages.shortlistUnreachable,
    expired: messages.shortlistExpired,
  }[where];
  return (
    <Text tone="slate" size="s" role="status" style={{ marginTop: '.5rem', minHeight: '1.4rem' }}>
      {text}{' '}
      {where === 'expired' && (
        <TextLink component={Link} to={loginPath('/shortlist')}>
          {messages.logIn}
        </TextLink>
      )}
    </Text>
  );
}

const rowId = ({ id }: SavedCourse) => `saved-course-${id}`;

/** The list with the removed course in its former place. */
const inOrder = (courses: readonly SavedCourse[], gone: SavedCourse | null): readonly SavedCourse[] => {
  if (!gone) return courses;
  const isBefore = ({ savedAt }: SavedCourse) => savedAt >= gone.savedAt;
  return [...courses.filter(isBefore), gone, ...courses.filter((course) => !isBefore(course))];
};

/** Saved courses with notes, comparison and a link to share them. */
export function OwnShortlist() {
  const { courses, add, remove, setNote, isPersistent, syncState, isAwaited } = useUpToDateShortlist();
  const { subject } = useSession();
  /** The course that was removed last, and whose it was: after a logout it is not shown. */
  const [removed, setRemoved] = useState<{ course: SavedCourse; owner: string | null } | null>(null);
  const gone =
    removed && removed.owner === subject && !courses.some(({ id }) => id === removed.course.id)
      ? removed.course
      : null;
  const notify = useNotify();
  /** Then the page's title is announced; later on, that the last course is gone. */
  const [wasOpenedEmpty] = useState(courses.length === 0);
  const removedLine = gone && (
    <RemovedCourseLine
      name={gone.name || messages.course}
      focusAfter={`#${rowId(gone)} a`}
      onUndo={() => add(gone)}
    />
  );
  if (courses.length === 0)
    return (
      <Stack>
        <SyncStateLine where={syncState} />
        {removedLine}
        {isAwaited ? (
          <LoadingSpinner />
        ) : (
          <EmptyState
            aria-live={wasOpenedEmpty ? 'off' : undefined}
            message={messages.shortlistEmpty}
            action={
              <Button variant="primary" component={Link} to="/course-search">
                {messages.searchAll}
              </Button>
            }
          />
        )}
      </Stack>
    );
  const share = () =>
    shareAddress(
      window.location.origin + localizedPath(sharedShortlistPath(courses.map(({ id }) => id))),
      messages.shortlist,
      notify,
    );
  return (
    <Stack gap={16}>
      {!isPersistent() && <Alert severity="warning">{messages.shortlistNotPersistent}</Alert>}
      <div>
        <Stack row gap={12} style={{ justifyContent: 'space-between' }}>
          <Text>
            <strong role="status">{messages.courseCount(courses.length)}</strong>
            {courses.length > 1 && ` · ${messages.chooseToCompare}`}
          </Text>
          <Button onClick={share}>
            <ShareIcon size={20} /> {messages.shareList}
          </Button>
        </Stack>
        <SyncStateLine where={syncState} />
      </div>
      <Stack
        component="ul"
        gap={16}
        style={{ listStyle: 'none', padding: 0 }}
        aria-label={messages.shortlist}
      >
        {inOrder(courses, gone).map((course) => (
          <li key={course.id} id={course === gone ? undefined : rowId(course)}>
            {course === gone ? (
              removedLine
            ) : (
              <SavedCourseRow
                course={course}
                onNote={(note) => setNote(course.id, note)}
                onRemove={() => {
                  setRemoved({ course, owner: subject });
                  remove(course.id);
                }}
              />
            )}
          </li>
        ))}
      </Stack>
      <CompareTray />
      <KeepCourses ids={courses.map(({ id }) => id)} />
    </Stack>
  );
}
