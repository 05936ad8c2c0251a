import { type Event, safeLink } from 'shared-api';
import { Link } from 'shared-shell';
import { Alert, Button, Chip, ExternalIcon, opensDialog, Stack, TextLink, VisuallyHidden } from 'shared-ui';
import { handsOnFocus } from 'shared-ui/hands-on-focus';
import { AddToCalendar } from '../../event/add-to-calendar.tsx';
import { eventPath } from '../../event/event-path.ts';
import { messages } from '../../messages.en.ts';
import { CancelRegistration } from '../../registrations/cancel-registration.tsx';
import { REGISTER_HASH } from '../../registrations/guest-registration.tsx';

/** Id of the button that opens the registration. */
const REGISTER_BUTTON = 'event-register';
/** Id of what stands in its place once the visitor is registered, where the focus goes when the dialog is closed. */
const REGISTERED = 'event-registered';

/** What a visitor can do about an event: register, here or at the organiser's page, add it to a calendar, cancel. */
export function EventActions({
  event,
  readAt,
  isOver,
  isRegistered,
  dialogId,
}: {
  event: Event;
  /** Time of the API's answer in ms. */
  readAt: number;
  isOver: boolean;
  isRegistered: boolean;
  /** Id of the registration's dialog. */
  dialogId: string;
}) {
  const link = safeLink(event.registration_link);
  return (
    <Stack gap={12}>
      {isOver && (
        <Chip tone="amber" style={{ alignSelf: 'start' }}>
          {messages.pastEvent}
        </Chip>
      )}
      {link && (
        <Button component="a" wide href={link} target="_blank" rel="noopener noreferrer">
          {messages.registerForEvent} <ExternalIcon size={18} />
          <VisuallyHidden> ({messages.opensNewTab})</VisuallyHidden>
        </Button>
      )}
      {isOver ? (
        <Button component={Link} wide to="/upcoming-events">
          {messages.allEvents}
        </Button>
      ) : (
        <AddToCalendar event={event} readAt={readAt} />
      )}
      {/* Last, because what it shows to visitors who are registered comes later and is taller. */}
      {!isOver &&
        (isRegistered ? (
          <>
            <div id={REGISTERED}>
              <Alert severity="success">
                {messages.youAreRegisteredFor}{' '}
                <TextLink component={Link} to="/my-events">
                  {messages.myEvents}
                </TextLink>
              </Alert>
            </div>
            <CancelRegistration
              event={event}
              backTo={eventPath(event.id)}
              focusAfter={`#${REGISTER_BUTTON}`}
              wide
            />
          </>
        ) : (
          <Button
            id={REGISTER_BUTTON}
            variant="primary"
            wide
            data-hash={REGISTER_HASH}
            {...opensDialog(dialogId)}
            {...handsOnFocus('', `#${REGISTERED}`)}
          >
            {messages.register}
          </Button>
        ))}
    </Stack>
  );
}
