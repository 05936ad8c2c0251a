import { useState } from 'react';
import type { Appointment } from 'shared-api';
import { ONLINE_PLACE } from 'shared-api';
import { NEPAL_ZONE } from 'shared-api/clock';
import { language } from 'shared-language';
import { Link, useConfig } from 'shared-shell';
import { downloadCalendarFile } from 'shared-shell/download-calendar-file';
import { Alert, Button, CalendarIcon, Card, CardBody, Stack, styled, Text } from 'shared-ui';
import { DataText } from 'shared-ui/data-text';
import { Focused } from 'shared-ui/focused';
import { namedPlace } from '../../appointments/named-place.ts';
import { useOwnZone } from '../../appointments/use-own-zone.ts';
import { messages } from '../../messages.en.ts';
import { clockText, placeOfZone } from '../../time/event-time.ts';
import { CancelAppointment } from './cancel-appointment.tsx';
import { MoveAppointment } from './move-appointment.tsx';
import type { Outcome } from './outcome.ts';

const Facts = styled.dl({
  margin: 0,
  display: 'grid',
  gap: '1rem',
  '& dt': { fontSize: '.875rem', color: 'var(--c-muted)' },
  '& dd': { margin: 0, fontWeight: 600, overflowWrap: 'anywhere' },
});
const width = { maxWidth: '46rem' } as const;
const light = { display: 'block', fontWeight: 400 } as const;

export function AppointmentView({
  appointment,
  outcome,
  onChange,
}: {
  appointment: Appointment;
  outcome: Outcome;
  onChange: (next: Appointment, outcome: Outcome) => void;
}) {
  const [isMoving, setIsMoving] = useState(false);
  const { status, can_change, calendar } = appointment;
  return (
    <div style={width}>
      <Focused part={`${outcome} ${isMoving}`} atFirst={outcome !== null}>
        {!isMoving && <Message appointment={appointment} outcome={outcome} />}
        <AppointmentFacts appointment={appointment} />
        {can_change && isMoving && (
          <MoveAppointment
            appointment={appointment}
            onKeep={() => setIsMoving(false)}
            onMoved={(next) => {
              setIsMoving(false);
              onChange(next, 'moved');
            }}
          />
        )}
        {can_change && !isMoving && (
          <Stack row gap={12}>
            {calendar && (
              <Button
                variant="primary"
                onClick={() => downloadCalendarFile(calendar, `appointment-${appointment.reference}.ics`)}
              >
                <CalendarIcon size={20} /> {messages.addToCalendar}
              </Button>
            )}
            <Button onClick={() => setIsMoving(true)}>{messages.moveAppointment}</Button>
            <CancelAppointment
              appointment={appointment}
              onCancelled={(next) => onChange(next, 'cancelled')}
            />
          </Stack>
        )}
        {!can_change && (
          <Stack gap={16}>
            {status !== 'cancelled' && <Text>{messages.appointmentOver}</Text>}
            <div>
              <Button variant="primary" component={Link} to="/book">
                {messages.bookAnother}
              </Button>
            </div>
          </Stack>
        )}
      </Focused>
    </div>
  );
}

/** What happens next. Nothing for a visitor who only opened the link. */
function Message({
  appointment: { email, place, status },
  outcome,
}: {
  appointment: Appointment;
  outcome: Outcome;
}) {
  if (!outcome) return null;
  if (status === 'cancelled') return <Alert severity="info">{messages.cancellationSent(email)}</Alert>;
  return (
    <Alert severity="success" live="status">
      <Text>{messages.confirmationSent(email)}</Text>
      <Text>{messages.linkInEmail}</Text>
      {place === ONLINE_PLACE && <Text>{messages.callLink}</Text>}
    </Alert>
  );
}

function AppointmentFacts({ appointment }: { appointment: Appointment }) {
  const { starts_at, place, purpose, purpose_names, reference } = appointment;
  const { name, address } = namedPlace(appointment, useConfig().branches);
  const start = Date.parse(starts_at);
  const zone = useOwnZone(starts_at);
  return (
    <Card>
      <CardBody>
        <Facts>
          <div>
            <dt>{messages.when}</dt>
            <dd>
              <time dateTime={starts_at}>
                {messages.timeIn(clockText(start, NEPAL_ZONE), placeOfZone(NEPAL_ZONE))}
              </time>
              {zone && <span style={light}>{messages.yourTime(clockText(start, zone))}</span>}
            </dd>
          </div>
          <div>
            <dt>{messages.where}</dt>
            <dd>
              <DataText>{place === ONLINE_PLACE ? messages.onlinePlace : name}</DataText>
              {address && (
                <span style={light}>
                  <DataText>{address}</DataText>
                </span>
              )}
            </dd>
          </div>
          <div>
            <dt>{messages.about}</dt>
            <dd>
              <DataText>{purpose_names?.[language] ?? purpose}</DataText>
            </dd>
          </div>
          <div>
            <dt>{messages.reference}</dt>
            <dd>{reference}</dd>
          </div>
        </Facts>
      </CardBody>
    </Card>
  );
}
