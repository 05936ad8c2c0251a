import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createQueryClient } from 'shared-api';
import { type FakeCall, fakeApi, reply } from 'shared-api/testing';
import { renderWithHost } from 'shared-host/testing';
import remote from '../../remote.ts';
import { anAppointment, someSlots } from '../../testing/appointments.ts';
import AppointmentPage from './index.tsx';
import { submitAppointment } from './submit-appointment.ts';

const user = userEvent.setup();
const TOKEN = 'ABCD2345-secret';
const choice = {
  place: 'kathmandu',
  from: '',
  day: '2026-11-23',
  starts_at: '2026-11-23T10:30:00.000000+05:45',
};

/** Sends a form of the page without scripts; `shown` renders the page that answers. */
async function send(values: Record<string, string>, answers: Record<string, unknown> = {}) {
  const { api, calls } = fakeApi({
    'GET /api/app/appointments/slots/': someSlots({ times: ['10:00', '10:30'] }),
    'GET /api/app/appointments/*/': anAppointment(),
    ...answers,
  });
  const route = values.cancel ? `/book/${TOKEN}` : `/book/${TOKEN}?move=1`;
  const queryClient = createQueryClient();
  const context = {
    api,
    queryClient,
    url: new URL(route, 'https://site.example'),
    params: { token: TOKEN },
    content: (() => {}) as never,
    signal: new AbortController().signal,
    canBePrivate: true as const,
  };
  const answer = await submitAppointment({ ...context, values, clientKey: 'key' });
  const changes = calls.filter(({ method }) => method !== 'GET');
  const shown = async () => {
    await remote.pages.appointment?.prefetch?.(context);
    return renderWithHost(<AppointmentPage />, { api, path: '/book/:token', route, queryClient });
  };
  return { answer, changes, shown };
}

it('cancels, and leads to the page that says so', async () => {
  const cancelled = anAppointment({ status: 'cancelled', can_change: false, calendar: null });
  const { answer, changes } = await send({ cancel: '1' }, { 'DELETE /api/app/appointments/*/': cancelled });
  expect(answer).toEqual({ redirect: `/book/${TOKEN}?outcome=cancelled` });
  expect(changes).toMatchObject([{ method: 'DELETE', path: `/api/app/appointments/${TOKEN}/` }]);
});

it('says why it was not cancelled', async () => {
  const { answer, shown } = await send(
    { cancel: '1' },
    { 'DELETE /api/app/appointments/*/': reply(503, '') },
  );
  expect(answer).toEqual({ status: 503 });
  const view = await shown();
  expect(screen.getByRole('alert')).toHaveTextContent('The appointment could not be cancelled.');
  expect(view.page()?.title).toBe('Error: Your appointment');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Your appointment$/);
  expect(screen.getByText('ABCD2345')).toBeVisible();
});

it('moves to the chosen time', async () => {
  const { answer, changes } = await send(choice, { 'PUT /api/app/appointments/*/': anAppointment() });
  expect(answer).toEqual({ redirect: `/book/${TOKEN}?outcome=moved` });
  expect(changes).toMatchObject([
    { method: 'PUT', body: { place: 'kathmandu', starts_at: choice.starts_at } },
  ]);
});

