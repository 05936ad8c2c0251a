import { type Api, type Appointment, type AppointmentPayload, bookAppointment } from 'shared-api';
import type { SubmitContext, SubmitResult } from 'shared-shell';
import { callErrors, cleanEmail, type Submission, statusOfFailure } from 'shared-shell/visitor-form';
import { appointmentPath } from '../../appointments/appointment-path.ts';
import { failureText } from '../../appointments/failure-text.ts';
import { keepSentForm } from '../../appointments/sent-choice.ts';
import { askedFor, choiceIn } from '../../appointments/slot-fields.ts';
import { messages } from '../../messages.en.ts';
import { type BookingValues, checkBooking, fieldNames, firstValues } from './booking-rules.ts';
import { BOOKING_CHOICE, BOOKING_DRAFT } from './booking-state.ts';

const FORM = { form: BOOKING_DRAFT, choice: BOOKING_CHOICE };

/** Books the time that a visitor without scripts has chosen, or shows other days and times with what was typed. */
export async function submitBooking(context: SubmitContext): Promise<SubmitResult> {
  const { api, clientKey, signal, url } = context;
  const choice = choiceIn(context.values, url.searchParams.get('branch') || null);
  const values = { ...firstValues };
  // The time is kept with the choice.
  for (const name of fieldNames) if (name !== 'starts_at') values[name] = context.values[name] ?? '';
  const asked = askedFor(context.values);
  const show = (problem: Omit<Submission<keyof BookingValues>, 'values'>, shown = choice) =>
    keepSentForm(context, FORM, { values, ...problem }, { choice: shown, asked });
  if (asked) return show({ isChecked: false });
  const { place, startsAt } = choice;
  if (!startsAt || Object.keys(checkBooking({ ...values, starts_at: startsAt })).length > 0) {
    await show({});
    return {};
  }
  const { purpose, name, email, contact, message } = values;
  const about = { purpose, name, email: cleanEmail(email), contact, message };
  try {
    const payload = { place: place ?? '', starts_at: startsAt, ...about };
    const { token, status, starts_at } = await bookOnce(api, payload, clientKey, signal);
    if (status === 'cancelled') {
      await show({ failure: messages.bookFailed });
      return { status: 409 };
    }
    // The form was sent again after the appointment was moved.
    const isMoved = Date.parse(starts_at) !== Date.parse(startsAt);
    return { redirect: appointmentPath(token, isMoved ? undefined : 'booked') };
  } catch (error) {
    const status = statusOfFailure(error);
    if (status === 409)
      await show({ errors: { starts_at: messages.timeTaken } }, { ...choice, startsAt: null });
    else await show(callErrors(error, fieldNames, failureText(error, messages.bookFailed)));
    return { status };
  }
}

/** Cancelled appointments of the same content that a visitor books anew. */
const MAX_CANCELLED = 3;

/**
 * Books an appointment, or finds the one that the same form has booked before. Where that was cancelled since, the visitor
 * wants another one.
 * @returns a cancelled appointment after too many of them
 */
async function bookOnce(
  api: Api,
  payload: AppointmentPayload,
  key: string,
  signal: AbortSignal,
): Promise<Appointment> {
  const book = (client_key: string) => bookAppointment(api, { ...payload, client_key }, { signal });
  let appointment = await book(key);
  for (let known = 0; known < MAX_CANCELLED && appointment.status === 'cancelled'; known += 1)
    appointment = await book(`${key}-${appointment.reference}`);
  return appointment;
}
