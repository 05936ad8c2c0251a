import { useSession } from 'shared-shell';
import { Button, Dialog } from 'shared-ui';
import { messages } from '../messages.en.ts';

/** D1 §2 and decisions A-13: this question, an Ok button, a close icon and nothing else. */
export function LogoutDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { logout } = useSession();
  const confirm = () => {
    logout();
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={messages.logoutQuestion}
      actions={<Button onClick={confirm}>{messages.ok}</Button>}
    />
  );
}
