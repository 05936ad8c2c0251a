import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, reply } from 'shared-api/testing';
import { renderWithHost } from 'shared-host/testing';
import * as leave from '../../navigation/leave-site.ts';
import { fill, goodPassword, press } from '../../testing/forms.ts';
import LoginPage from './index.tsx';

const user = userEvent.setup();
const summary = () => screen.getByRole('alert', { name: 'There is a problem' });
const tokens = (role: string) => ({ token: { access: 'access-1', refresh: 'refresh-1' }, role });

jest.mock('../../navigation/leave-site.ts', () => ({ leaveSite: jest.fn() }));
afterEach(() => localStorage.clear());

const show = (answer: unknown, route = '/login') => {
  const fake = fakeApi({ 'POST /api/user/login/': answer });
  return { ...renderWithHost(<LoginPage />, { api: fake.api, route }), calls: fake.calls };
};
const logIn = async () => {
  await fill('Email', ' asha@example.com');
  await fill('Password', goodPassword);
  await press('Login');
};

it('has its fields and links', () => {
  show(null);
  expect(screen.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveAttribute('type', 'email');
  expect(screen.getByLabelText('Email')).toHaveAttribute('autocomplete', 'username');
  expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
  expect(screen.getByRole('link', { name: 'Forgot or Reset Your Password?' })).toHaveAttribute(
    'href',
    '/email-verification',
  );
  expect(screen.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/signup');
});

it('validates on submit and then on change, and sends nothing invalid', async () => {
  const view = show(null);
  await fill('Email', 'nobody');
  expect(screen.queryByText('Invalid email format')).not.toBeInTheDocument();
  await press('Login');
  expect(await within(summary()).findByRole('link', { name: 'Invalid email format' })).toBeVisible();
  await waitFor(() => expect(summary()).toHaveFocus());
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Invalid email format');
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Password is required');
  expect(view.page()?.title).toBe('Error: Login');
  await fill('Password', 'a');
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(
    'Password must be at least 8 characters long',
  );
  await user.clear(screen.getByLabelText('Email'));
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Email is required.');
  await user.click(within(summary()).getByRole('link', { name: 'Email is required.' }));
  expect(screen.getByLabelText('Email')).toHaveFocus();
  expect(view.calls).toHaveLength(0);
});

it('stores both tokens, shows a message and goes to the home page', async () => {
  const view = show(tokens('user'));
  await logIn();
  await waitFor(() => expect(view.location().pathname).toBe('/'));
  expect(view.calls[0]?.body).toEqual({ email: 'asha@example.com', password: goodPassword });
  expect(localStorage.getItem('accessToken')).toBe('access-1');
  expect(localStorage.getItem('refreshToken')).toBe('refresh-1');
  expect(view.notifications()).toMatchObject([{ message: 'Login successful', severity: 'success' }]);
  expect(leave.leaveSite).not.toHaveBeenCalled();
});

it('goes to the page the visitor came from, never to another site', async () => {
  const view = show(tokens('user'), '/login?next=%2Fupcoming-events%2F4');
  await logIn();
  await waitFor(() => expect(view.location().pathname).toBe('/upcoming-events/4'));
  view.unmount();
  const trap = show(tokens('user'), '/login?next=%2F%2Fevil.example');
  await logIn();
  await waitFor(() => expect(trap.location().pathname).toBe('/'));
});

it('keeps the way back on the links to the other account screens', () => {
  show(null, '/login?next=%2Fcourse_details%2F12%23apply');
  const back = '?next=%2Fcourse_details%2F12%23apply';
  expect(screen.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', `/signup${back}`);
  expect(screen.getByRole('link', { name: 'Forgot or Reset Your Password?' })).toHaveAttribute(
    'href',
    `/email-verification${back}`,
  );
});

it('sends the device of the last login with the next one, also after a logout', async () => {
  const tokens = { token: { access: 'a', refresh: 'r' }, role: 'user' };
  const first = show({ ...tokens, device: 'known' });
  await logIn();
  await waitFor(() => expect(first.notifications()).toHaveLength(1));
  first.unmount();
  first.host.session.logout();
  const second = show(tokens);
  await logIn();
  await waitFor(() => expect(second.notifications()).toHaveLength(1));
  expect(first.calls[0]?.body).not.toHaveProperty('device');
  expect(second.calls[0]?.body).toHaveProperty('device', 'known');
});

it('sends the verification email again for an account that is not verified', async () => {
  const fake = fakeApi({
    'POST /api/user/login/': reply(403, {
      error: 'Please verify your email first.',
      code: 'email_not_verified',
    }),
    'POST /api/user/verify-resend/': { message: 'sent' },
  });
  renderWithHost(<LoginPage />, { api: fake.api, route: '/login?next=%2Fblog' });
  expect(screen.queryByRole('button', { name: 'Send the verification email again' })).not.toBeInTheDocument();
  await logIn();
  await user.click(await screen.findByRole('button', { name: 'Send the verification email again' }));
  expect(await screen.findByText(/a new link is on its way/)).toBeVisible();
  expect(fake.calls.at(-1)?.body).toEqual({ email: 'asha@example.com', next: '/blog' });
});

it('says that the email could not be sent, with the waiting time', async () => {
  const fake = fakeApi({
    'POST /api/user/login/': reply(403, { error: 'Please verify your email first.' }),
    'POST /api/user/verify-resend/': reply(429, {}, '59'),
  });
  renderWithHost(<LoginPage />, { api: fake.api, route: '/login' });
  await logIn();
  await user.click(await screen.findByRole('button', { name: 'Send the verification email again' }));
  expect(
    await screen.findByText(
      "We couldn't send the email. Please try again later. Too many attempts. Try again in 59 seconds.",
    ),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Send the verification email again' })).toBeEnabled();
});

it('shows the wrong credentials of a short password that meets the rules', async () => {
  const view = show(
    reply(401, { detail: 'No active account', error: 'The email or the password is wrong.' }),
  );
  await fill('Email', 'asha@example.com');
  await fill('Password', 'Abcde1@x');
  await press('Login');
  expect(
    await within(await screen.findByRole('alert')).findByText('The email or the password is wrong.'),
  ).toBeVisible();
  expect(view.calls).toHaveLength(1);
});

it('keeps what a refused login said until the next answer, so that nothing moves under the finger', async () => {
  const answers = [
    Promise.resolve(reply(403, { error: 'Please verify your email first.', code: 'email_not_verified' })),
    Promise.withResolvers<unknown>(),
  ] as const;
  let sent = 0;
  show(() => (sent++ === 0 ? answers[0] : answers[1].promise));
  await logIn();
  await waitFor(() => expect(summary()).toHaveFocus());
  await press('Login');
  await waitFor(() => expect(sent).toBe(2));
  expect(summary()).toHaveTextContent('Please verify your email first.');
  expect(screen.getByRole('button', { name: 'Send the verification email again' })).toBeVisible();
  answers[1].resolve(reply(401, { error: 'Wrong password.' }));
  await waitFor(() => expect(summary()).toHaveTextContent('Wrong password.'));
  await waitFor(() => expect(summary()).toHaveFocus());
  expect(summary()).not.toHaveTextContent('Please verify');
  expect(screen.queryByRole('button', { name: 'Send the verification email again' })).not.toBeInTheDocument();
});

it('sends staff to the configured admin address', async () => {
  show(tokens('staff'));
  await logIn();
  await waitFor(() => expect(leave.leaveSite).toHaveBeenCalledWith('http://admin.test'));
});

it.each<[string, unknown, string]>([
  ['error before message', reply(401, { error: 'Wrong password.', message: 'Other' }), 'Wrong password.'],
  ['message', reply(401, { message: 'Not verified' }), 'Not verified'],
  ['nested values', reply(400, { error: { email: ['Blocked.'] } }), 'Blocked.'],
  ['neither', reply(401, { detail: 'No active account found' }), 'An error occurred during login.'],
  ['an HTML body', reply(500, '<h1>Server Error (500)</h1>'), 'An error occurred during login.'],
  ['no answer', () => Promise.reject(new Error('net')), 'An unexpected error occurred.'],
  [
    'too many',
    reply(429, {}, '59'),
    'An error occurred during login. Too many attempts. Try again in 59 seconds.',
  ],
])('shows %s', async (_case, answer, text) => {
  show(answer);
  await logIn();
  expect(await within(await screen.findByRole('alert')).findByText(text)).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveValue('asha@example.com');
  expect(screen.getByLabelText('Password')).toHaveValue(goodPassword);
  expect(localStorage.getItem('accessToken')).toBeNull();
});

it('switches the button off until a throttled login may be tried again', async () => {
  jest.useFakeTimers();
  const typing = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const view = show(reply(429, {}, '2'));
  await typing.type(screen.getByLabelText('Email'), 'asha@example.com');
  await typing.type(screen.getByLabelText('Password'), goodPassword);
  await typing.click(screen.getByRole('button', { name: 'Login' }));
  expect(await screen.findByRole('button', { name: 'Try again in 2 seconds' })).toBeDisabled();
  await typing.type(screen.getByLabelText('Password'), '{Enter}');
  expect(view.calls).toHaveLength(1);
  act(() => void jest.advanceTimersByTime(1_000));
  expect(screen.getByRole('button', { name: 'Try again in 1 second' })).toBeDisabled();
  act(() => void jest.advanceTimersByTime(1_000));
  expect(screen.getByRole('button', { name: 'Login' })).toBeEnabled();
  jest.useRealTimers();
});

it('sends once even if the button is pressed again', async () => {
  let answer = (_: unknown) => {};
  const view = show(() => new Promise((resolve) => (answer = resolve)));
  await logIn();
  expect(screen.getByRole('button', { name: 'Loading' })).toBeDisabled();
  await user.type(screen.getByLabelText('Password'), '{Enter}');
  expect(view.calls).toHaveLength(1);
  answer(tokens('user'));
  await waitFor(() => expect(view.location().pathname).toBe('/'));
});
