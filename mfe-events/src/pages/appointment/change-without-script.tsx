import type { Appointment } from 'shared-api';
import { Link } from 'shared-shell';
import { Button, CalendarIcon, Disclosure, Stack, Text } from 'shared-ui';
import { appointmentPath } from '../../appointments/appointment-path.ts';
import { slotText } from '../../appointments/day-text.ts';
import { messages } from '../../messages.en.ts';
import { CANCEL_FIELD, MOVE_PARAMETER } from './change-fields.ts';

/** The calendar file, moving and cancelling where no script runs. */
export function ChangeWithoutScript({
  appointment: { calendar, token, starts_at },
  calendarName,
}: {
  appointment: Appointment;
  calendarName: string;
}) {
  return (
    <Stack>
      <Stack row gap={12}>
        {calendar && (
          <Button
            variant="primary"
            component="a"
            href={`data:text/calendar;charset=utf-8,${encodeURIComponent(calendar)}`}
            download={calendarName}
          >
            <CalendarIcon size={20} /> {messages.addToCalendar}
          </Button>
        )}
        <Button component={Link} to={`${appointmentPath(token)}?${MOVE_PARAMETER}=1`}>
          {messages.moveAppointment}
        </Button>
      </Stack>
      <Disclosure label={messages.cancelAppointment}>
        <form method="post">
          <Stack style={cancelling}>
            <Text>{messages.cancelAppointmentQuestion(slotText(starts_at))}</Text>
            <div>
              <Button type="submit" name={CANCEL_FIELD} value="1">
                {messages.cancelAppointment}
              </Button>
            </div>
          </Stack>
        </form>
      </Disclosure>
    </Stack>
  );
}

const cancelling = { padding: '.5rem .75rem' } as const;
