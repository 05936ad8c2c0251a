import { type FormEvent, useEffect, useId, useState } from 'react';
import { type Appointment, isApiError, moveAppointment } from 'shared-api';
import { useWrite } from 'shared-api/write';
import { Link, useApi } from 'shared-shell';
import type { Submission } from 'shared-shell/visitor-form';
import { Button, ErrorSummary, Heading, Stack } from 'shared-ui';
import { NeedsScript } from 'shared-ui/scripting';
import { appointmentPath } from '../../appointments/appointment-path.ts';
import { DefaultSubmit } from '../../appointments/default-submit.tsx';
import { failureText } from '../../appointments/failure-text.ts';
import { choiceOf } from '../../appointments/slot-choice.ts';
import { type ChosenSlot, SlotPicker, useSlots } from '../../appointments/slot-picker/index.tsx';
import { useSentChoice } from '../../appointments/use-sent-choice.ts';
import { messages } from '../../messages.en.ts';
import { MOVE_CHOICE } from './change-fields.ts';

export type MoveSubmission = Submission<'starts_at'>;

interface Problem {
  message: string;
  isTime: boolean;
}

/** Why a form that was sent without scripts has moved nothing. */
function problemsOf(submission: MoveSubmission | null): Problem[] {
  const { failure, errors } = submission ?? {};
  return [
    ...(failure ? [{ message: failure, isTime: false }] : []),
    ...(errors?.starts_at ? [{ message: errors.starts_at, isTime: true }] : []),
  ];
}

/** Chooses another time, and another place if the visitor likes. */
export function MoveAppointment({
  appointment,
  submission,
  onErrors,
  onFailure,
  onMoved,
  onKeep,
}: {
  appointment: Appointment;
  /** What was sent without scripts, in the page that answers. */
  submission: MoveSubmission | null;
  onErrors: (hasErrors: boolean) => void;
  /** @returns whether this form is to show the message */
  onFailure: (error: unknown, message: string) => Promise<boolean>;
  onMoved: (appointment: Appointment) => void;
  onKeep: () => void;
}) {
  const api = useApi();
  const timeId = useId();
  // In the page that answers a form sent without scripts.
  const { sent, asked } = useSentChoice(MOVE_CHOICE);
  const picker = useSlots(useState(() => sent ?? choiceOf(appointment.place)));
  const { chosen } = picker;
  const [problems, setProblems] = useState(() => problemsOf(submission));
  const [attempt, setAttempt] = useState(problems.length > 0 ? 1 : 0);
  const show = (message: string, isTime: boolean) => {
    setProblems([{ message, isTime }]);
    setAttempt((count) => count + 1);
  };
  const write = useWrite<ChosenSlot, Appointment>({
    send: ({ place, startsAt }, signal) =>
      moveAppointment(api, appointment.token, { place, starts_at: startsAt }, signal),
    onSuccess: onMoved,
    onError: async (error) => {
      if (!isApiError(error) || error.status !== 409) {
        const message = failureText(error, messages.moveFailed);
        if (await onFailure(error, message)) show(message, false);
        return;
      }
      await picker.refresh();
      show(messages.timeTaken, true);
    },
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setProblems([]);
    if (chosen) write.start(chosen);
    else show(messages.timeRequired, true);
  };
  const shown = problems.filter(({ isTime }) => !isTime || !chosen);
  const hasErrors = shown.length > 0;
  useEffect(() => onErrors(hasErrors), [hasErrors, onErrors]);
  return (
    <form method="post" noValidate onSubmit={onSubmit}>
      <DefaultSubmit />
      <Stack gap={24}>
        {/* Above the free times, which move what is below them when they arrive. */}
        <Stack row gap={12} style={{ justifyContent: 'space-between' }}>
          <Heading level={2} size="m">
            {messages.moveAppointment}
          </Heading>
          <NeedsScript>
            <Button onClick={onKeep}>{messages.keepTime}</Button>
          </NeedsScript>
          <noscript>
            <Button component={Link} to={appointmentPath(appointment.token)}>
              {messages.keepTime}
            </Button>
          </noscript>
        </Stack>
        <ErrorSummary
          attempt={attempt}
          errors={shown.map(({ message, isTime }) => ({ message, ...(isTime && { field: timeId }) }))}
        />
        <SlotPicker
          timeId={timeId}
          state={picker}
          error={shown.find(({ isTime }) => isTime)?.message}
          asked={asked}
        />
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
