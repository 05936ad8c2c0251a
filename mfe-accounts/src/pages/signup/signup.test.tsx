import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, reply } from 'shared-api/testing';
import { renderWithHost } from 'shared-host/testing';
import { fill, goodPassword, press } from '../../testing/forms.ts';
import SignupPage from './index.tsx';

const user = userEvent.setup();

afterEach(() => sessionStorage.clear());

const show = (answer: unknown) => {
  const fake = fakeApi({ 'POST /api/user/register/': answer });
  return { ...renderWithHost(<SignupPage />, { api: fake.api, route: '/signup' }), calls: fake.calls };
};
const signUp = async (second = goodPassword) => {
  await fill('Email', 'asha@example.com');
  await fill('Password', goodPassword);
  await fill('Confirm password', second);
  await press('Sign up');
};

it('asks for the same password twice', async () => {
  const view = show(null);
  await press('Sign up');
  expect(await screen.findAllByText('Retype your password.')).toHaveLength(2);
  await signUp(`${goodPassword}x`);
  expect(screen.getByLabelText('Confirm password')).toHaveAccessibleDescription('Passwords must match');
  expect(view.calls).toHaveLength(0);
});

it('shows the next step in a dialog and clears the form', async () => {
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
    password: goodPassword,
    confirm_password: goodPassword,
  });
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByLabelText('Email')).toHaveValue('');
  expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
});

it('keeps a typed e-mail address for the tab until it is sent, and no password', async () => {
  const first = show(reply(201, {}));
  await fill('Email', 'asha@example.com');
  await fill('Password', goodPassword);
  first.unmount();
  expect(JSON.stringify({ ...sessionStorage })).not.toContain(goodPassword);
  show(reply(201, {}));
  expect(screen.getByLabelText('Email')).toHaveValue('asha@example.com');
  expect(screen.getByLabelText('Password')).toHaveValue('');
  await fill('Password', goodPassword);
  await fill('Confirm password', goodPassword);
  await press('Sign up');
  await screen.findByRole('dialog');
  expect(sessionStorage.getItem('signupEmail')).toBeNull();
});

it('returns the focus to the button, which lost it while it was disabled', async () => {
  let answer = (_: unknown) => {};
  show(() => new Promise((resolve) => (answer = resolve)));
  await signUp();
  await screen.findByRole('button', { name: 'Loading' });
  // Browsers take the focus from a button that is disabled; jsdom does not, not even by its `blur`.
  screen.getByLabelText('Email').focus();
  screen.getByLabelText('Email').blur();
  answer(reply(201, {}));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Sign up' })).toHaveFocus());
});

it('gives the way back to the API, for the link of the e-mail, and to the login page', async () => {
  const fake = fakeApi({ 'POST /api/user/register/': reply(201, {}) });
  renderWithHost(<SignupPage />, { api: fake.api, route: '/signup?next=%2Fcourse_details%2F12%23apply' });
  expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute(
    'href',
    '/login?next=%2Fcourse_details%2F12%23apply',
  );
  await signUp();
  await screen.findByRole('dialog');
  const [sent] = fake.calls.filter(({ method }) => method === 'POST');
  expect(sent?.body).toMatchObject({ next: '/course_details/12#apply' });
});

it('ignores a way back to another site', async () => {
  const fake = fakeApi({ 'POST /api/user/register/': reply(201, {}) });
  renderWithHost(<SignupPage />, { api: fake.api, route: '/signup?next=%2F%5Cevil.example' });
  await signUp();
  await screen.findByRole('dialog');
  expect(fake.calls[0]?.body).not.toHaveProperty('next');
});

it("also shows the API's error of a field at the field", async () => {
  show(reply(400, { email: ['user with this email already exists.'] }));
  await signUp();
  expect(
    await within(await screen.findByRole('alert')).findByText('An error occurred during signup.'),
  ).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('user with this email already exists.');
  expect(screen.getByLabelText('Password')).toHaveValue(goodPassword);
});

it('prefers error over message', async () => {
  show(reply(400, { message: 'Second', error: 'First' }));
  await signUp();
  expect(await screen.findByText('First')).toBeVisible();
});

it('says where it is (SEO-8)', () => {
  expect(show(null).page()?.jsonLd).toContainEqual(
    expect.objectContaining({
      '@type': 'BreadcrumbList',
      itemListElement: [
        expect.objectContaining({ name: 'Home' }),
        expect.objectContaining({ name: 'Sign up', item: 'http://site.test/signup' }),
      ],
    }),
  );
});
