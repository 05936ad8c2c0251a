import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, reply } from 'shared-api/testing';
import { renderWithHost } from 'shared-host/testing';
import MyEventsPage from './index.tsx';

const user = userEvent.setup();
const access = `x.${btoa(JSON.stringify({ user_id: 7 }))}.x`;
afterEach(() => localStorage.clear());

const registration = (changes: object) => ({
  id: 1,
  event: 4,
  event_title: 'Study in Australia',
  registered_at: '2026-10-01T10:00:00+05:45',
  formatted_start_date: '5 December 2096, 10:00 AM',
  location: 'Kathmandu',
  start_at: '2096-12-05T10:00:00+05:45',
  ...changes,
});
const past = registration({ id: 2, event: 5, event_title: 'Last year', start_at: '2020-01-05T10:00:00Z' });

const show = (
  list: unknown,
  cancel: unknown = { message: 'ok' },
  { guest = false, config = {}, token = access } = {},
) => {
  const fake = fakeApi({
    'GET /api/app/event-registration-list/': list,
    'DELETE /api/app/event-register/4/': cancel,
  });
  return {
    ...renderWithHost(<MyEventsPage />, {
      api: fake.api,
      route: '/my-events',
      config,
      session: guest ? undefined : { access: token },
    }),
    cancelled: () => fake.calls.filter(({ method }) => method === 'DELETE').length,
  };
};
const cancelButton = () => screen.findByRole('button', { name: 'Cancel registration Study in Australia' });
const confirm = async () =>
  user.click(
    within(await screen.findByRole('dialog', { name: 'Cancel registration' })).getByRole('button', {
      name: 'Cancel registration',
    }),
  );

it('asks the API also with a token that does not say whose it is', async () => {
  show({ results: [registration({})] }, undefined, { token: 'opaque' });
  expect(await screen.findByRole('link', { name: 'Study in Australia' })).toBeVisible();
});

it('lists upcoming events first; only they can be cancelled', async () => {
  const view = show({ results: [past, registration({})] });
  const list = await screen.findByRole('list', { name: 'My events' });
  expect(
    within(list)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Study in Australia', '/upcoming-events/4'],
    ['Last year', '/upcoming-events/5'],
  ]);
  expect(within(list).getByText('You are registered')).toBeVisible();
  expect(within(list).getByText('This event is over')).toBeVisible();
  expect(within(list).getAllByRole('button')).toHaveLength(1);
  expect(view.page()).toMatchObject({ title: 'My events', robots: 'noindex' });
});

it('names a branch of the content pack in its language, other places as the API does', async () => {
  const branch = { id: 'butwal', city: 'बुटवल', name: 'बुटवल शाखा', address: '', openingHours: [] };
  const events = [
    registration({ location: 'Butwal branch' }),
    registration({ id: 2, event: 5, location: 'Pokhara branch' }),
  ];
  show({ results: events }, undefined, { config: { branches: [branch] } });
  expect(await screen.findByText('बुटवल शाखा')).toBeVisible();
  expect(screen.getByText('Pokhara branch')).toBeVisible();
  expect(screen.queryByText('Butwal branch')).not.toBeInTheDocument();
});

it('cancels after a confirmation', async () => {
  let results = [registration({})];
  const view = show(
    () => ({ results }),
    () => {
      results = [];
      return {};
    },
  );
  await user.click(await cancelButton());
  await user.click(await screen.findByRole('button', { name: 'Keep it' }));
  expect(view.cancelled()).toBe(0);
  await user.click(await cancelButton());
  await confirm();
  expect(await screen.findByText('You are not registered for any events.')).toBeVisible();
  expect(view.cancelled()).toBe(1);
  expect(view.notifications()).toMatchObject([{ message: 'Registration cancelled' }]);
});

it('hands the focus on after a cancellation: to the next registration, after the last to the heading', async () => {
  let results = [registration({}), registration({ id: 3, event: 6, event_title: 'Study in Japan' })];
  const view = show(
    () => ({ results }),
    () => {
      results = results.slice(1);
      return {};
    },
  );
  await user.click(await cancelButton());
  await confirm();
  const next = screen.getByRole('button', { name: 'Cancel registration Study in Japan', hidden: true });
  await waitFor(() => expect(next).toHaveFocus());
  view.unmount();
  results = [registration({})];
  show(
    () => ({ results }),
    () => {
      results = [];
      return {};
    },
  );
  await user.click(await cancelButton());
  await confirm();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'My events' })).toHaveFocus());
});

it('treats a registration that is gone already as cancelled', async () => {
  let results = [registration({})];
  show(
    () => ({ results }),
    () => {
      results = [];
      return reply(404, { detail: 'Not found.' });
    },
  );
  await user.click(await cancelButton());
  await confirm();
  expect(await screen.findByText('You are not registered for any events.')).toBeVisible();
});

it('keeps the registration and says so when it cannot be cancelled', async () => {
  show({ results: [registration({})] }, reply(500, ''));
  await user.click(await cancelButton());
  await confirm();
  expect(
    await screen.findByText("We couldn't cancel your registration. Please try again later."),
  ).toBeVisible();
});

it('asks guests to log in, and after an expired session too', async () => {
  const guest = show({ results: [] }, undefined, { guest: true });
  const href = '/login?next=%2Fmy-events';
  expect(screen.getByText('Log in to see the events you are registered for.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', href);
  guest.unmount();
  show(reply(401, { detail: 'Given token not valid for any token type', code: 'token_not_valid' }));
  expect(await screen.findByText('Token expired. Please log in first.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', href);
});

it('offers Retry when the list cannot be loaded, and events when it is empty', async () => {
  let fails = true;
  show(() => (fails ? reply(404, {}) : { results: [] }));
  expect(await screen.findByText("We couldn't load your registrations.")).toBeVisible();
  fails = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(screen.getByText('You are not registered for any events.')).toBeVisible());
  expect(screen.getByRole('link', { name: 'All events' })).toHaveAttribute('href', '/upcoming-events');
});

it('knows a registration of another device when the tab is shown again', async () => {
  let results: unknown[] = [];
  show(() => ({ results }));
  expect(await screen.findByText('You are not registered for any events.')).toBeVisible();
  results = [registration({})];
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  expect(await screen.findByRole('link', { name: 'Study in Australia' })).toBeVisible();
  clock.mockRestore();
});
