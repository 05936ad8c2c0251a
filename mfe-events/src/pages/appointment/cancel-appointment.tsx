import { useState } from 'react';
import { type Appointment, cancelAppointment } from 'shared-api';
import { useWrite } from 'shared-api/write';
import { useApi } from 'shared-shell';
import { Alert, Button, Dialog, Stack, Text } from 'shared-ui';
import { slotText } from '../../appointments/day-text.ts';
import { failureText } from '../../appointments/failure-text.ts';
import { messages } from '../../messages.en.ts';

/** Cancels an appointment after a confirmation. */
export function CancelAppointment({
  appointment,
  onCancelled,
}: {
  appointment: Appointment;
  onCancelled: (appointment: Appointment) => void;
}) {
  const api = useApi();
  const [isAsking, setIsAsking] = useState(false);
  const write = useWrite<void, Appointment>({
    send: (_values, signal) => cancelAppointment(api, appointment.token, signal),
    onSuccess: (cancelled) => {
      setIsAsking(false);
      onCancelled(cancelled);
    },
  });
  const close = () => {
    write.reset();
    setIsAsking(false);
  };
  return (
    <>
      <Button onClick={() => setIsAsking(true)}>{messages.cancelAppointment}</Button>
      <Dialog
        open={isAsking}
        onClose={close}
        size="s"
        title={messages.cancelAppointment}
        actions={
          <>
            <Button onClick={close}>{messages.keepAppointment}</Button>
            <Button variant="primary" loading={write.status === 'pending'} onClick={() => write.start()}>
              {messages.cancelAppointment}
            </Button>
          </>
        }
      >
        <Stack>
          <Text>{messages.cancelAppointmentQuestion(slotText(appointment.starts_at))}</Text>
          {write.error !== null && (
            <Alert severity="error">{failureText(write.error, messages.cancelAppointmentFailed)}</Alert>
          )}
        </Stack>
      </Dialog>
    </>
  );
}
