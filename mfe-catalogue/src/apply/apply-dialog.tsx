import { useRef } from 'react';
import { Link, type PageDialog, useSession, Widget } from 'shared-shell';
import { loginPath, signupPath } from 'shared-shell/login-path';
import { Button, Dialog, Stack, Text } from 'shared-ui';
import { Loading } from 'shared-ui/loading';
import { UntilCode } from 'shared-ui/scripting';
import { courseName } from '../course/course-facts.ts';
import { messages } from '../messages.en.ts';

/** Hash of a course's address that opens its dialog; login and 'Continue your application' lead back with it. */
export const APPLY_HASH = '#apply';

/** Address of a course with its dialog open. */
export const applyPath = (courseId: number): string => `/course_details/${courseId}${APPLY_HASH}`;

interface ApplyDialogProps {
  /** With an id it is in the server's HTML, and the browser opens it without code. */
  id?: string;
  open: boolean;
  onOpen?: () => void;
  onClose: () => void;
  course: Parameters<typeof courseName>[0] & { id: number };
  universityName: string | undefined;
}

/**
 * The dialog of Apply Now (APPLY-1). It says at once what comes: guests are asked to log in (APPLY-2). The form of a
 * logged-in visitor belongs to another remote and appears in the same dialog once it has loaded.
 */
export function ApplyDialog({ id, open, onOpen, onClose, course, universityName }: ApplyDialogProps) {
  const { isLoggedIn } = useSession();
  const dialog = useRef<PageDialog['current']>(null);
  const name = courseName(course);
  const isGuest = !isLoggedIn;
  return (
    <Dialog
      id={id}
      open={open}
      onOpen={onOpen}
      // The form may ask first, e.g. while it sends.
      onClose={() => (dialog.current ?? onClose)()}
      title={messages.applyTitle(name)}
      size={isGuest ? 'm' : 'l'}
      actions={isGuest && <GuestActions courseId={course.id} />}
    >
      {isGuest ? (
        <Stack gap={8}>
          <Text>{messages.loginFirst}</Text>
          <Text tone="slate">{messages.loginReturns}</Text>
          <UntilCode>{messages.formFollows}</UntilCode>
        </Stack>
      ) : (
        <Widget
          name="apply"
          open={open}
          onClose={onClose}
          course={{ id: course.id, name, universityName }}
          dialog={dialog}
          loading={<Loading />}
        />
      )}
    </Dialog>
  );
}

/** Login and sign-up lead back to the open dialog of this course. */
function GuestActions({ courseId }: { courseId: number }) {
  const here = applyPath(courseId);
  return (
    <>
      <Button component={Link} to={signupPath(here)}>
        {messages.signup}
      </Button>
      <Button variant="primary" component={Link} to={loginPath(here)}>
        {messages.login}
      </Button>
    </>
  );
}
