import { apiMessages, type EventRegistration, isApiError, isTokenExpired } from 'shared-api';
import { isOver } from 'shared-api/event-times';
import { Link, useConfig } from 'shared-shell';
import { loginPath } from 'shared-shell/login-path';
import {
  Button,
  CalendarIcon,
  Card,
  CardBody,
  Chip,
  EmptyState,
  ErrorState,
  Heading,
  langOf,
  PinIcon,
  Stack,
  Text,
  TextLink,
} from 'shared-ui';
import { DataText } from 'shared-ui/data-text';
import { Loading } from 'shared-ui/loading';
import { upcomingFirst } from '../../event/event-order.ts';
import { eventPath } from '../../event/event-path.ts';
import { placeText } from '../../event/place.ts';
import { messages } from '../../messages.en.ts';
import { CancelRegistration } from '../../registrations/cancel-registration.tsx';
import { useMyRegistrations } from '../../registrations/use-registrations.ts';
import { dateText, EventTimes } from '../../time/event-times.tsx';
import { useNow } from '../../time/use-now.ts';

export const MY_EVENTS_PATH = '/my-events';

/** The registrations of the account; upcoming events first, each with a way to cancel. */
export function RegistrationList() {
  const { data, error, isError, refetch, dataUpdatedAt } = useMyRegistrations();
  const now = useNow(dataUpdatedAt);
  if (data)
    return data.length === 0 ? (
      <EmptyState
        message={messages.noRegistrations}
        action={
          <Button variant="primary" component={Link} to="/upcoming-events">
            {messages.allEvents}
          </Button>
        }
      />
    ) : (
      <Stack component="ul" gap={16} aria-label={messages.myEvents} style={{ listStyle: 'none', padding: 0 }}>
        {upcomingFirst(data, now).map((registration) => (
          <li key={registration.id}>
            <RegistrationCard registration={registration} isPast={isOver(registration, now)} />
          </li>
        ))}
      </Stack>
    );
  if (!isError) return <Loading />;
  if (isTokenExpired(error) || (isApiError(error) && error.status === 401))
    return (
      <ErrorState
        message={isTokenExpired(error) ? apiMessages.tokenExpired : messages.myEventsLoginFirst}
        action={
          <Button variant="primary" component={Link} to={loginPath(MY_EVENTS_PATH)}>
            {messages.login}
          </Button>
        }
      />
    );
  return <ErrorState message={messages.registrationsNotLoaded} onRetry={refetch} />;
}

function RegistrationCard({ registration, isPast }: { registration: EventRegistration; isPast: boolean }) {
  const title = registration.event_title || messages.event;
  const { branches } = useConfig();
  return (
    <Card>
      <CardBody style={{ gap: '.75rem' }}>
        <Heading level={2} size="s" lang={langOf(title)}>
          <TextLink component={Link} to={eventPath(registration.event)}>
            {title}
          </TextLink>
        </Heading>
        <Stack row gap={8} style={{ alignItems: 'flex-start', flexWrap: 'nowrap' }}>
          <CalendarIcon size={18} style={{ flex: 'none', marginTop: 4 }} />
          <div>
            {dateText(registration)}
            <EventTimes event={registration} />
          </div>
        </Stack>
        <Stack row gap={8}>
          <PinIcon size={18} />
          <Text component="span" style={{ flex: 1, overflowWrap: 'anywhere' }}>
            <DataText>{placeText(registration, branches)}</DataText>
          </Text>
        </Stack>
        <Stack row gap={12}>
          <Chip tone={isPast ? undefined : 'ok'}>
            {isPast ? messages.pastEvent : messages.youAreRegistered}
          </Chip>
          {!isPast && (
            <CancelRegistration event={{ id: registration.event, title }} backTo={MY_EVENTS_PATH} />
          )}
        </Stack>
      </CardBody>
    </Card>
  );
}
