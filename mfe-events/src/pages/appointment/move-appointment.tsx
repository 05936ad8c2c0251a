import { type FormEvent, useId, useState } from 'react';
import { type Appointment, isApiError, moveAppointment } from 'shared-api';
import { useWrite } from 'shared-api/write';
import { useApi } from 'shared-shell';
import { Button, ErrorSummary, Heading, Stack } from 'shared-ui';
import { failureText } from '../../appointments/failure-text.ts';
import { choiceOf } from '../../appointments/slot-choice.ts';
import { type ChosenSlot, SlotPicker, useSlots } from '../../appointments/slot-picker.tsx';
import { messages } from '../../messages.en.ts';

/** Chooses another time, and another place if the visitor likes. */
export function MoveAppointment({
  appointment,
  onMoved,
  onKeep,
}: {
  appointment: Appointment;
  onMoved: (appointment: Appointment) => void;
  onKeep: () => void;
}) {
  const api = useApi();
  const timeId = useId();
  const picker = useSlots(useState(() => choiceOf(appointment.place)));
  const { chosen } = picker;
  const [problem, setProblem] = useState<{ message: string; isTime: boolean } | null>(null);
  const [attempt, setAttempt] = useState(0);
  const show = (message: string, isTime: boolean) => {
    setProblem({ message, isTime });
    setAttempt((count) => count + 1);
  };
  const write = useWrite<ChosenSlot, Appointment>({
    send: ({ place, startsAt }, signal) =>
      moveAppointment(api, appointment.token, { place, starts_at: startsAt }, signal),
    onSuccess: onMoved,
    onError: async (error) => {
      if (!isApiError(error) || error.status !== 409)
        return show(failureText(error, messages.moveFailed), false);
      await picker.refresh();
      show(messages.timeTaken, true);
    },
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setProblem(null);
    if (chosen) write.start(chosen);
    else show(messages.timeRequired, true);
  };
  const shown = problem?.isTime && chosen ? null : problem;
  return (
    <form method="post" noValidate onSubmit={onSubmit}>
      <Stack gap={24}>
        {/* Above the free times, which move what is below them when they arrive. */}
        <Stack row gap={12} style={{ justifyContent: 'space-between' }}>
          <Heading level={2} size="m">
            {messages.moveAppointment}
          </Heading>
          <Button onClick={onKeep}>{messages.keepTime}</Button>
        </Stack>
        <ErrorSummary
          attempt={attempt}
          errors={shown ? [{ message: shown.message, ...(shown.isTime && { field: timeId }) }] : []}
        />
        <SlotPicker timeId={timeId} state={picker} error={shown?.isTime ? shown.message : undefined} />
        {picker.slots.data && (
          <div>
            <Button type="submit" variant="primary" loading={write.status === 'pending'}>
              {messages.moveTo}
            </Button>
          </div>
        )}
      </Stack>
    </form>
  );
}
