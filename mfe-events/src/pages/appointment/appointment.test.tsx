import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, reply } from 'shared-api/testing';
import { renderWithHost } from 'shared-host/testing';
import { anAppointment, someSlots } from '../../testing/appointments.ts';
import AppointmentPage from './index.tsx';

const user = userEvent.setup();

const PATH = '/book/ABCD2345-secret';

const show = (answers: Record<string, unknown> = {}, state?: unknown, config = {}, route = PATH) => {
  const fake = fakeApi({
    'GET /api/app/appointments/slots/': someSlots(),
    'GET /api/app/appointments/*/': anAppointment(),
    ...answers,
  });
  const view = renderWithHost(<AppointmentPage />, {
    api: fake.api,
    path: '/book/:token',
    route,
    state,
    config,
  });
  return { ...view, calls: fake.calls };
};

it('confirms a booking: what, when, where and what happens next', async () => {
  const view = show({}, { outcome: 'booked' });
  expect(
    await screen.findByText('A confirmation with a calendar file is on its way to asha@example.com.'),
  ).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your appointment is booked');
  expect(screen.getByText('Monday 23 November 2026, 10:00 (Kathmandu time)')).toBeVisible();
  expect(screen.getByText('Kathmandu branch')).toBeVisible();
  expect(screen.getByText('Student visa')).toBeVisible();
  expect(screen.getByText('ABCD2345')).toBeVisible();
  expect(view.page()).toMatchObject({ canonical: '/book', robots: 'noindex,nofollow' });
});

it('leaves the focus at the top when the visitor opens the link, and takes it after a booking', async () => {
  const opened = show();
  await screen.findByText('ABCD2345');
  expect(document.body).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Choose another time' }));
  expect(screen.getByText('ABCD2345').closest('[tabindex]')).toHaveFocus();
  opened.unmount();
  show({}, { outcome: 'booked' });
  await waitFor(() => expect(screen.getByText('ABCD2345').closest('[tabindex]')).toHaveFocus());
});

it('names a branch of the content pack in its language, another one as the API does', async () => {
  const branch = {
    id: 'kathmandu',
    city: 'काठमाडौं',
    name: 'काठमाडौं शाखा',
    address: 'पुतलीसडक',
    openingHours: [],
  };
  const here = show({}, undefined, { branches: [branch] });
  expect(await screen.findByText('काठमाडौं शाखा')).toBeVisible();
  expect(screen.getByText('पुतलीसडक')).toBeVisible();
  expect(screen.queryByText('Kathmandu branch')).not.toBeInTheDocument();
  here.unmount();
  show({}, undefined, { branches: [{ ...branch, id: 'pokhara' }] });
  expect(await screen.findByText('Kathmandu branch')).toBeVisible();
});

describe('when the tab is shown again', () => {
  const showAgain = () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));

  it('has the time to which staff have moved the appointment, also by a clock that is behind', async () => {
    let appointment = anAppointment();
    show({ 'GET /api/app/appointments/*/': () => appointment });
    expect(await screen.findByText('Monday 23 November 2026, 10:00 (Kathmandu time)')).toBeVisible();
    appointment = anAppointment({ starts_at: '2026-11-23T10:30:00.000000+05:45' });
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() - 3_600_000);
    showAgain();
    expect(await screen.findByText('Monday 23 November 2026, 10:30 (Kathmandu time)')).toBeVisible();
    clock.mockRestore();
  });

  it('says that staff have cancelled it, also while another time is being chosen', async () => {
    let appointment = anAppointment();
    show({ 'GET /api/app/appointments/*/': () => appointment });
    await user.click(await screen.findByRole('button', { name: 'Choose another time' }));
    await user.click(await screen.findByRole('radio', { name: /^10:30/ }));
    appointment = anAppointment({ status: 'cancelled', can_change: false, calendar: null });
    showAgain();
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your appointment is cancelled'),
    );
    expect(screen.queryByRole('button', { name: 'Move to this time' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Book another appointment' })).toBeVisible();
  });
});

it('says that the link for the call comes, for online appointments only', async () => {
  show(
    { 'GET /api/app/appointments/*/': anAppointment({ place: 'online', place_address: '' }) },
    { outcome: 'booked' },
  );
  expect(await screen.findByText(/sends the link for the call/)).toBeVisible();
  expect(screen.getByText('Online, by video call')).toBeVisible();
});

