import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, reply } from 'shared-api/testing';
import { renderWithHost } from 'shared-host/testing';
import { anEvent } from '../../testing/events.ts';
import EventRegistrationWidget from './index.tsx';

const user = userEvent.setup();
afterEach(() => localStorage.clear());

const show = (
  answer: unknown = reply(201, { message: 'ok', results: {} }),
  { guest = false, info = anEvent() as unknown } = {},
) => {
  const fake = fakeApi(
    { 'POST /api/app/event-register/': answer, 'GET /api/app/event-info/4': info },
    { accessToken: () => localStorage.getItem('accessToken') },
  );
  const onClose = jest.fn();
  const view = renderWithHost(
    <EventRegistrationWidget
      open
      onClose={onClose}
      event={{ id: 4, title: 'Study in Australia', date: '5 December 2026' }}
    />,
    { api: fake.api, session: guest ? undefined : { access: 'token-1' } },
  );
  return { ...view, sent: () => fake.calls.filter(({ method }) => method === 'POST'), onClose };
};
const register = async () => user.click(await screen.findByRole('button', { name: 'Register' }));

it('asks guests to log in, with a link back', async () => {
  show(null, { guest: true });
  expect(await screen.findByText('To register for this event, please log in or sign up.')).toBeVisible();
  expect(screen.getByText('Study in Australia')).toBeVisible();
  expect(screen.getByText(/5 December 2026/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Log in to Register' })).toHaveAttribute(
    'href',
    '/login?next=%2Fupcoming-events%2F4%23register',
  );
  expect(screen.getByRole('link', { name: 'Sign up' })).toHaveAttribute(
    'href',
    '/signup?next=%2Fupcoming-events%2F4%23register',
  );
});

it('registers once even if it is clicked twice, and confirms it', async () => {
  let answer = (_: unknown) => {};
  const view = show(() => new Promise((resolve) => (answer = resolve)));
  const button = await screen.findByRole('button', { name: 'Register' });
  await user.dblClick(button);
  expect(await screen.findByText('Please wait...')).toBeVisible();
  expect(view.sent()).toMatchObject([{ body: { event: 4 }, headers: { Authorization: 'Bearer token-1' } }]);
  answer(reply(201, {}));
  expect(await screen.findByText('Congratulation,you have registered the event successfully!')).toBeVisible();
  expect(view.sent()).toHaveLength(1);
  const [, inForm] = screen.getAllByRole('button', { name: 'Close' });
  await user.click(inForm!);
  expect(view.onClose).toHaveBeenCalledTimes(1);
});

it.each<[string, unknown, string]>([
  ['detail before error', reply(400, { error: 'E', detail: 'Already registered.' }), 'Already registered.'],
  ['error', reply(400, { error: 'E' }), 'E'],
  ['an HTML body', reply(500, '<html></html>'), 'An error occurred during event registration.'],
  ['no answer', () => Promise.reject(new Error('net')), 'An error occurred during event registration.'],
])('shows a failure with %s', async (_case, answer, text) => {
  show(answer);
  await register();
  expect(await screen.findByText(text)).toBeVisible();
});

it.each([
  ['a second registration', reply(400, { detail: 'You have already registered for this event.' })],
  ['an event that is gone', reply(400, { event: ['Invalid pk "4" - object does not exist.'] })],
])('offers no Retry for %s, but a link to all events', async (_case, answer) => {
  const view = show(answer);
  await register();
  const onward = await screen.findByRole('link', { name: 'All events' });
  expect(onward).toHaveAttribute('href', '/upcoming-events');
  expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  await user.click(onward);
  expect(view.onClose).toHaveBeenCalledTimes(1);
  expect(view.location().pathname).toBe('/upcoming-events');
});

it.each([
  ['a server error', reply(500, '<html></html>')],
  ['a throttled call', reply(429, { detail: 'Request was throttled. Expected available in 59 seconds.' })],
  ['no answer', () => Promise.reject(new Error('net'))],
])('offers Retry after %s', async (_case, answer) => {
  show(answer);
  await register();
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'All events' })).not.toBeInTheDocument();
});

it.each([
  ['a guest', true],
  ['somebody logged in', false],
])('offers %s no registration once the event is over', async (_who, guest) => {
  show(undefined, { guest, info: anEvent({ start_at: '2020-01-05T10:00:00Z', end_at: null }) });
  expect(await screen.findByText('This event is over')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Register' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Log in to Register' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'All events' })).toBeVisible();
});

it('tells a visitor who is registered already, instead of offering it again', async () => {
  const fake = fakeApi({
    'GET /api/app/event-info/4': anEvent(),
    'GET /api/app/event-registration-list/': {
      results: [{ id: 1, event: 4, event_title: 'Study in Australia' }],
    },
  });
  renderWithHost(
    <EventRegistrationWidget open onClose={() => {}} event={{ id: 4, title: 'Study in Australia' }} />,
    { api: fake.api, session: { access: `x.${btoa(JSON.stringify({ user_id: 7 }))}.x` } },
  );
  expect(await screen.findByText('You are registered for this event.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Register' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'My events' })).toHaveAttribute('href', '/my-events');
});

it('works when the event cannot be loaded', async () => {
  show(undefined, { info: reply(500, '') });
  await register();
  expect(await screen.findByText('Congratulation,you have registered the event successfully!')).toBeVisible();
});

it('shows that the session has expired, with a link to login', async () => {
  show(reply(401, { detail: 'Given token not valid for any token type', code: 'token_not_valid' }));
  await register();
  expect(await screen.findByText('Token expired. Please log in first.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute(
    'href',
    expect.stringContaining('/login?next='),
  );
});

it('checks the token again when sending', async () => {
  const view = show();
  await screen.findByRole('button', { name: 'Register' });
  localStorage.removeItem('accessToken');
  await register();
  expect(await screen.findByText('Please log in to register for the event.')).toBeVisible();
  expect(view.sent()).toHaveLength(0);
});
