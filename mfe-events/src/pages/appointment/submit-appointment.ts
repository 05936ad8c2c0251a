import { appointmentQuery, cancelAppointment, moveAppointment } from 'shared-api';
import type { SubmitContext, SubmitResult } from 'shared-shell';
import { prefetchPage } from 'shared-shell/prefetch';
import { keepSubmission, type Submission, statusOfFailure } from 'shared-shell/visitor-form';
import { appointmentPath } from '../../appointments/appointment-path.ts';
import { failureText } from '../../appointments/failure-text.ts';
import { keepSentForm } from '../../appointments/sent-choice.ts';
import type { SlotChoice } from '../../appointments/slot-choice.ts';
import { askedFor, choiceIn } from '../../appointments/slot-fields.ts';
import { messages } from '../../messages.en.ts';
import { CANCEL_FIELD, CANCEL_FORM, MOVE_CHOICE, MOVE_FORM } from './change-fields.ts';

/** Cancels or moves the appointment of a visitor without scripts. */
export const submitAppointment = (context: SubmitContext): Promise<SubmitResult> =>
  context.values[CANCEL_FIELD] === undefined ? move(context) : cancel(context);

async function cancel({ api, params, queryClient, signal }: SubmitContext): Promise<SubmitResult> {
  try {
    const { token } = await cancelAppointment(api, params.token ?? '', signal);
    return { redirect: appointmentPath(token, 'cancelled') };
  } catch (error) {
    const failure = failureText(error, messages.cancelAppointmentFailed);
    keepSubmission(queryClient, CANCEL_FORM, { values: {}, failure });
    return { status: statusOfFailure(error) };
  }
}

async function move(context: SubmitContext): Promise<SubmitResult> {
  const { api, params, queryClient, signal, values } = context;
  const token = params.token ?? '';
  const choice = choiceIn(values, null);
  const asked = askedFor(values);
  const show = (problem: Omit<Submission<'starts_at'>, 'values'>, shown: SlotChoice = choice) =>
    keepSentForm(
      context,
      { form: MOVE_FORM, choice: MOVE_CHOICE },
      { values: {}, ...problem },
      { choice: shown, asked },
    );
  if (asked) {
    const { status } = await prefetchPage(queryClient, appointmentQuery(api, token));
    return status === 200 ? show({ isChecked: false }) : { status };
  }
  const { place, startsAt } = choice;
  if (!place || !startsAt) {
    await show({ errors: { starts_at: messages.timeRequired } });
    return {};
  }
  try {
    await moveAppointment(api, token, { place, starts_at: startsAt }, signal);
    return { redirect: appointmentPath(token, 'moved') };
  } catch (error) {
    const status = statusOfFailure(error);
    if (status === 409)
      await show({ errors: { starts_at: messages.timeTaken } }, { ...choice, startsAt: null });
    else await show({ failure: failureText(error, messages.moveFailed) });
    return { status };
  }
}