it('moves the appointment', async () => {
  const moved = anAppointment({ starts_at: '2026-11-23T10:30:00.000000+05:45' });
  const view = show({ 'PUT /api/app/appointments/*/': moved });
  await user.click(await screen.findByRole('button', { name: 'Choose another time' }));
  await user.click(await screen.findByRole('button', { name: 'Move to this time' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Choose a day and a time.');
  await user.click(screen.getByRole('radio', { name: /^10:30/ }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Move to this time' }));
  expect(await screen.findByText('Monday 23 November 2026, 10:30 (Kathmandu time)')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your appointment has a new time');
  expect(view.calls.find(({ method }) => method === 'PUT')).toMatchObject({
    path: '/api/app/appointments/ABCD2345-secret/',
    body: { place: 'kathmandu', starts_at: moved.starts_at },
  });
});

it('offers to move it when there are times to choose, and to keep it from the beginning', async () => {
  let answer = (_: unknown) => {};
  show({ 'GET /api/app/appointments/slots/': () => new Promise((resolve) => (answer = resolve)) });
  await user.click(await screen.findByRole('button', { name: 'Choose another time' }));
  expect(screen.getByRole('button', { name: 'Keep the time as it is' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Move to this time' })).not.toBeInTheDocument();
  answer(someSlots());
  expect(await screen.findByRole('button', { name: 'Move to this time' })).toBeVisible();
});

it('offers the times that are left when the new time was taken meanwhile', async () => {
  let isTaken = false;
  show({
    'GET /api/app/appointments/slots/': () => someSlots(isTaken ? { times: ['10:00'] } : {}),
    'PUT /api/app/appointments/*/': () => {
      isTaken = true;
      return reply(409, { detail: 'x' });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Choose another time' }));
  await user.click(await screen.findByRole('radio', { name: /^10:30/ }));
  await user.click(screen.getByRole('button', { name: 'Move to this time' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This time has just been taken.');
  expect(screen.queryByRole('radio', { name: /^10:30/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Keep the time as it is' }));
  expect(screen.getByText('Monday 23 November 2026, 10:00 (Kathmandu time)')).toBeVisible();
});

it('the address that offers other times offers them no more after one of them, or the own one, was chosen', async () => {
  const moved = anAppointment({ starts_at: '2026-11-23T10:30:00.000000+05:45' });
  const kept = show({}, undefined, {}, `${PATH}?move=1`);
  await user.click(await screen.findByRole('button', { name: 'Keep the time as it is' }));
  expect(kept.location()).toMatchObject({ pathname: PATH, search: '' });
  expect(screen.getByText('ABCD2345').closest('[tabindex]')).toHaveFocus();
  kept.unmount();

  const view = show({ 'PUT /api/app/appointments/*/': moved }, undefined, {}, `${PATH}?move=1`);
  await user.click(await screen.findByRole('radio', { name: /^10:30/ }));
  await user.click(screen.getByRole('button', { name: 'Move to this time' }));
  expect(await screen.findByText('Monday 23 November 2026, 10:30 (Kathmandu time)')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your appointment has a new time');
  expect(view.location()).toMatchObject({ pathname: PATH, search: '' });
  expect(screen.getByText('ABCD2345').closest('[tabindex]')).toHaveFocus();
});

it('cancels the appointment after a question', async () => {
  const cancelled = anAppointment({ status: 'cancelled', can_change: false, calendar: null });
  const view = show({ 'DELETE /api/app/appointments/*/': cancelled });
  await user.click(await screen.findByRole('button', { name: 'Cancel appointment' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('Cancel your appointment on Monday 23 November, 10:00?');
  await user.click(within(dialog).getByRole('button', { name: 'Cancel appointment' }));
  await waitFor(() =>
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your appointment is cancelled'),
  );
  expect(view.calls.some(({ method }) => method === 'DELETE')).toBe(true);
  expect(screen.getByRole('link', { name: 'Book another appointment' })).toHaveAttribute('href', '/book');
  expect(screen.queryByRole('button', { name: 'Choose another time' })).not.toBeInTheDocument();
});

describe('an appointment that can no longer be changed', () => {
  const refusal = 'This appointment can no longer be changed. Please book a new one.';
  /** An appointment that another tab cancels, or that begins, before the change is sent. */
  const refuse = (method: string, changes: object) => {
    let isRefused = false;
    show(
      {
        'GET /api/app/appointments/*/': () =>
          anAppointment(isRefused ? { can_change: false, calendar: null, ...changes } : {}),
        [`${method} /api/app/appointments/*/`]: () => {
          isRefused = true;
          return reply(400, { detail: refusal });
        },
      },
      { outcome: 'booked' },
    );
  };

  it('is shown as cancelled when another tab has cancelled it before it is moved', async () => {
    refuse('PUT', { status: 'cancelled' });
    await user.click(await screen.findByRole('button', { name: 'Choose another time' }));
    await user.click(await screen.findByRole('radio', { name: /^10:30/ }));
    await user.click(screen.getByRole('button', { name: 'Move to this time' }));
    expect(await screen.findByRole('link', { name: 'Book another appointment' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your appointment is cancelled');
    expect(await screen.findByRole('alert')).toHaveTextContent(refusal);
    expect(screen.getByText('ABCD2345').closest('[tabindex]')).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Keep the time as it is' })).not.toBeInTheDocument();
  });

  it('is shown as over when it has begun before it is cancelled', async () => {
    refuse('DELETE', {});
    await user.click(await screen.findByRole('button', { name: 'Cancel appointment' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel appointment' }));
    expect(await screen.findByText('This appointment is over.')).toBeVisible();
    expect(await screen.findByRole('alert')).toHaveTextContent(refusal);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.queryByText(/^A confirmation/)).not.toBeInTheDocument();
    expect(screen.getByText('ABCD2345').closest('[tabindex]')).toHaveFocus();
  });
});

it('an appointment that is over cannot be changed', async () => {
  show({ 'GET /api/app/appointments/*/': anAppointment({ can_change: false }) });
  expect(await screen.findByText('This appointment is over.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Cancel appointment' })).not.toBeInTheDocument();
});

it('a link that leads to no appointment says so', async () => {
  show({ 'GET /api/app/appointments/*/': reply(404, { detail: 'Not found.' }) });
  expect(await screen.findByText(/leads to no appointment/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Book an appointment' })).toHaveAttribute('href', '/book');
});
