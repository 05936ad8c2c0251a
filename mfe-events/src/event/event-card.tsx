import type { Event } from 'shared-api';
import { Link } from 'shared-shell';
import {
  CalendarIcon,
  Card,
  CardBody,
  CardLink,
  Chip,
  Heading,
  langOf,
  Stack,
  styled,
  Text,
  VisuallyHidden,
} from 'shared-ui';
import { messages } from '../messages.en.ts';
import { useRegistrationFor } from '../registrations/use-registrations.ts';
import { dateText } from '../time/event-times.tsx';
import { EventImage } from './event-image.tsx';
import { isOver } from './event-order.ts';
import { eventPath } from './event-path.ts';

const Excerpt = styled.p({
  color: 'var(--c-slate)',
  overflow: 'hidden',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 4,
});
const seeMore = { marginTop: 'auto', fontWeight: 700, color: 'var(--c-primary)' } as const;

/** Image, start date, title, first paragraph, See More (EVENT-1). The whole card opens the event. */
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
  const isRegistered = useRegistrationFor(event.id) !== undefined;
  return (
    <Card style={{ height: '100%' }}>
      {hasImage && <EventImage src={event.image} width={800} height={450} />}
      <CardBody>
        <Stack row gap={8}>
          <CalendarIcon size={18} />
          <Text component="span" size="s">
            {dateText(event)}
          </Text>
          {isOver(event, now) && <Chip>{messages.pastEvent}</Chip>}
          {isRegistered && <Chip tone="ok">{messages.youAreRegistered}</Chip>}
        </Stack>
        <Heading level={headingLevel} size="s" lang={langOf(event.title)}>
          {event.title}
        </Heading>
        {first && <Excerpt lang={langOf(first)}>{first}</Excerpt>}
        <CardLink component={Link} to={eventPath(event.id)} style={seeMore}>
          {messages.seeMore}
          <VisuallyHidden> {messages.aboutEvent(event.title)}</VisuallyHidden>
        </CardLink>
      </CardBody>
    </Card>
  );
}
