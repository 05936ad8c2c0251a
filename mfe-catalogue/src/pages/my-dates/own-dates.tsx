import { Link, useSession } from 'shared-shell';
import { loginPath } from 'shared-shell/login-path';
import {
  Alert,
  Button,
  Disclosure,
  EmptyState,
  from,
  Heading,
  Stack,
  styled,
  Text,
  TextLink,
} from 'shared-ui';
import { LoadingSpinner } from 'shared-ui/loading-spinner';
import { useToday } from '../../dates/use-today.ts';
import { KeepCourses } from '../../keep-courses/keep-courses.tsx';
import { messages } from '../../messages.en.ts';
import { myDatesMessages as texts } from '../../my-dates/messages.en.ts';
import { useMyDates } from '../../my-dates/use-my-dates.ts';
import { useEverTrue } from '../use-ever-true.ts';
import { CalendarSection } from './calendar-section.tsx';
import { DateList } from './date-list.tsx';
import { Reminders } from './reminders.tsx';

const Columns = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: '2.5rem',
  [from.lg]: { gridTemplateColumns: 'minmax(0,3fr) minmax(0,2fr)', gap: '3rem', alignItems: 'start' },
});

/**
 * Fills the screen where the list is above everything else, so that what can be pressed below it is not seen before it has
 * its place.
 */
const Waiting = styled.div({ minHeight: '100vh', [from.lg]: { minHeight: 0 } });

/** The visitor's dates, the reminders to add, and the ways into a calendar. Rendered in the browser only. */
export function OwnDates() {
  const { entries, courseIds, isLoading, hasFailed, haveEventsFailed, undated } = useMyDates();
  const { isLoggedIn } = useSession();
  const today = useToday(Date.now());
  const coming = entries.filter(({ day }) => day >= today);
  const past = entries.filter(({ day }) => day < today);
  // The list is shown once it is complete, because dates that arrive singly move each other. After that it stays, also
  // while courses load that were saved on another device.
  const wasComplete = useEverTrue(!isLoading);
  const isWaiting = isLoading && (!wasComplete || entries.length === 0);
  const list = isWaiting ? (
    <Waiting>
      <LoadingSpinner />
    </Waiting>
  ) : (
    <Stack gap={24}>
      {hasFailed && <Alert severity="warning">{texts.someFailed}</Alert>}
      {haveEventsFailed && <Alert severity="warning">{texts.eventsFailed}</Alert>}
      {entries.length === 0 && !hasFailed && !haveEventsFailed && (
        <EmptyState
          message={texts.none}
          action={
            <Button variant="primary" component={Link} to="/course-search">
              {messages.searchAll}
            </Button>
          }
        />
      )}
      {entries.length > 0 && (
        <section aria-labelledby="coming">
          <Heading level={2} size="m" id="coming">
            {texts.coming}
          </Heading>
          {coming.length === 0 && <Text tone="slate">{texts.noneComing}</Text>}
          <DateList entries={coming} today={today} labelledBy="coming" />
        </section>
      )}
      {past.length > 0 && (
        <Disclosure label={texts.past(past.length)}>
          <DateList entries={[...past].reverse()} today={today} label={texts.past(past.length)} />
        </Disclosure>
      )}
      {undated > 0 && (
        <Text tone="muted" size="s">
          {texts.withoutDates(undated)}
        </Text>
      )}
      {!isLoggedIn && (
        <Text tone="slate" size="s">
          {texts.eventsWithLogin}{' '}
          <TextLink component={Link} to={loginPath('/my-dates')}>
            {texts.logIn}
          </TextLink>
        </Text>
      )}
    </Stack>
  );
  return (
    <Columns>
      {list}
      <Stack gap={32} data-no-print>
        <Reminders today={today} />
        <KeepCourses ids={courseIds} />
        <CalendarSection entries={entries} />
      </Stack>
    </Columns>
  );
}
