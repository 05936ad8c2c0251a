import { useRef } from 'react';
import { type PageDialog, useSession, Widget, type WidgetContracts } from 'shared-shell';
import { Dialog, Stack } from 'shared-ui';
import { Loading } from 'shared-ui/loading';
import { UntilCode } from 'shared-ui/scripting';
import { messages } from '../../messages.en.ts';
import { GuestRegistration, RegisteredEvent } from '../../registrations/guest-registration.tsx';
import { OverEvent } from '../../registrations/over-event.tsx';

/**
 * The registration dialog of an event (EVENT-5). It is in the server's HTML and says at once what comes: guests are
 * asked to log in. The form of a logged-in visitor appears in it once it has loaded.
 */
export function RegistrationDialog({
  id,
  open,
  onOpen,
  onClose,
  event,
  isOver,
}: Omit<WidgetContracts['event-registration'], 'dialog'> & {
  /** Id for the button that opens it. */
  id: string;
  /** The browser has opened it. */
  onOpen: () => void;
  /** The event has ended; the address that opens the dialog may have been bookmarked. */
  isOver: boolean;
}) {
  const { isLoggedIn } = useSession();
  const dialog = useRef<PageDialog['current']>(null);
  return (
    <Dialog id={id} open={open} onOpen={onOpen} onClose={onClose} title={messages.dialogTitle(event.title)}>
      {isLoggedIn ? (
        <Widget
          name="event-registration"
          open={open}
          onClose={onClose}
          event={event}
          dialog={dialog}
          loading={<Loading />}
        />
      ) : (
        <Stack>
          <RegisteredEvent event={event} />
          {isOver ? <OverEvent onClose={onClose} /> : <GuestRegistration eventId={event.id} />}
          {!isOver && <UntilCode>{messages.formFollows}</UntilCode>}
        </Stack>
      )}
    </Dialog>
  );
}
