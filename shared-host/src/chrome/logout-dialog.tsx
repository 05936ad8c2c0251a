import { useSession } from 'shared-shell';
import { Button, Dialog } from 'shared-ui';
import { messages } from '../messages.en.ts';

/** The question, an Ok button and a close icon, and nothing else (LAYOUT-7, A-13). */
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
