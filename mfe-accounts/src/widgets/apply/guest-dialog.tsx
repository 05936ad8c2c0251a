import { Link } from 'shared-shell';
import { Button, Dialog, Text } from 'shared-ui';
import { messages } from '../../messages.en.ts';
import type { ApplyDialogProps } from './apply-dialog-props.ts';

/** The dialog for guests (APPLY-2). After login the home page offers to continue with this course (C-40). */
export function GuestDialog({ open, onClose, course, store }: ApplyDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={messages.applyTitle(course.name)}
      actions={
        <Button variant="primary" component={Link} to="/login" onClick={() => void store.noteIntent(course)}>
          {messages.login}
        </Button>
      }
    >
      <Text>{messages.loginFirst}</Text>
    </Dialog>
  );
}
