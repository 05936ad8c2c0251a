import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { Link, useSession, type WidgetContracts } from 'shared-shell';
import { Alert, Button, Dialog, Stack, styled, Text, TextLink } from 'shared-ui';
import { messages } from '../../messages.en.ts';
import { type Registration, useRegistration } from './use-registration.ts';

const Buttons = styled.div({ display: 'flex', flexWrap: 'wrap', gap: '.75rem', justifyContent: 'flex-end' });
const Focusable = styled.div({ '&:focus': { outline: 'none' } });

/** Login that leads back to this dialog. */
const loginAddress = (eventId: number) =>
  `/login?next=${encodeURIComponent(`/upcoming-events/${eventId}#register`)}`;

/** The registration dialog (D2 §2), for whoever opens it with an event. */
export default function EventRegistrationWidget({
  open,
  onClose,
  event,
}: WidgetContracts['event-registration']) {
  const { isLoggedIn } = useSession();
  const { registration, register, reset } = useRegistration(event.id);
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
        {isLoggedIn || registration.state !== 'idle' ? (
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
          {registration.state === 'failed' && registration.needsLogin && (
            <Button variant="primary" component={Link} to={loginAddress(eventId)}>
              {messages.login}
            </Button>
          )}
          {registration.state === 'failed' && !registration.needsLogin && (
            <Button variant="primary" onClick={onRegister}>
              {messages.retry}
            </Button>
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
