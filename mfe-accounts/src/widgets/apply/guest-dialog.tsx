import { Link } from 'shared-shell';
import { Button, Dialog, Text } from 'shared-ui';
import type { DraftStore } from '../../drafts/draft-store.ts';
import { messages } from '../../messages.en.ts';
import type { ApplicationCourse } from './use-application.ts';

/** What a guest sees (D2 §2). After login the home page offers to go on with this course (decisions C-40). */
export function GuestDialog({
  open,
  onClose,
  course,
  store,
}: {
  open: boolean;
  onClose: () => void;
  course: ApplicationCourse;
  store: DraftStore;
}) {
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
