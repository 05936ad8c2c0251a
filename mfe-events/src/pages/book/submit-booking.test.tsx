import { screen, waitFor } from '@testing-library/react';
import { createQueryClient } from 'shared-api';
import { type FakeCall, fakeApi, reply } from 'shared-api/testing';
import { renderWithHost } from 'shared-host/testing';
import { anAppointment, someSlots } from '../../testing/appointments.ts';
import BookPage from './index.tsx';
import { submitBooking } from './submit-booking.ts';

afterEach(() => sessionStorage.clear());

const at = (day: number, time: string) => `2026-11-${day}T${time}:00.000000+05:45`;
const form = {
  place: 'kathmandu',
  from: '',
  day: '2026-11-23',
  starts_at: at(23, '10:00'),
  purpose: 'Student visa',
  name: 'Asha Rai',
  email: ' asha@example.com',
  contact: '9800000000',
  message: 'Nursing',
};

/** Sends a form without scripts; `shown` renders the page that answers. */
async function send(
  post: unknown,
  changes: Record<string, string> = {},
  slots: unknown = someSlots({ tuesday: ['11:00', '11:30'] }),
) {
  const { api, calls } = fakeApi({
    'GET /api/app/appointments/slots/': slots,
    'POST /api/app/appointments/': post,
  });
  const queryClient = createQueryClient();
  const answer = await submitBooking({
    api,
    queryClient,
    url: new URL('https://site.example/book'),
    params: {},
    content: (() => {}) as never,
    signal: new AbortController().signal,
    values: { ...form, ...changes },
    clientKey: 'key-of-this-form',
  });
  const posted = calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
  const shown = () => renderWithHost(<BookPage />, { api, route: '/book', queryClient });
  return { answer, posted, calls, shown };
}

const messages = async () => {
  const links = (await screen.findByRole('alert')).querySelectorAll('li');
  return [...links].map(({ textContent }) => textContent);
};
const expectKept = () => {
  expect(screen.getByLabelText('What is it about?')).toHaveValue('Student visa');
  expect(screen.getByLabelText('Full name')).toHaveValue('Asha Rai');
  expect(screen.getByLabelText(/What should the counsellor know/)).toHaveValue('Nursing');
};

it('books the chosen time once, and leads to the page of the appointment', async () => {
  const { answer, posted } = await send(reply(201, anAppointment()));
  expect(answer).toEqual({ redirect: '/book/ABCD2345-secret?outcome=booked' });
  const { day: _day, from: _from, ...sent } = form;
  expect(posted).toEqual([{ ...sent, email: 'asha@example.com', client_key: 'key-of-this-form' }]);
});

it('books anew where the appointment of the same form was cancelled since', async () => {
  const { answer, posted } = await send(({ body }: FakeCall) =>
    (body as { client_key: string }).client_key === 'key-of-this-form'
      ? anAppointment({ status: 'cancelled', token: 'old' })
      : reply(201, anAppointment()),
  );
  expect(answer).toEqual({ redirect: '/book/ABCD2345-secret?outcome=booked' });
  expect(posted).toMatchObject([{}, { client_key: 'key-of-this-form-ABCD2345' }]);
});

it('shows the times of another place and day with what was typed, without errors', async () => {
  const { answer, posted, calls, shown } = await send(
    null,
    { place: 'butwal', day: '2026-11-24', show_times: '1' },
    someSlots({ place: 'butwal', tuesday: ['11:00', '11:30'] }),
  );
  expect(answer).toEqual({ status: 200 });
  expect(posted).toEqual([]);
  expect(calls.map(({ query }) => query.get('place'))).toEqual(['butwal']);
  const view = shown();
  expect(screen.getByRole('group', { name: 'Which time on Tuesday 24 November?' })).toBeVisible();
  expect(screen.getByRole('radio', { name: /^Butwal branch/ })).toBeChecked();
  expectKept();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(view.page()?.title).toBe('Book an appointment');
});

it('shows the days that a button names', async () => {
  const { answer, calls } = await send(null, { show_from: '2026-12-07' });
  expect(answer).toEqual({ status: 200 });
  expect(calls.map(({ query }) => query.get('from'))).toEqual(['2026-12-07']);
});

it('refuses a time of another day than the chosen one, whose times it shows', async () => {
  const { answer, posted, shown } = await send(null, { day: '2026-11-24', email: 'asha' });
  expect(answer).toEqual({});
  expect(posted).toEqual([]);
  const view = shown();
  expect(await messages()).toEqual([
    'Choose a day and a time.',
    'Enter an email address such as name@example.com.',
  ]);
  expect(screen.getByRole('group', { name: 'Which time on Tuesday 24 November?' })).toBeVisible();
  expectKept();
  expect(view.page()?.title).toBe('Error: Book an appointment');
});

it('keeps the chosen time beside the errors of other fields, also for code that comes later', async () => {
  const { shown } = await send(null, { name: '' });
  shown();
  expect(await messages()).toEqual(['Enter your name.']);
  expect(screen.getByRole('radio', { name: /^10:00/ })).toBeChecked();
  await waitFor(() => expect(sessionStorage.getItem('bookingChoice')).toContain(form.starts_at));
  expect(sessionStorage.getItem('bookingDraft')).toContain('Nursing');
});

it('shows the times that are left where the chosen one was taken meanwhile', async () => {
  const { answer, shown } = await send(
    reply(409, { detail: 'x', starts_at: ['x'] }),
    {},
    someSlots({ times: ['10:30'] }),
  );
  expect(answer).toEqual({ status: 409 });
  shown();
  expect(await messages()).toEqual([expect.stringContaining('This time has just been taken.')]);
  expect(screen.queryByRole('radio', { name: /^10:00/ })).not.toBeInTheDocument();
  expect(screen.getByRole('radio', { name: /^10:30/ })).not.toBeChecked();
  expectKept();
});

it('offers the first place where the chosen one takes no appointments any more', async () => {
  const { shown } = await send(
    reply(400, { detail: 'This place takes no appointments.' }),
    {},
    ({ query }: FakeCall) => (query.has('place') ? reply(400, {}) : someSlots()),
  );
  shown();
  expect(await messages()).toEqual(['This place takes no appointments.', 'Choose a day and a time.']);
  expectKept();
});

it.each([
  [503, reply(502, ''), 'The appointment could not be booked. Please try again.'],
  [
    429,
    reply(429, {}, '60'),
    'The appointment could not be booked. Please try again. Try again in 60 seconds.',
  ],
  [
    503,
    () => {
      throw new Error('no network');
    },
    'The appointment could not be booked. Please try again.',
  ],
])('says with %i that it failed, and keeps everything', async (status, post, message) => {
  const { answer, shown } = await send(post);
  expect(answer).toEqual({ status });
  shown();
  expect(await messages()).toEqual([message]);
  expect(screen.getByRole('radio', { name: /^10:00/ })).toBeChecked();
  expectKept();
});

it('keeps what was typed and chosen while the times cannot be loaded', async () => {
  const { shown } = await send(reply(503, ''), {}, reply(503, ''));
  const { container } = shown();
  expect(await screen.findByText('The appointment could not be booked. Please try again.')).toBeVisible();
  expectKept();
  expect(container.querySelector('input[name=starts_at]')).toHaveValue(form.starts_at);
  expect(screen.getByRole('button', { name: 'Book this time' })).toBeVisible();
});
