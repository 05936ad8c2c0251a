import { eventListQuery, useQuery } from 'shared-api';
import { isOver } from 'shared-api/event-times';
import { Link, useApi } from 'shared-shell';
import { Button, Grid, Heading, Stack } from 'shared-ui';
import { EventCard } from '../../event/event-card.tsx';
import { upcomingFirst } from '../../event/event-order.ts';
import { messages } from '../../messages.en.ts';
import { useNow } from '../../time/use-now.ts';

const SHOWN_EVENTS = 3;

/** The next events, for the home page. Renders nothing without events. */
export default function NextEventsWidget() {
  const { data, dataUpdatedAt } = useQuery(eventListQuery(useApi()));
  const now = useNow(dataUpdatedAt);
  const next = upcomingFirst(data?.results ?? [], now)
    .filter((event) => !isOver(event, now))
    .slice(0, SHOWN_EVENTS);
  if (next.length === 0) return null;
  return (
    <section aria-labelledby="next-events" style={{ paddingBlock: '3rem' }}>
      <Stack gap={24}>
        <Heading level={2} id="next-events">
          {messages.nextEvents}
        </Heading>
        <Grid component="ul" columns={[1, 2, 3]} gap={24}>
          {next.map((event) => (
            <li key={event.id}>
              <EventCard event={event} now={now} headingLevel={3} hasImage={false} />
            </li>
          ))}
        </Grid>
        <div>
          <Button component={Link} to="/upcoming-events">
            {messages.allEvents}
          </Button>
        </div>
      </Stack>
    </section>
  );
}
