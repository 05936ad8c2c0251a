import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, reply } from 'shared-api/testing';
import { renderWithHost } from 'shared-host/testing';
import * as leave from '../navigation/leave-site.ts';
import EmailVerificationPage from './email-verification/index.tsx';
import LoginPage from './login/index.tsx';
import PasswordResetPage from './password-reset/index.tsx';
import SignupPage from './signup/index.tsx';

const user = userEvent.setup();
const good = 'Abcdefg1@';
const tokens = (role: string) => ({ token: { access: 'access-1', refresh: 'refresh-1' }, role });
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const fill = (label: string, text: string) => user.type(screen.getByLabelText(label), text);
const summary = () => screen.getByRole('alert', { name: 'There is a problem' });

jest.mock('../navigation/leave-site.ts', () => ({ leaveSite: jest.fn() }));
afterEach(() => localStorage.clear());

describe('/login', () => {
  const show = (answer: unknown, route = '/login') => {
    const fake = fakeApi({ 'POST /api/user/login/': answer });
    return { ...renderWithHost(<LoginPage />, { api: fake.api, route }), calls: fake.calls };
  };
  const logIn = async () => {
    await fill('Email', ' asha@example.com');
    await fill('Password', good);
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

  it('checks on submit, rechecks on change, and sends nothing that breaks a rule', async () => {
    const view = show(null);
    await fill('Email', 'nobody');
    expect(screen.queryByText('Invalid email format')).not.toBeInTheDocument();
    await press('Login');
    expect(await within(summary()).findByRole('link', { name: 'Invalid email format' })).toBeVisible();
    expect(summary()).toHaveFocus();
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

  it('stores both tokens, says so and goes home', async () => {
    const view = show(tokens('user'));
    await logIn();
    await waitFor(() => expect(view.location().pathname).toBe('/'));
    expect(view.calls[0]?.body).toEqual({ email: 'asha@example.com', password: good });
    expect(localStorage.getItem('accessToken')).toBe('access-1');
    expect(localStorage.getItem('refreshToken')).toBe('refresh-1');
    expect(view.notifications()).toMatchObject([{ message: 'Login successful', severity: 'success' }]);
    expect(leave.leaveSite).not.toHaveBeenCalled();
  });

  it('goes back to where the visitor came from, never to another site', async () => {
    const view = show(tokens('user'), '/login?next=%2Fupcoming-events%2F4');
    await logIn();
    await waitFor(() => expect(view.location().pathname).toBe('/upcoming-events/4'));
    view.unmount();
    const trap = show(tokens('user'), '/login?next=%2F%2Fevil.example');
    await logIn();
    await waitFor(() => expect(trap.location().pathname).toBe('/'));
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
    expect(screen.getByLabelText('Password')).toHaveValue(good);
    expect(localStorage.getItem('accessToken')).toBeNull();
  });

  it('sends once, however often the button is pressed', async () => {
    let answer = (_: unknown) => {};
    const view = show(() => new Promise((resolve) => (answer = resolve)));
    await logIn();
    expect(screen.getByRole('button', { name: 'Loading' })).toBeDisabled();
    await user.type(screen.getByLabelText('Password'), '{Enter}');
    expect(view.calls).toHaveLength(1);
    answer(tokens('user'));
    await waitFor(() => expect(view.location().pathname).toBe('/'));
  });
});

describe('/signup', () => {
  const show = (answer: unknown) => {
    const fake = fakeApi({ 'POST /api/user/register/': answer });
    return { ...renderWithHost(<SignupPage />, { api: fake.api, route: '/signup' }), calls: fake.calls };
  };
  const signUp = async (second = good) => {
    await fill('Email', 'asha@example.com');
    await fill('Password', good);
    await fill('Confirm password', second);
    await press('Sign up');
  };

  it('asks for the same password twice', async () => {
    const view = show(null);
    await press('Sign up');
    expect(await screen.findAllByText('Retype your password.')).toHaveLength(2);
    await signUp(`${good}x`);
    expect(screen.getByLabelText('Confirm password')).toHaveAccessibleDescription('Passwords must match');
    expect(view.calls).toHaveLength(0);
  });

  it('tells what to do next in a modal and empties the form', async () => {
    const view = show(reply(201, { id: 1, email: 'asha@example.com' }));
    await signUp();
    const dialog = await screen.findByRole('dialog');
    expect(
      within(dialog).getByText(
        'You have successfully signed up. Please, visit your mail inbox and verify your email first.',
      ),
    ).toBeVisible();
    const mail = within(dialog).getByRole('link', { name: 'Check mail' });
    expect(mail).toHaveAttribute('href', 'http://mail.test');
    expect(view.calls[0]?.body).toEqual({
      email: 'asha@example.com',
      password: good,
      confirm_password: good,
    });
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByLabelText('Email')).toHaveValue('');
    expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
  });

  it('shows what the server says of a field at the field, too', async () => {
    show(reply(400, { email: ['user with this email already exists.'] }));
    await signUp();
    expect(
      await within(await screen.findByRole('alert')).findByText('An error occurred during signup.'),
    ).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(
      'user with this email already exists.',
    );
    expect(screen.getByLabelText('Password')).toHaveValue(good);
  });

  it('prefers error over message', async () => {
    show(reply(400, { message: 'Second', error: 'First' }));
    await signUp();
    expect(await screen.findByText('First')).toBeVisible();
  });
});

describe('/email-verification', () => {
  const show = (answer: unknown) => {
    const fake = fakeApi({ 'POST /api/user/password-reset/': answer });
    return { ...renderWithHost(<EmailVerificationPage />, { api: fake.api }), calls: fake.calls };
  };

  it('checks the address', async () => {
    show(null);
    expect(screen.getByRole('heading', { level: 1, name: 'Email Verify' })).toBeVisible();
    // Its title says something else than what it does (decisions C-37).
    expect(
      screen.getByText('Enter the email of your account. We send you a link to set a new password.'),
    ).toBeVisible();
    await press('Send');
    expect(await screen.findAllByText('Email is required.')).toHaveLength(2);
    await fill('Email', 'x');
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Invalid email format');
  });

  it('says that the mail is on its way', async () => {
    const view = show({});
    await fill('Email', 'asha@example.com{Enter}');
    expect(await screen.findByText('Email sent successfully. Please, visit your mail inbox.')).toBeVisible();
    expect(view.calls[0]?.body).toEqual({ email: 'asha@example.com' });
  });

  it('tells a failure', async () => {
    show(reply(500, '<html></html>'));
    await fill('Email', 'asha@example.com{Enter}');
    expect(
      await screen.findByText(
        'An error occurred while adding your email. Please use another one or try later.',
      ),
    ).toBeVisible();
  });
});

describe('/password-reset', () => {
  const show = (answer: unknown) => {
    const fake = fakeApi({ 'PATCH /api/user/password-reset/*/*/': answer });
    return {
      ...renderWithHost(<PasswordResetPage />, {
        api: fake.api,
        path: '/password-reset/:encoded_pk/:token/',
        route: '/password-reset/MQ/abc-123/',
      }),
      calls: fake.calls,
    };
  };
  const reset = async () => {
    await fill('New password', good);
    await fill('Confirm password', `${good}{Enter}`);
  };

  it('sends both passwords under their names and goes to login', async () => {
    const view = show({});
    await reset();
    await waitFor(() => expect(view.location().pathname).toBe('/login'));
    expect(view.calls).toMatchObject([
      { path: '/api/user/password-reset/MQ/abc-123/', body: { new_password: good, confirm_password: good } },
    ]);
    expect(view.notifications()).toMatchObject([{ message: 'Password reset successfully' }]);
  });

  it('tells a used link by its error, and anything else by the default', async () => {
    const view = show(reply(400, { error: 'This link was used already.' }));
    await reset();
    expect(await screen.findByText('This link was used already.')).toBeVisible();
    view.unmount();
    show(reply(502, ''));
    await reset();
    expect(await screen.findByText('An error occurred while resetting your password.')).toBeVisible();
  });
});
