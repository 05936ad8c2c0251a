import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { eventInfoQuery, useQuery } from 'shared-api';
import { Link, useApi, useSession, type WidgetContracts } from 'shared-shell';
import { Alert, Button, Dialog, Stack, styled, Text, TextLink } from 'shared-ui';
import { isOver } from '../../event/event-order.ts';
import { messages } from '../../messages.en.ts';
import { useNow } from '../../time/use-now.ts';
import { type Registration, useRegistration } from './use-registration.ts';

const Buttons = styled.div({ display: 'flex', flexWrap: 'wrap', gap: '.75rem', justifyContent: 'flex-end' });
const Focusable = styled.div({ '&:focus': { outline: 'none' } });

/** Login that leads back to this dialog. */
const loginAddress = (eventId: number) =>
  `/login?next=${encodeURIComponent(`/upcoming-events/${eventId}#register`)}`;

/**
 * The registration dialog (D2 §2), for whoever opens it with an event. Its opener need not know whether the event is
 * over: the dialog looks, and until then shows its form.
 */
export default function EventRegistrationWidget({
  open,
  onClose,
  event,
}: WidgetContracts['event-registration']) {
  const { isLoggedIn } = useSession();
  const { registration, register, reset } = useRegistration(event.id);
  const known = useQuery({ ...eventInfoQuery(useApi(), event.id), enabled: open });
  const now = useNow(known.dataUpdatedAt);
  const over = known.data ? isOver(known.data, now) : false;
  // An outcome is put away by the next opening, not by closing: the dialog that fades out must not turn into a form.
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

/** The way on; closes first, because the list may be the page below the dialog. */
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
        <TextLink component={Link} to="/signup" style={{ alignSelf: 'center' }}>
          {messages.signup}
        </TextLink>
        <Button variant="primary" component={Link} to={loginAddress(eventId)}>
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
      {registration.state === 'waiting' && <Text role="status">{messages.pleaseWait}</Text>}
      {registration.state === 'registered' && (
        <Alert severity="success" live="alert">
          {messages.registered}
        </Alert>
      )}
      {registration.state === 'failed' && <Alert severity="error">{registration.message}</Alert>}
      {registration.state !== 'waiting' && (
        <Buttons>
          <Button onClick={onClose}>{messages.close}</Button>
          {registration.state === 'failed' && registration.remedy === 'login' && (
            <Button variant="primary" component={Link} to={loginAddress(eventId)}>
              {messages.login}
            </Button>
          )}
          {registration.state === 'failed' && registration.remedy === 'retry' && (
            <Button variant="primary" onClick={onRegister}>
              {messages.retry}
            </Button>
          )}
          {registration.state === 'failed' && registration.remedy === 'none' && (
            <AllEvents onClose={onClose} />
          )}
        </Buttons>
      )}
    </Focused>
  );
}

/** Takes the focus with every step, because the button that had it is gone. */
function Focused({ part, children }: { part: string; children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another part is another set of buttons.
  useEffect(() => root.current?.focus(), [part]);
  return (
    <Focusable ref={root} tabIndex={-1}>
      <Stack>{children}</Stack>
    </Focusable>
  );
}
