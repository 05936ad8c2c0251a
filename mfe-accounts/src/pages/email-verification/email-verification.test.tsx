import { screen } from '@testing-library/react';
import { fakeApi, reply } from 'shared-api/testing';
import { renderWithHost } from 'shared-host/testing';
import { fill, press } from '../../testing/forms.ts';
import EmailVerificationPage from './index.tsx';

const show = (answer: unknown, route = '/email-verification') => {
  const fake = fakeApi({ 'POST /api/user/password-reset/': answer });
  return { ...renderWithHost(<EmailVerificationPage />, { api: fake.api, route }), calls: fake.calls };
};

it('validates the address', async () => {
  show(null);
  expect(screen.getByRole('heading', { level: 1, name: 'Email Verify' })).toBeVisible();
  // The title differs from what the page does (C-37).
  expect(
    screen.getByText("Enter your account's email address. We'll send you a link to set a new password."),
  ).toBeVisible();
  await press('Send');
  expect(await screen.findAllByText('Email is required.')).toHaveLength(2);
  await fill('Email', 'x');
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Invalid email format');
});

it('confirms that the e-mail was sent', async () => {
  const view = show({});
  await fill('Email', 'asha@example.com{Enter}');
  expect(await screen.findByText('Email sent successfully. Please, visit your mail inbox.')).toBeVisible();
  expect(view.calls[0]?.body).toEqual({ email: 'asha@example.com' });
});

it('asks for a link that keeps the way back after login', async () => {
  const view = show({}, '/email-verification?next=%2Fcourse_details%2F12%23apply');
  await fill('Email', 'asha@example.com{Enter}');
  expect(await screen.findByText('Email sent successfully. Please, visit your mail inbox.')).toBeVisible();
  expect(view.calls[0]?.body).toEqual({ email: 'asha@example.com', next: '/course_details/12#apply' });
});

it('shows a failure', async () => {
  show(reply(500, '<html></html>'));
  await fill('Email', 'asha@example.com{Enter}');
  expect(
    await screen.findByText(
      'An error occurred while adding your email. Please use another one or try later.',
    ),
  ).toBeVisible();
});