it('shows other times, and what is missing or was taken meanwhile', async () => {
  const asked = await send({ ...choice, day: '2026-11-24', show_times: '1' });
  expect([asked.answer, asked.changes]).toEqual([{ status: 200 }, []]);
  const first = await asked.shown();
  expect(screen.getByRole('group', { name: /^Which time on/ })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(first.page()?.title).toBe('Your appointment');
  first.unmount();

  const missing = await send({ ...choice, starts_at: '' });
  expect([missing.answer, missing.changes]).toEqual([{}, []]);
  const second = await missing.shown();
  expect(screen.getByRole('alert')).toHaveTextContent('Choose a day and a time.');
  expect(second.page()?.title).toBe('Error: Your appointment');
  await user.click(screen.getByRole('radio', { name: /^10:30/ }));
  expect(second.page()?.title).toBe('Your appointment');
  second.unmount();

  const taken = await send(choice, { 'PUT /api/app/appointments/*/': reply(409, {}) });
  expect(taken.answer).toEqual({ status: 409 });
  await taken.shown();
  expect(screen.getByRole('alert')).toHaveTextContent('This time has just been taken.');
});

it('shows no times of an appointment that is not there', async () => {
  const { answer, shown } = await send(
    { ...choice, show_times: '1' },
    { 'GET /api/app/appointments/*/': reply(404, {}) },
  );
  expect(answer).toEqual({ status: 404 });
  await shown();
  expect(screen.getByText(/leads to no appointment/)).toBeVisible();
});

it('says that the chosen place was closed meanwhile, and offers the first one', async () => {
  const closed = 'This place takes no appointments. Please choose another one.';
  const slots = ({ query }: FakeCall) =>
    query.get('place') === 'butwal' ? reply(400, { place: [closed], detail: closed }) : someSlots();
  const { answer, shown } = await send(
    { ...choice, place: 'butwal', show_times: '1' },
    { 'GET /api/app/appointments/slots/': slots },
  );
  expect(answer).toEqual({});
  const view = await shown();
  expect(screen.getByRole('alert')).toHaveTextContent(closed);
  expect(screen.getByRole('radio', { name: /^Kathmandu/ })).toBeChecked();
  expect(view.page()?.title).toBe('Error: Your appointment');
});

it('says why it was not moved where it cannot be changed any more', async () => {
  const { answer, shown } = await send(choice, {
    'GET /api/app/appointments/*/': anAppointment({ can_change: false }),
    'PUT /api/app/appointments/*/': reply(400, { detail: 'This appointment cannot be changed any more.' }),
  });
  expect(answer).toEqual({ status: 400 });
  const view = await shown();
  expect(screen.getByRole('alert')).toHaveTextContent('This appointment cannot be changed any more.');
  expect(screen.getByText('This appointment is over.')).toBeVisible();
  expect(view.page()?.title).toBe('Error: Your appointment');
});

it('is a private page; a shell that would cache it gets nothing', async () => {
  expect(remote.pages.appointment?.private).toBe(true);
  const prefetched = (answer: unknown, canBePrivate?: true) => {
    const { api, calls } = fakeApi({ 'GET /api/app/appointments/*/': answer });
    const result = remote.pages.appointment?.prefetch?.({
      api,
      queryClient: createQueryClient(),
      params: { token: TOKEN },
      url: new URL(`https://site.example/book/${TOKEN}`),
      canBePrivate,
    } as never);
    return { result, calls };
  };
  const statusOf = (answer: unknown) => prefetched(answer, true).result;
  const earlier = prefetched(anAppointment());
  expect([await earlier.result, earlier.calls]).toEqual([undefined, []]);
  expect(await statusOf(anAppointment())).toEqual({ status: 200 });
  expect(await statusOf(reply(404, {}))).toEqual({ status: 404 });
  expect(await statusOf(reply(400, {}))).toEqual({ status: 503 });
});

it.each([
  ['booked', 'booked', 'Your appointment is booked'],
  ['moved', 'booked', 'Your appointment has a new time'],
  ['cancelled', 'cancelled', 'Your appointment is cancelled'],
  ['cancelled', 'booked', 'Your appointment'],
  ['booked', 'held', 'Your appointment'],
  ['moved', 'no_show', 'Your appointment'],
] as const)('an address that says %s, of an appointment that is %s', async (outcome, status, heading) => {
  const can_change = status === 'booked';
  const { api } = fakeApi({ 'GET /api/app/appointments/*/': anAppointment({ status, can_change }) });
  renderWithHost(<AppointmentPage />, {
    api,
    path: '/book/:token',
    route: `/book/${TOKEN}?outcome=${outcome}`,
  });
  await screen.findByText('ABCD2345');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(new RegExp(`^${heading}$`));
  expect(document.body).toHaveFocus();
});

it('an address that says booked, of no appointment', async () => {
  const { api } = fakeApi({ 'GET /api/app/appointments/*/': reply(404, {}) });
  const route = `/book/${TOKEN}?outcome=booked`;
  renderWithHost(<AppointmentPage />, { api, path: '/book/:token', route });
  await screen.findByText(/leads to no appointment/);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Your appointment$/);
});
