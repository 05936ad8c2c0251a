import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, reply } from 'shared-api/testing';
import { renderWithHost } from 'shared-host/testing';
import ContactPage from './index.tsx';

const user = userEvent.setup();
afterEach(() => sessionStorage.clear());

const show = (answer: unknown, route = '/contact') => {
  const fake = fakeApi({ 'POST /api/app/contact-messages/': answer });
  return { ...renderWithHost(<ContactPage />, { api: fake.api, route }), calls: fake.calls };
};
const fillIn = async () => {
  await user.type(screen.getByLabelText('Full name'), 'Asha Rai');
  await user.type(screen.getByLabelText('Email'), 'asha@example.com');
  await user.type(screen.getByLabelText('Message'), 'When does the class begin?');
};
const send = () => user.click(screen.getByRole('button', { name: 'Send message' }));

it('sends the message with the subject of the page the visitor comes from, and says what happens next', async () => {
  const view = show(reply(201, { id: 12, reply_working_days: 2 }), '/contact?about=IELTS%20preparation');
  expect(screen.getByLabelText('Subject')).toHaveValue('IELTS preparation');
  await fillIn();
  await send();
  expect(
    await screen.findByText(/It has the number 12. A receipt is on its way to asha@example.com./),
  ).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your message has arrived');
  expect(screen.getByText(/answers by email within 2 working days/)).toBeVisible();
  expect(view.calls).toMatchObject([
    {
      body: {
        name: 'Asha Rai',
        email: 'asha@example.com',
        contact: '',
        subject: 'IELTS preparation',
        message: 'When does the class begin?',
        website: '',
        client_key: expect.stringMatching(/^[\da-f]{32}$/),
      },
    },
  ]);
  expect(sessionStorage.getItem('contactDraft') ?? '').not.toContain('Asha');
  await user.click(screen.getByRole('button', { name: 'Write another message' }));
  expect(screen.getByLabelText('Message')).toHaveValue('');
});

it('names every missing field at the field and in a summary', async () => {
  const view = show(null);
  await user.type(screen.getByLabelText(/^Mobile/), '12');
  await send();
  const summary = await screen.findByRole('alert');
  await waitFor(() => expect(summary).toHaveFocus());
  for (const text of [
    'Enter your name.',
    'Enter an email address such as name@example.com.',
    'Enter a mobile number with 7 to 15 digits, or leave the field empty.',
    'Enter a subject.',
    'Enter a message.',
  ])
    expect(within(summary).getByRole('link', { name: text })).toBeVisible();
  expect(view.page()?.title).toBe('Error: Write to us');
  expect(view.calls).toHaveLength(0);
});

it('the title names no error once the message is sent', async () => {
  const answers = [reply(500, ''), reply(201, { id: 12, reply_working_days: 2 })];
  const view = show(() => answers.shift(), '/contact?about=Fees');
  await fillIn();
  await send();
  await waitFor(() => expect(view.page()?.title).toBe('Error: Write to us'));
  await send();
  await waitFor(() => expect(view.page()?.title).toBe('Your message has arrived'));
});

it('takes a mobile number in Nepali digits', async () => {
  show(null);
  await user.type(screen.getByLabelText(/^Mobile/), '९८४१२३४५६७');
  await send();
  const summary = await screen.findByRole('alert');
  expect(within(summary).getByRole('link', { name: 'Enter your name.' })).toBeVisible();
  expect(within(summary).queryByRole('link', { name: /mobile number/ })).not.toBeInTheDocument();
});

it('keeps the message after a failure, and says how long to wait', async () => {
  show(reply(429, { detail: 'Request was throttled.' }, '600'), '/contact?about=Fees');
  await fillIn();
  await send();
  expect(
    await screen.findByText(
      'Your message could not be sent. It is still here: please try again. Try again in 10 minutes.',
    ),
  ).toBeVisible();
  expect(screen.getByLabelText('Message')).toHaveValue('When does the class begin?');
});

it('keeps what was typed as a draft of the tab', async () => {
  const first = show(null);
  await fillIn();
  first.unmount();
  show(null);
  await waitFor(() => expect(screen.getByLabelText('Message')).toHaveValue('When does the class begin?'));
});

it('people and assistive technology do not meet the field that marks programs', () => {
  show(null);
  expect(screen.queryByRole('textbox', { name: 'Leave this field empty' })).not.toBeInTheDocument();
  expect(screen.getByLabelText('Leave this field empty')).toHaveAttribute('tabindex', '-1');
});
