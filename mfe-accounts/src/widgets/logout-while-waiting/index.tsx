import { useSession, type WidgetContracts } from 'shared-shell';
import { Button, Stack, Text } from 'shared-ui';
import { ButtonRow } from '../../form/button-row.tsx';
import { messages } from '../../messages.en.ts';
import { waitingStore } from '../../waiting/waiting-store.ts';

/** The logout of a visitor whose applications have not been sent: they are kept for the next login, or deleted. */
export default function LogoutWhileWaiting({ onLogout }: WidgetContracts['logout-while-waiting']) {
  const { subject } = useSession();
  const leave = async (work: (owner: string) => Promise<void>) => {
    if (subject !== null) await work(subject);
    onLogout();
  };
  return (
    <Stack>
      <Text>{messages.logoutWhileWaiting}</Text>
      <ButtonRow>
        <Button onClick={() => void leave(waitingStore.removeAll)}>{messages.logoutAndDelete}</Button>
        <Button variant="primary" onClick={() => void leave(waitingStore.forgetLogin)}>
          {messages.logoutAndKeep}
        </Button>
      </ButtonRow>
    </Stack>
  );
}
