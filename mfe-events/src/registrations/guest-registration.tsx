import { Link } from 'shared-shell';
import { loginPath, signupPath } from 'shared-shell/login-path';
import { Button, styled, Text, TextLink } from 'shared-ui';
import { DataText } from 'shared-ui/data-text';
import { eventPath } from '../event/event-path.ts';
import { messages } from '../messages.en.ts';

/** Hash that opens the registration dialog; login leads back with it. */
export const REGISTER_HASH = '#register';

/** Path that opens the registration dialog of an event: login and sign-up lead back to it. */
export const registrationPath = (eventId: number): string => `${eventPath(eventId)}${REGISTER_HASH}`;

export const DialogButtons = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '.75rem',
  justifyContent: 'flex-end',
});

/** Name and date of the event in its registration dialog. */
export const RegisteredEvent = ({ event }: { event: { title: string; date?: string } }) => (
  <Text>
    <strong>
      <DataText>{event.title}</DataText>
    </strong>
    <br />
    {event.date ?? messages.dateNotAvailable}
  </Text>
);

/** What guests see in it (EVENT-5). */
export const GuestRegistration = ({ eventId }: { eventId: number }) => (
  <>
    <Text>{messages.guestText}</Text>
    <DialogButtons>
      <TextLink component={Link} to={signupPath(registrationPath(eventId))} style={{ alignSelf: 'center' }}>
        {messages.signup}
      </TextLink>
      <Button variant="primary" component={Link} to={loginPath(registrationPath(eventId))}>
        {messages.loginToRegister}
      </Button>
    </DialogButtons>
  </>
);
