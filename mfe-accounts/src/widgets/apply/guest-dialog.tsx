import { Link } from 'shared-shell';
import { loginPath, signupPath } from 'shared-shell/login-path';
import { Button, Dialog, Stack, Text } from 'shared-ui';
import { messages } from '../../messages.en.ts';
import type { ApplyDialogProps } from './apply-dialog-props.ts';

/**
 * The dialog for guests (APPLY-2). Login and sign-up lead back to the open dialog of this course; the noted intent lets
 * the home page offer it too, e.g. when the verification e-mail is opened in another browser tab (C-40).
 */
export function GuestDialog({ open, onClose, course, store }: ApplyDialogProps) {
  const here = `/course_details/${course.id}#apply`;
  const noteIntent = () => void store.noteIntent(course);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={messages.applyTitle(course.name)}
      actions={
        <>
          <Button component={Link} to={signupPath(here)} onClick={noteIntent}>
            {messages.signup}
          </Button>
          <Button variant="primary" component={Link} to={loginPath(here)} onClick={noteIntent}>
            {messages.login}
          </Button>
        </>
      }
    >
      <Stack gap={8}>
        <Text>{messages.loginFirst}</Text>
        <Text tone="slate">{messages.loginReturns}</Text>
      </Stack>
    </Dialog>
  );
}
