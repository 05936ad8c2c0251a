import { Link } from 'shared-shell';
import { loginPath, signupPath } from 'shared-shell/login-path';
import { Button, Stack, Text } from 'shared-ui';
import { messages } from '../../messages.en.ts';
import type { ApplyDialogProps } from './apply-dialog-props.ts';
import { ApplyFrame } from './apply-frame.tsx';

/** The dialog for guests (APPLY-2). Login and sign-up lead back to the open dialog of this course. */
export function GuestDialog({ open, onClose, course, dialog }: Omit<ApplyDialogProps, 'store'>) {
  const here = `/course_details/${course.id}#apply`;
  return (
    <ApplyFrame
      dialog={dialog}
      open={open}
      onClose={onClose}
      title={messages.applyTitle(course.name)}
      actions={
        <>
          <Button component={Link} to={signupPath(here)}>
            {messages.signup}
          </Button>
          <Button variant="primary" component={Link} to={loginPath(here)}>
            {messages.login}
          </Button>
        </>
      }
    >
      <Stack gap={8}>
        <Text>{messages.loginFirst}</Text>
        <Text tone="slate">{messages.loginReturns}</Text>
      </Stack>
    </ApplyFrame>
  );
}
