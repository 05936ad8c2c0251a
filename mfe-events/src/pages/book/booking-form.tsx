import { type FormEvent, useEffect, useState } from 'react';
import { type Appointment, appointmentQuery, bookAppointment, isApiError, useQueryClient } from 'shared-api';
import { useWrite } from 'shared-api/write';
import { useApi, useNavigate, useSession } from 'shared-shell';
import { cleanEmail, useSubmission, useVisitorForm } from 'shared-shell/visitor-form';
import { Button, ErrorSummary, Stack, styled } from 'shared-ui';
import { useIsHydrated } from 'shared-ui/hydration';
import { appointmentPath } from '../../appointments/appointment-path.ts';
import { slotText } from '../../appointments/day-text.ts';
import { DefaultSubmit } from '../../appointments/default-submit.tsx';
import { failureText } from '../../appointments/failure-text.ts';
import { fieldsOf } from '../../appointments/slot-fields.ts';
import { type ChosenSlot, SlotPicker, useSlots } from '../../appointments/slot-picker/index.tsx';
import { messages } from '../../messages.en.ts';
import { BookingFields } from './booking-fields.tsx';
import { type BookingValues, checkBooking, firstValues } from './booking-rules.ts';
import { BOOKING_DRAFT } from './booking-state.ts';
import { useKeptChoice } from './use-kept-choice.ts';
import { useKnownContact } from './use-known-contact.ts';

const Form = styled.form({ maxWidth: '46rem' });

export function BookingForm({
  branch,
  onErrors,
}: {
  branch: string | null;
  onErrors: (hasErrors: boolean) => void;
}) {
  const api = useApi();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { isLoggedIn, subject } = useSession();
  const { state, asked, forget } = useKeptChoice(branch);
  const picker = useSlots(state);
  const { chosen } = picker;
  const { data } = picker.slots;
  const isHydrated = useIsHydrated();
  // In the page that answers a form sent without scripts, what was entered is there also while the times cannot be loaded.
  const [wasSent] = useState(useSubmission(BOOKING_DRAFT) !== null);
  const form = useVisitorForm<keyof BookingValues>({
    draftKey: BOOKING_DRAFT,
    owner: subject,
    initial: firstValues,
    check: (values) =>
      // Whether a kept time is free is known when the times are there: an error that comes and goes would move the page.
      checkBooking({ ...values, starts_at: (data ? chosen : state[0])?.startsAt ?? '' }),
  });
  useKnownContact(form.fill);
  const hasErrors = form.errors.length > 0;
  useEffect(() => onErrors(hasErrors), [hasErrors, onErrors]);

  const write = useWrite<ChosenSlot, Appointment>({
    send: ({ place, startsAt }, signal) => {
      const { purpose, name, email, contact, message } = form.values;
      const about = { purpose, name, email: cleanEmail(email), contact, message };
      const payload = { place, starts_at: startsAt, ...about };
      const time_zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
      const client_key = form.clientKey(`${place} ${startsAt}`);
      return bookAppointment(api, { ...payload, time_zone, client_key }, { signal, isLoggedIn });
    },
    onSuccess: (appointment) => {
      form.clear();
      forget();
      queryClient.setQueryData(appointmentQuery(api, appointment.token).queryKey, appointment);
      // The booking page behind it would offer the booked time again.
      queryClient.removeQueries({ queryKey: ['appointments', 'slots'] });
      navigate(appointmentPath(appointment.token), { state: { outcome: 'booked' } });
    },
    onError: async (error) => {
      if (isApiError(error) && error.status === 409) {
        await picker.refresh();
        form.failField('starts_at', messages.timeTaken);
      } else form.fail(error, failureText(error, messages.bookFailed));
    },
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!form.validate()) return;
    if (chosen) write.start(chosen);
    // The times are not there.
    else form.fail(null, messages.bookFailed);
  };
  // The message that a time was taken holds until another one is chosen.
  const startsAt = chosen?.startsAt;
  const { set } = form;
  useEffect(() => {
    if (startsAt) set('starts_at', '');
  }, [startsAt, set]);
  if (data === null) return <SlotPicker timeId={form.idOf('starts_at')} state={picker} />;
  return (
    <Form method="post" noValidate autoComplete={form.autoComplete} onSubmit={onSubmit}>
      <DefaultSubmit />
      <Stack gap={32}>
        <ErrorSummary errors={form.errors} attempt={form.attempt} />
        <SlotPicker
          timeId={form.idOf('starts_at')}
          state={picker}
          error={form.errorOf('starts_at')}
          asked={asked}
        />
        {/* With the times, which would move these fields. */}
        {(data || wasSent) && (
          <>
            {!data &&
              Object.entries(fieldsOf(state[0])).map(([name, value]) => (
                <input key={name} type="hidden" name={name} value={value} />
              ))}
            <BookingFields form={form} appointments={data ?? undefined} />
            <Button type="submit" variant="primary" loading={write.status === 'pending'}>
              {/* Without scripts another time may be chosen than the server knew. */}
              {chosen && isHydrated ? messages.bookChosen(slotText(chosen.startsAt)) : messages.book}
            </Button>
          </>
        )}
      </Stack>
    </Form>
  );
}
