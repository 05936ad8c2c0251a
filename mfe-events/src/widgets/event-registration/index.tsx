import { type FormEvent, useEffect } from 'react';
import { eventInfoQuery, useQuery } from 'shared-api';
import { Link, useApi, useSession, type WidgetContracts } from 'shared-shell';
import { loginPath, signupPath } from 'shared-shell/login-path';
import { Alert, Button, Dialog, Stack, styled, Text, TextLink } from 'shared-ui';
import { Focused } from 'shared-ui/focused';
import { isOver } from '../../event/event-order.ts';
import { eventPath } from '../../event/event-path.ts';
import { messages } from '../../messages.en.ts';
import { useRegistrationFor } from '../../registrations/use-registrations.ts';
import { useNow } from '../../time/use-now.ts';
import { type Registration, useRegistration } from './use-registration.ts';

const Buttons = styled.div({ display: 'flex', flexWrap: 'wrap', gap: '.75rem', justifyContent: 'flex-end' });

/** Path that opens this dialog: login and sign-up lead back to it. */
const dialogPath = (eventId: number) => `${eventPath(eventId)}#register`;

/**
 * The registration dialog of an event (EVENT-5, EVENT-6). It loads the event to find out whether it has ended; until then it
 * shows the form.
 */
export default function EventRegistrationWidget({
  open,
  onClose,
  event,
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
  return (
    <Dialog open={open} onClose={onClose} title={messages.dialogTitle(event.title)}>
      <Stack>
        <Text>
          <strong>{event.title}</strong>
          <br />
          {event.date ?? messages.dateNotAvailable}
        </Text>
        {over && registration.state === 'idle' ? (
          <Over onClose={onClose} />
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
          <Guest eventId={event.id} />
        )}
      </Stack>
    </Dialog>
  );
}

function Over({ onClose }: { onClose: () => void }) {
  return (
    <>
      <Alert severity="info">{messages.pastEvent}</Alert>
      <Buttons>
        <Button onClick={onClose}>{messages.close}</Button>
        <AllEvents onClose={onClose} />
      </Buttons>
    </>
  );
}

function Registered({ onClose }: { onClose: () => void }) {
  return (
    <>
      <Alert severity="success">{messages.youAreRegisteredFor}</Alert>
      <Buttons>
        <Button onClick={onClose}>{messages.close}</Button>
        <MyEvents onClose={onClose} />
      </Buttons>
    </>
  );
}

const MyEvents = ({ onClose }: { onClose: () => void }) => (
  <Button variant="primary" component={Link} to="/my-events" onClick={onClose}>
    {messages.myEvents}
  </Button>
);

/** Link to all events. Closes the dialog first, because the page below may be the list. */
function AllEvents({ onClose }: { onClose: () => void }) {
  return (
    <Button variant="primary" component={Link} to="/upcoming-events" onClick={onClose}>
      {messages.allEvents}
    </Button>
  );
}

function Guest({ eventId }: { eventId: number }) {
  return (
    <>
      <Text>{messages.guestText}</Text>
      <Buttons>
        <TextLink component={Link} to={signupPath(dialogPath(eventId))} style={{ alignSelf: 'center' }}>
          {messages.signup}
        </TextLink>
        <Button variant="primary" component={Link} to={loginPath(dialogPath(eventId))}>
          {messages.loginToRegister}
        </Button>
      </Buttons>
    </>
  );
}

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
          <Buttons>
            <Button type="submit" variant="primary">
              {messages.register}
            </Button>
          </Buttons>
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
        <Buttons>
          <Button onClick={onClose}>{messages.close}</Button>
          {registration.state === 'success' && <MyEvents onClose={onClose} />}
          {registration.state === 'error' && registration.remedy === 'login' && (
            <Button variant="primary" component={Link} to={loginPath(dialogPath(eventId))}>
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
        </Buttons>
      )}
    </Focused>
  );
}
