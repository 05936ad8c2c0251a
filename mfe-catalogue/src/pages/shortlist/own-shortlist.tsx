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
import type { SyncState } from '../../shortlist/shortlist-sync.ts';
import { useUpToDateShortlist } from '../../shortlist/use-shortlist.ts';
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

/** Saved courses with notes, comparison and a link to share them. */
export function OwnShortlist() {
  const { courses, remove, setNote, isPersistent, syncState, isAwaited } = useUpToDateShortlist();
  const notify = useNotify();
  /** Then the page's title is announced; later on, that the last course is gone. */
  const [wasOpenedEmpty] = useState(courses.length === 0);
  if (courses.length === 0)
    return (
      <Stack>
        <SyncStateLine where={syncState} />
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
        {courses.map((course) => (
          <li key={course.id}>
            <SavedCourseRow
              course={course}
              onNote={(note) => setNote(course.id, note)}
              onRemove={() => remove(course.id)}
            />
          </li>
        ))}
      </Stack>
      <CompareTray />
      <KeepCourses ids={courses.map(({ id }) => id)} />
    </Stack>
  );
}
