import { screen, waitFor } from '@testing-library/react';
import { fakeApi, reply } from 'shared-api/testing';
import { renderWithHost } from 'shared-host/testing';
import { fill, goodPassword } from '../../testing/forms.ts';
import PasswordResetPage from './index.tsx';

const show = (answer: unknown, query = '') => {
  const fake = fakeApi({ 'PATCH /api/user/password-reset/*/*/': answer });
  return {
    ...renderWithHost(<PasswordResetPage />, {
      api: fake.api,
      path: '/password-reset/:encoded_pk/:token/',
      route: `/password-reset/MQ/abc-123/${query}`,
    }),
    calls: fake.calls,
  };
};
const reset = async () => {
  await fill('New password', goodPassword);
  await fill('Confirm password', `${goodPassword}{Enter}`);
};

it('sends both passwords under their names and goes to login', async () => {
  const view = show({});
  await reset();
  await waitFor(() => expect(view.location().pathname).toBe('/login'));
  expect(view.calls).toMatchObject([
    {
      path: '/api/user/password-reset/MQ/abc-123/',
      body: { new_password: goodPassword, confirm_password: goodPassword },
    },
  ]);
  expect(view.notifications()).toMatchObject([{ message: 'Password reset successfully' }]);
});

it('keeps the way back after login, also for a new link', async () => {
  const view = show({}, '?next=%2Fcourse_details%2F12%23apply');
  expect(screen.getByRole('link', { name: /Forgot/ })).toHaveAttribute(
    'href',
    '/email-verification?next=%2Fcourse_details%2F12%23apply',
  );
  await reset();
  await waitFor(() => expect(view.location().pathname).toBe('/login'));
  expect(view.location().search).toBe('?next=%2Fcourse_details%2F12%23apply');
});

it('shows the error of a used link, and the default text for other failures', async () => {
  const view = show(reply(400, { error: 'This link was used already.' }));
  await reset();
  expect(await screen.findByText('This link was used already.')).toBeVisible();
  view.unmount();
  show(reply(502, ''));
  await reset();
  expect(await screen.findByText('An error occurred while resetting your password.')).toBeVisible();
});
