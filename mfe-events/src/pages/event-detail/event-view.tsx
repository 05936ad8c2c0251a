import { useEffect, useState } from 'react';
import type { Event } from 'shared-api';
import { isOver } from 'shared-api/event-times';
import { Link, useConfig, useLocation, usePage } from 'shared-shell';
import { breadcrumbs } from 'shared-shell/breadcrumbs';
import { Card, CardBody, from, langOf, Prose, styled, TextLink } from 'shared-ui';
import { DataText } from 'shared-ui/data-text';
import { PageFrame } from 'shared-ui/page-frame';
import { Picture } from 'shared-ui/picture';
import defaultImage from '../../event/default-image.svg';
import { EventImage } from '../../event/event-image.tsx';
import { eventPath } from '../../event/event-path.ts';
import { placeText } from '../../event/place.ts';
import { messages } from '../../messages.en.ts';
import { REGISTER_HASH } from '../../registrations/guest-registration.tsx';
import { useRegistrationFor } from '../../registrations/use-registrations.ts';
import { eventJsonLd, eventSummary } from '../../structured-data/event.ts';
import { dateText, EventTime, OwnTime } from '../../time/event-times.tsx';
import { useNow } from '../../time/use-now.ts';
import { EventActions } from './event-actions.tsx';
import { RegistrationDialog } from './registration-dialog.tsx';

const Columns = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: '1.5rem',
  [from.lg]: { gridTemplateColumns: 'minmax(0,2fr) minmax(0,1fr)', alignItems: 'start' },
  // Firefox cuts and overlaps the text of a grid that is higher than a sheet.
  '@media print': { display: 'block', '& > *': { marginBottom: '1.5rem' } },
});
const Facts = styled.dl({
  margin: 0,
  display: 'grid',
  gap: '.75rem',
  '& dt': { fontSize: '.875rem', color: 'var(--c-muted)' },
  // The place may be the address of an online meeting, which has no spaces.
  '& dd': { margin: 0, fontWeight: 600, overflowWrap: 'anywhere' },
});

/** The API may send any picture. Dimming it keeps the white text on it readable. */
const dimmed = { opacity: 0.5 } as const;

/**
 * On the lower edge of the picture, above the body of the card. A line of its own, which appears when the code runs, would
 * move the buttons below it, also while one of them is being pressed.
 */
const onPicture = {
  position: 'absolute',
  insetInline: 0,
  bottom: '100%',
  padding: '.5rem 1rem',
  textWrap: 'balance',
  background: 'var(--c-tint)',
  color: 'var(--c-ink)',
} as const;

const REGISTRATION_DIALOG = 'event-registration';

/** `readAt`: time of the API's answer in ms. */
export function EventView({ event, readAt }: { event: Event; readAt: number }) {
  const { publicUrl, brand, branches } = useConfig();
  const { hash } = useLocation();
  const over = isOver(event, useNow(readAt));
  const isRegistered = useRegistrationFor(event.id) !== undefined;
  const [isRegistering, setIsRegistering] = useState(false);
  useEffect(() => {
    if (hash === REGISTER_HASH) setIsRegistering(true);
  }, [hash]);
  const title = event.title || messages.event;
  const place = placeText(event, branches);
  const structured = eventJsonLd(event, { publicUrl, organizer: brand.name });
  usePage({
    title,
    description: eventSummary(event),
    canonical: eventPath(event.id),
    sharing: { title, detail: [dateText(event), place].join(' · ') },
    jsonLd: [
      ...(structured ? [structured] : []),
      breadcrumbs(publicUrl, [
        { name: messages.upcomingEvents, path: '/upcoming-events' },
        { name: title, path: eventPath(event.id) },
      ]),
    ],
  });
  return (
    <>
      <PageFrame
        scene={
          <Picture
            src={event.image}
            fallbackSrc={defaultImage}
            width={1200}
            height={480}
            style={dimmed}
            fetchPriority="high"
          />
        }
        before={
          <TextLink component={Link} to="/upcoming-events">
            {messages.backToEvents}
          </TextLink>
        }
        title={<span lang={langOf(title)}>{title}</span>}
        lead={dateText(event)}
      >
        <Columns>
          <Prose>
            {event.paragraphs
              .filter(({ text }) => text)
              .map(({ id, text }, index) => (
                <p key={id ?? index} lang={langOf(text ?? '')} style={{ whiteSpace: 'pre-line' }}>
                  {text}
                </p>
              ))}
          </Prose>
          <Card as="aside" aria-label={messages.event}>
            <EventImage src={event.image} width={800} height={450} />
            <CardBody style={{ gap: '1rem', position: 'relative' }}>
              <Facts>
                <div>
                  <dt>{messages.date}</dt>
                  <dd>
                    {dateText(event)}
                    <EventTime event={event} />
                    <OwnTime event={event} style={onPicture} />
                  </dd>
                </div>
                <div>
                  <dt>{messages.location}</dt>
                  <dd>
                    <DataText>{place}</DataText>
                  </dd>
                </div>
              </Facts>
              <EventActions
                event={event}
                readAt={readAt}
                isOver={over}
                isRegistered={isRegistered}
                dialogId={REGISTRATION_DIALOG}
              />
            </CardBody>
          </Card>
        </Columns>
      </PageFrame>
      <RegistrationDialog
        id={REGISTRATION_DIALOG}
        open={isRegistering}
        onOpen={() => setIsRegistering(true)}
        onClose={() => setIsRegistering(false)}
        event={{ id: event.id, title: event.title, date: dateText(event) }}
        isOver={over}
      />
    </>
  );
}
