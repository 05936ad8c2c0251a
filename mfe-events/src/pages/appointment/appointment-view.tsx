import { useState } from 'react';
import { type Appointment, isApiError, ONLINE_PLACE } from 'shared-api';
import { NEPAL_ZONE } from 'shared-api/clock';
import { language } from 'shared-language';
import { Link, useConfig } from 'shared-shell';
import { downloadCalendarFile } from 'shared-shell/download-calendar-file';
import type { Submission } from 'shared-shell/visitor-form';
import { Alert, Button, CalendarIcon, Card, CardBody, Stack, styled, Text } from 'shared-ui';
import { DataText } from 'shared-ui/data-text';
import { Focused } from 'shared-ui/focused';
import { NeedsScript } from 'shared-ui/scripting';
import { clockIn } from '../../appointments/day-text.ts';
import { namedPlace } from '../../appointments/named-place.ts';
import type { Outcome } from '../../appointments/outcome.ts';
import { useOwnZone } from '../../appointments/use-own-zone.ts';
import { messages } from '../../messages.en.ts';
import { clockText, placeOfZone } from '../../time/event-time.ts';
import { CancelAppointment } from './cancel-appointment.tsx';
import { ChangeWithoutScript } from './change-without-script.tsx';
import { MoveAppointment, type MoveSubmission } from './move-appointment.tsx';

const Facts = styled.dl({
  margin: 0,
  display: 'grid',
  gap: '1rem',
  '& dt': { fontSize: '.875rem', color: 'var(--c-muted)' },
  '& dd': { margin: 0, fontWeight: 600, overflowWrap: 'anywhere' },
});
const width = { maxWidth: '46rem' } as const;
const light = { display: 'block', fontWeight: 400 } as const;
/** Only the browser knows the zone: the line has its room before, so that it moves nothing, and is short enough for it. */
const OwnTime = styled.span({
  ...light,
  fontSize: '.875rem',
  lineHeight: 1.5,
  minHeight: '1.5em',
  marginBottom: '-.5rem',
  '@media print': { '&:empty': { display: 'none' } },
});

/** What was sent without scripts, in the page that answers. */
export interface SentForms {
  move: MoveSubmission | null;
  cancel: Submission | null;
}

export function AppointmentView({
  appointment,
  outcome,
  takesFocus,
  movesAtFirst,
  sent,
  onErrors,
  onKeep,
  onRefused,
  onChange,
}: {
  appointment: Appointment;
  outcome: Outcome;
  /** Whether the visitor comes from the booking form. */
  takesFocus: boolean;
  /** Whether another time is being chosen, as in the page that has no scripts. */
  movesAtFirst: boolean;
  sent: SentForms;
  onErrors: (hasErrors: boolean) => void;
  /** The visitor chooses no other time. */
  onKeep: () => void;
  /** The API has refused a change. @returns the appointment as it is now; null when there is none */
  onRefused: () => Promise<Appointment | null>;
  onChange: (next: Appointment, outcome: Outcome) => void;
}) {
  const { status, can_change, calendar } = appointment;
  const [isChoosing, setIsChoosing] = useState(movesAtFirst);
  const isMoving = can_change && isChoosing;
  // What can be moved shows in its form why it was not.
  const [failure, setFailure] = useState(sent.cancel?.failure || (!can_change && sent.move?.failure) || null);
  /** @returns whether a form that has this failure shows it: what can no longer be changed has no form. */
  const onFailure = async (error: unknown, message: string): Promise<boolean> => {
    if (!isApiError(error) || ![400, 404].includes(error.status ?? 0)) return true;
    // Another tab may have cancelled the appointment, or it has begun meanwhile.
    const now = await onRefused().catch(() => appointment);
    if (now?.can_change) return true;
    setFailure(message);
    return false;
  };
  const onDone = (next: Appointment, what: Outcome) => {
    setFailure(null);
    onChange(next, what);
  };
  return (
    <div style={width}>
      <Focused part={`${outcome} ${isMoving} ${can_change}`} atFirst={takesFocus}>
        {!isMoving && <Message appointment={appointment} outcome={outcome} />}
        {failure && <Alert severity="error">{failure}</Alert>}
        <AppointmentFacts appointment={appointment} />
        {isMoving && (
          <MoveAppointment
            appointment={appointment}
            submission={sent.move}
            onErrors={onErrors}
            onKeep={() => {
              setIsChoosing(false);
              onKeep();
            }}
            onFailure={onFailure}
            onMoved={(next) => {
              setIsChoosing(false);
              onDone(next, 'moved');
            }}
          />
        )}
        {can_change && !isMoving && (
          <>
            <NeedsScript>
              <Stack row gap={12}>
                {calendar && (
                  <Button
                    variant="primary"
                    onClick={() => downloadCalendarFile(calendar, calendarName(appointment))}
                  >
                    <CalendarIcon size={20} /> {messages.addToCalendar}
                  </Button>
                )}
                <Button onClick={() => setIsChoosing(true)}>{messages.moveAppointment}</Button>
                <CancelAppointment
                  appointment={appointment}
                  onFailure={onFailure}
                  onCancelled={(next) => onDone(next, 'cancelled')}
                />
              </Stack>
            </NeedsScript>
            <noscript>
              <ChangeWithoutScript appointment={appointment} calendarName={calendarName(appointment)} />
            </noscript>
          </>
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

const calendarName = ({ reference }: Appointment) => `appointment-${reference}.ics`;

/** What happens next. Nothing for a visitor who only opened the link. */
function Message({
  appointment: { email, place, status, can_change },
  outcome,
}: {
  appointment: Appointment;
  outcome: Outcome;
}) {
  if (!outcome) return null;
  if (status === 'cancelled') return <Alert severity="info">{messages.cancellationSent(email)}</Alert>;
  if (!can_change) return null;
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
              <OwnTime>{zone && messages.yourTime(clockIn(starts_at, zone))}</OwnTime>
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
