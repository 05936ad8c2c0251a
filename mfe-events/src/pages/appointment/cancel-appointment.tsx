import { useState } from 'react';
import { type Appointment, cancelAppointment } from 'shared-api';
import { useWrite } from 'shared-api/write';
import { useApi } from 'shared-shell';
import { ConfirmButton } from 'shared-ui/confirm-button';
import { slotText } from '../../appointments/day-text.ts';
import { failureText } from '../../appointments/failure-text.ts';
import { messages } from '../../messages.en.ts';

/** Cancels an appointment after a confirmation. */
export function CancelAppointment({
  appointment,
  onFailure,
  onCancelled,
}: {
  appointment: Appointment;
  onFailure: (error: unknown, message: string) => unknown;
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
    onError: (error) => onFailure(error, failureText(error, messages.cancelAppointmentFailed)),
  });
  const close = () => {
    write.reset();
    setIsAsking(false);
  };
  return (
    <ConfirmButton
      label={messages.cancelAppointment}
      question={messages.cancelAppointmentQuestion(slotText(appointment.starts_at))}
      keepLabel={messages.keepAppointment}
      isAsking={isAsking}
      onAsk={() => setIsAsking(true)}
      onKeep={close}
      onConfirm={() => write.start()}
      isPending={write.status === 'pending'}
      error={write.error !== null && failureText(write.error, messages.cancelAppointmentFailed)}
    />
  );
}
