import type { Event } from 'shared-api';
import { instantOf, isOver } from 'shared-api/event-times';
import { Link, useConfig } from 'shared-shell';
import {
  Card,
  CardBody,
  CardLink,
  Chip,
  ClockIcon,
  Heading,
  langOf,
  PinIcon,
  styled,
  Text,
  VisuallyHidden,
} from 'shared-ui';
import { DataText } from 'shared-ui/data-text';
import { messages } from '../messages.en.ts';
import { useRegistrationFor } from '../registrations/use-registrations.ts';
import { hoursText, knownZone, placeOfZone } from '../time/event-time.ts';
import { dateText } from '../time/event-times.tsx';
import { DateTile } from './date-tile.tsx';
import { EventImage } from './event-image.tsx';
import { eventPath } from './event-path.ts';
import { placeText } from './place.ts';

const Excerpt = styled.p({
  color: 'var(--c-slate)',
  overflow: 'hidden',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 4,
});
const Head = styled.div({
  display: 'flex',
  gap: '.875rem',
  alignItems: 'flex-start',
  // With large text the title goes below the tile, where its words fit into the line.
  flexWrap: 'wrap',
  '& > :last-child': { flex: '1 1 7.5rem', minWidth: 0 },
});
const Facts = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '.25rem 1rem',
  fontSize: '.9375rem',
  // The place may be the address of an online meeting, which has no spaces.
  '& p': { display: 'flex', alignItems: 'center', gap: '.375rem', overflowWrap: 'anywhere' },
  '& svg': { flex: 'none', color: 'var(--c-muted)' },
});
const seeMore = { marginTop: 'auto', fontWeight: 700, color: 'var(--c-primary)' } as const;

/** Image, date tile, start date, title, time, place, first paragraph, See More (EVENT-1). The whole card opens the event. */
export function EventCard({
  event,
  now,
  headingLevel = 2,
  hasImage = true,
}: {
  event: Event;
  now: number;
  headingLevel?: 2 | 3;
  hasImage?: boolean;
}) {
  const first = event.paragraphs[0]?.text;
  const start = instantOf(event.start_at);
  const zone = knownZone(event.timezone);
  const hours = start !== null && hoursText(start, instantOf(event.end_at), zone);
  const isRegistered = useRegistrationFor(event.id) !== undefined;
  const place = placeText(event, useConfig().branches);
  return (
    <Card style={{ height: '100%' }}>
      {hasImage && <EventImage src={event.image} width={800} height={450} />}
      <CardBody>
        <Head>
          <DateTile event={event} />
          <div>
            <Heading level={headingLevel} size="s" lang={langOf(event.title)}>
              {event.title}
            </Heading>
            <Text size="s" tone="slate" style={{ marginTop: 4 }}>
              {dateText(event)}
            </Text>
          </div>
        </Head>
        <Facts>
          {hours && (
            <p>
              <ClockIcon size={18} />
              {messages.timeIn(hours, placeOfZone(zone))}
            </p>
          )}
          <p>
            <PinIcon size={18} />
            <span lang={langOf(place)}>{place}</span>
          </p>
          {isOver(event, now) && (
            <p>
              <Chip>{messages.pastEvent}</Chip>
            </p>
          )}
          {isRegistered && (
            <p>
              <Chip tone="ok">{messages.youAreRegistered}</Chip>
            </p>
          )}
        </Facts>
        {first && <Excerpt lang={langOf(first)}>{first}</Excerpt>}
        <CardLink component={Link} to={eventPath(event.id)} style={seeMore}>
          {messages.seeMore}
          <VisuallyHidden>
            {' '}
            <DataText>{messages.aboutEvent(event.title)}</DataText>
          </VisuallyHidden>
        </CardLink>
      </CardBody>
    </Card>
  );
}
