import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createQueryClient } from 'shared-api';
import { type FakeCall, fakeApi, reply } from 'shared-api/testing';
import { renderWithHost } from 'shared-host/testing';
import { anAppointment, someSlots } from '../../testing/appointments.ts';
import BookPage from './index.tsx';
import { submitBooking } from './submit-booking.ts';

const user = userEvent.setup();
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
  const alerts = await screen.findAllByRole('alert');
  return alerts.flatMap((alert) => [...alert.querySelectorAll('li')].map(({ textContent }) => textContent));
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

it('books nothing more, and says so, where several appointments of the same form were cancelled', async () => {
  const { answer, posted, shown } = await send(anAppointment({ status: 'cancelled' }));
  expect(answer).toEqual({ status: 409 });
  expect(posted).toHaveLength(4);
  shown();
  expect(await messages()).toEqual(['The appointment could not be booked. Please try again.']);
  expectKept();
});

it('leads to the appointment of the same form that was moved since, and says nothing of it', async () => {
  const { answer } = await send(anAppointment({ starts_at: at(24, '11:00') }));
  expect(answer).toEqual({ redirect: '/book/ABCD2345-secret' });
  const same = await send(anAppointment({ starts_at: '2026-11-23T04:15:00Z' }));
  expect(same.answer).toEqual({ redirect: '/book/ABCD2345-secret?outcome=booked' });
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

it('says that the chosen time was taken meanwhile, also beside the errors of other fields', async () => {
  const { answer, posted, shown } = await send(null, { email: 'asha' }, someSlots({ times: ['10:30'] }));
  expect([answer, posted]).toEqual([{}, []]);
  shown();
  expect(await messages()).toEqual([
    expect.stringContaining('This time has just been taken.'),
    'Enter an email address such as name@example.com.',
  ]);
  expect(screen.queryByText(/not free any more/)).not.toBeInTheDocument();
});

it('says of a chosen time that was taken meanwhile that it is not free, where the times are shown again', async () => {
  const { answer, shown } = await send(null, { show_times: '1' }, someSlots({ times: ['10:30'] }));
  expect(answer).toEqual({ status: 200 });
  shown();
  expect(screen.getByText(/^Monday 23 November, 10:00 is not free any more/)).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

describe('a choice that the API refuses', () => {
  const closed = 'This place takes no appointments. Please choose another one.';
  const slots = ({ query }: FakeCall) => {
    if (query.get('place') === 'online') return reply(400, { place: [closed], detail: closed });
    if (query.has('from')) return reply(400, { from: ['Date has wrong format.'] });
    return someSlots({ place: query.get('place') ?? 'kathmandu' });
  };

  it('is a place that was closed meanwhile: the first one is shown, and the reason', async () => {
    const { answer, shown } = await send(null, { place: 'online', show_times: '1', name: '' }, slots);
    expect(answer).toEqual({});
    const view = shown();
    expect(await messages()).toEqual([closed]);
    expect(screen.getByRole('radio', { name: /^Kathmandu/ })).toBeChecked();
    expect(screen.getByLabelText('Full name')).toBeValid();
    expect(view.page()?.title).toBe('Error: Book an appointment');
  });

  it('is days that do not exist: the place stays', async () => {
    const { answer, shown } = await send(null, { place: 'butwal', show_from: 'soon' }, slots);
    expect(answer).toEqual({});
    shown();
    expect(await messages()).toEqual(['The free times could not be loaded.']);
    expect(screen.getByRole('radio', { name: /^Butwal/ })).toBeChecked();
  });
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
  const failed = 'The appointment could not be booked. Please try again.';
  const { container } = shown();
  expect(await messages()).toEqual([failed]);
  expectKept();
  expect(container.querySelector('input[name=starts_at]')).toHaveValue(form.starts_at);
  await user.click(screen.getByRole('button', { name: 'Book this time' }));
  expect(await messages()).toEqual([failed]);
});
