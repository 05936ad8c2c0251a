import { screen } from '@testing-library/react';
import { createQueryClient } from 'shared-api';
import { fakeApi, reply } from 'shared-api/testing';
import { renderWithHost } from 'shared-host/testing';
import ContactPage from './index.tsx';
import { submitContact } from './submit-contact.ts';

afterEach(() => sessionStorage.clear());

const form = {
  name: 'Asha Rai',
  email: ' asha@example.com',
  contact: '',
  subject: 'Fees',
  message: 'When does it begin?',
};

/** Sends a form without scripts; `shown` renders the page that answers. */
async function send(post: unknown, changes: Record<string, string> = {}) {
  const { api, calls } = fakeApi({ 'POST /api/app/contact-messages/': post });
  const queryClient = createQueryClient();
  const answer = await submitContact({
    api,
    queryClient,
    url: new URL('https://site.example/contact'),
    params: {},
    content: (() => {}) as never,
    signal: new AbortController().signal,
    values: { ...form, ...changes },
    clientKey: 'key-of-this-form',
  });
  const shown = () => renderWithHost(<ContactPage />, { api, route: '/contact', queryClient });
  return { answer, posted: calls.map(({ body }) => body), shown };
}

it('sends the message once, and leads to the page that confirms it', async () => {
  const { answer, posted } = await send(reply(201, { id: 12, reply_working_days: 2 }));
  expect(answer).toEqual({ redirect: '/contact?sent=12' });
  expect(posted).toEqual([
    { ...form, website: '', email: 'asha@example.com', client_key: 'key-of-this-form' },
  ]);
});

it('sends no message that breaks a rule', async () => {
  const { answer, posted, shown } = await send(null, { message: '' });
  expect([answer, posted]).toEqual([{}, []]);
  shown();
  expect(screen.getByRole('alert')).toHaveTextContent('Enter a message.');
});

it.each([
  ['a proxy answers for the API', 503, reply(502, '')],
  ['the API answers nothing', 503, () => Promise.reject(new Error('no network'))],
  ['there were too many', 429, reply(429, {}, '60')],
])('keeps what was entered where %s', async (_why, status, post) => {
  const { answer, shown } = await send(post);
  expect(answer).toEqual({ status });
  const view = shown();
  expect(await screen.findByRole('alert')).toHaveTextContent(/could not be sent/);
  expect(screen.getByLabelText('Full name')).toHaveValue('Asha Rai');
  expect(screen.getByLabelText('Message')).toHaveValue('When does it begin?');
  expect(view.page()?.title).toMatch(/^Error: /);
});
