import { useSession, Widget } from 'shared-shell';
import { useDeviceValue } from 'shared-shell/device-value';
import { NOTHING_WAITS, WAITING_APPLICATIONS } from 'shared-shell/waiting-applications';
import { Button, Dialog } from 'shared-ui';
import { messages } from '../../messages.en.ts';

/**
 * The question, an Ok button and a close icon, and nothing else (LAYOUT-7, A-13). While an application of the visitor
 * waits for the network, a widget asks in place of Ok what becomes of it.
 */
export function LogoutDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { logout, subject } = useSession();
  const [waiting] = useDeviceValue(WAITING_APPLICATIONS, NOTHING_WAITS);
  const isWaiting = waiting.some(({ owner, state }) => owner === subject && state !== 'sent');
  const confirm = () => {
    logout();
    onClose();
  };
  const ok = <Button onClick={confirm}>{messages.ok}</Button>;
  return (
    <Dialog open={open} onClose={onClose} title={messages.logoutQuestion} actions={!isWaiting && ok}>
      {isWaiting && open && <Widget name="logout-while-waiting" optional fallback={ok} onLogout={confirm} />}
    </Dialog>
  );
}
