import { type FormEvent, useEffect } from 'react';
import { eventInfoQuery, useQuery } from 'shared-api';
import { isOver } from 'shared-api/event-times';
import { Link, useApi, useSession, type WidgetContracts } from 'shared-shell';
import { loginPath } from 'shared-shell/login-path';
import { Alert, Button, Dialog, Stack, Text } from 'shared-ui';
import { Focused } from 'shared-ui/focused';
import { messages } from '../../messages.en.ts';
import {
  DialogButtons,
  GuestRegistration,
  RegisteredEvent,
  registrationPath,
} from '../../registrations/guest-registration.tsx';
import { AllEvents, OverEvent } from '../../registrations/over-event.tsx';
import { useRegistrationFor } from '../../registrations/use-registrations.ts';
import { useNow } from '../../time/use-now.ts';
import { type Registration, useRegistration } from './use-registration.ts';

/**
 * The registration dialog of an event (EVENT-5, EVENT-6). It loads the event to find out whether it has ended; until then it
 * shows the form.
 */
export default function EventRegistrationWidget({
  open,
  onClose,
  event,
  dialog,
}: WidgetContracts['event-registration']) {
  const { isLoggedIn } = useSession();
  const { registration, register, reset } = useRegistration(event.id);
  const isRegistered = useRegistrationFor(event.id) !== undefined;
  const known = useQuery({ ...eventInfoQuery(useApi(), event.id), enabled: open });
  const now = useNow(known.dataUpdatedAt);
  const over = known.data ? isOver(known.data, now) : false;
  // The outcome is cleared on the next opening, not on closing: the dialog must not show the form while it fades out.
  useEffect(() => {
    if (open) reset();
  }, [open, reset]);
  const content = (
    <Stack>
      <RegisteredEvent event={event} />
      {over && registration.state === 'idle' ? (
        <OverEvent onClose={onClose} />
      ) : isRegistered && registration.state === 'idle' ? (
        <Registered onClose={onClose} />
      ) : isLoggedIn || registration.state !== 'idle' ? (
        <RegisterForm
          registration={registration}
          eventId={event.id}
          onRegister={register}
          onClose={onClose}
        />
      ) : (
        <GuestRegistration eventId={event.id} />
      )}
    </Stack>
  );
  if (dialog) return content;
  return (
    <Dialog open={open} onClose={onClose} title={messages.dialogTitle(event.title)}>
      {content}
    </Dialog>
  );
}

function Registered({ onClose }: { onClose: () => void }) {
  return (
    <>
      <Alert severity="success">{messages.youAreRegisteredFor}</Alert>
      <DialogButtons>
        <Button onClick={onClose}>{messages.close}</Button>
        <MyEvents onClose={onClose} />
      </DialogButtons>
    </>
  );
}

const MyEvents = ({ onClose }: { onClose: () => void }) => (
  <Button variant="primary" component={Link} to="/my-events" onClick={onClose}>
    {messages.myEvents}
  </Button>
);

function RegisterForm({
  registration,
  eventId,
  onRegister,
  onClose,
}: {
  registration: Registration;
  eventId: number;
  onRegister: () => void;
  onClose: () => void;
}) {
  const onSubmit = (submitted: FormEvent) => {
    submitted.preventDefault();
    onRegister();
  };
  if (registration.state === 'idle')
    return (
      <form onSubmit={onSubmit}>
        <Stack>
          <Text tone="slate">{messages.registerIntro}</Text>
          <DialogButtons>
            <Button type="submit" variant="primary">
              {messages.register}
            </Button>
          </DialogButtons>
        </Stack>
      </form>
    );
  return (
    <Focused part={registration.state}>
      {registration.state === 'pending' && <Text role="status">{messages.pleaseWait}</Text>}
      {registration.state === 'success' && (
        <Alert severity="success" live="alert">
          {messages.registered}
        </Alert>
      )}
      {registration.state === 'error' && <Alert severity="error">{registration.message}</Alert>}
      {registration.state !== 'pending' && (
        <DialogButtons>
          <Button onClick={onClose}>{messages.close}</Button>
          {registration.state === 'success' && <MyEvents onClose={onClose} />}
          {registration.state === 'error' && registration.remedy === 'login' && (
            <Button variant="primary" component={Link} to={loginPath(registrationPath(eventId))}>
              {messages.login}
            </Button>
          )}
          {registration.state === 'error' && registration.remedy === 'retry' && (
            <Button variant="primary" onClick={onRegister}>
              {messages.retry}
            </Button>
          )}
          {registration.state === 'error' && registration.remedy === 'none' && (
            <AllEvents onClose={onClose} />
          )}
        </DialogButtons>
      )}
    </Focused>
  );
}
