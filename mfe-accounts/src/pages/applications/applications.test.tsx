import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, reply } from 'shared-api/testing';
import { renderWithHost } from 'shared-host/testing';
import { memoryDraftStore } from '../../testing/memory-draft-store.ts';
import ApplicationsPage from './index.tsx';

const user = userEvent.setup();
const access = `x.${btoa(JSON.stringify({ user_id: 7 }))}.x`;
const application = (changes = {}) => ({
  id: 91,
  preferred_course: 'Master of IT',
  preferred_university: 'Monash University',
  status: 'in_review',
  created_at: '2026-11-20T10:00:00+05:45',
  documents: [{ id: 1, group: 'passport_documents', name: 'passport.pdf', size: 10 }],
  history: [
    { status: 'submitted', at: '2026-11-20T10:00:00+05:45', note: null },
    { status: 'in_review', at: '2026-11-21T10:00:00+05:45', note: 'With the university' },
  ],
  ...changes,
});
const list = (...results: unknown[]) => ({ count: results.length, next: null, previous: null, results });

function show(
  answer: unknown,
  { guest = false, store = memoryDraftStore(), withdraw = null as unknown } = {},
) {
  const fake = fakeApi(
    { 'GET /api/app/application-list/': answer, 'POST /api/app/application-withdraw/*/': withdraw },
    { accessToken: () => localStorage.getItem('accessToken') },
  );
  const view = renderWithHost(<ApplicationsPage store={store} />, {
    api: fake.api,
    session: guest ? undefined : { access },
  });
  return { ...view, calls: fake.calls };
}
afterEach(() => localStorage.clear());

it('asks guests to log in, with a link back', () => {
  show(null, { guest: true });
  expect(screen.getByText('Log in to see your applications.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login?next=%2Fapplications');
});

it('shows an application with its date, receipt, documents and status history', async () => {
  const view = show(list(application()));
  const card = within(await screen.findByRole('article'));
  expect(card.getByRole('heading', { level: 2, name: 'Master of IT' })).toBeVisible();
  expect(card.getByText(/^Sent 20 November 2026 · Receipt number 91$/)).toBeVisible();
  expect(card.getByText('passport.pdf')).toBeVisible();
  expect(card.getByText('Status: In review')).toBeVisible();
  expect(card.getByText('With the university')).toBeVisible();
  expect(view.calls[0]?.headers.Authorization).toBe(`Bearer ${access}`);
});

it('has the lines of a note as staff wrote them', async () => {
  const note = 'Please bring:\n- your passport\n- two photos';
  show(list(application({ history: [{ status: 'in_review', at: '2026-11-21T10:00:00+05:45', note }] })));
  const text = await screen.findByText(
    (_, element) => element?.tagName === 'P' && element.textContent === note,
  );
  expect(text).toHaveStyle({ whiteSpace: 'pre-line' });
});

it('offers to continue the application that is not finished', async () => {
  const store = memoryDraftStore();
  await store.saveText({ owner: '7', courseId: 12, courseName: 'Master of Tourism', values: null });
  show(list(), { store });
  const offer = within(
    await screen.findByRole('region', { name: 'Continue your application to Master of Tourism' }),
  );
  expect(offer.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/course_details/12#apply');
  expect(await screen.findByText('You have not sent any applications yet.')).toBeVisible();
});

it('withdraws after a confirmation, and shows a failure', async () => {
  let state: 'in_review' | 'withdrawn' = 'in_review';
  let fails = true;
  const view = show(() => list(application({ status: state })), {
    withdraw: () => {
      if (fails) return reply(500, '');
      state = 'withdrawn';
      return application({ status: state });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Withdraw Master of IT' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Withdraw' }));
  expect(
    await dialog.findByText("We couldn't withdraw the application. Please try again later."),
  ).toBeVisible();
  fails = false;
  await user.click(dialog.getByRole('button', { name: 'Withdraw' }));
  expect(await screen.findByText('Status: Withdrawn')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.queryByRole('button', { name: /^Withdraw/ })).not.toBeInTheDocument();
  expect(view.notifications()).toMatchObject([{ message: 'Application withdrawn' }]);
});

it.each<[string, unknown, string]>([
  [
    'an ended session',
    reply(401, { detail: 'Given token not valid for any token type', code: 'token_not_valid' }),
    'Token expired. Please log in first.',
  ],
  [
    'throttling',
    reply(429, {}, '59'),
    "We couldn't withdraw the application. Please try again later. Too many attempts. Try again in 59 seconds.",
  ],
])('says what to do after a withdrawal that failed with %s', async (kind, withdraw, text) => {
  show(list(application()), { withdraw });
  await user.click(await screen.findByRole('button', { name: 'Withdraw Master of IT' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Withdraw' }));
  expect(await dialog.findByText(text)).toBeVisible();
  if (kind === 'an ended session')
    expect(dialog.getByRole('link', { name: 'Login' })).toHaveAttribute(
      'href',
      '/login?next=%2Fapplications',
    );
});

it('a withdrawn application gets the focus of its button', async () => {
  let status = 'in_review';
  show(() => list(application({ status }), application({ id: 92, preferred_course: 'Master of Law' })), {
    withdraw: () => {
      status = 'withdrawn';
      return application({ status });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Withdraw Master of IT' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Withdraw' }));
  expect(await screen.findByText('Status: Withdrawn')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Master of IT' })).toHaveFocus());
});

/** Asks for the withdrawal of an application whose status has changed to another one meanwhile. */
async function withdrawTooLate(statusNow: string) {
  let status = 'submitted';
  const view = show(() => list(application({ status })), {
    withdraw: () => {
      status = statusNow;
      return reply(400, { detail: 'This application can no longer be withdrawn.' });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Withdraw Master of IT' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Withdraw' }));
  return view;
}

it('shows the status of an application that was decided before it could be withdrawn', async () => {
  const view = await withdrawTooLate('offer');
  expect(await screen.findByText('Status: Offer')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(view.notifications()).toMatchObject([
    { message: 'This application can no longer be withdrawn. Its current status is shown here.' },
  ]);
});

it('says that an application is withdrawn when it was withdrawn in another tab already', async () => {
  const view = await withdrawTooLate('withdrawn');
  expect(await screen.findByText('Status: Withdrawn')).toBeInTheDocument();
  await waitFor(() =>
    expect(view.notifications()).toMatchObject([{ message: 'Application withdrawn', severity: 'success' }]),
  );
});

it('shows how long to wait when the list is throttled', async () => {
  show(reply(429, {}, '59'));
  expect(
    await screen.findByText(
      "We couldn't load your application status. Too many attempts. Try again in 59 seconds.",
    ),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
});

it.each<[string, unknown]>([
  ['has no such list', reply(404, '<h1>Not Found</h1>')],
  ['does not answer', () => Promise.reject(new Error('net'))],
])('shows applications sent from this device when the API %s', async (_case, answer) => {
  const store = memoryDraftStore();
  const sent = { clientKey: 'k', courseName: 'Law', receipt: '5', documents: ['a.pdf'] };
  await store.noteSent({ ...sent, owner: '7' });
  await store.noteSent({ ...sent, owner: '8', courseName: 'Of somebody else' });
  show(answer, { store });
  expect(await screen.findByRole('heading', { name: 'Law' })).toBeVisible();
  expect(screen.getByText(/Receipt number 5/)).toBeVisible();
  expect(screen.getByText('a.pdf')).toBeVisible();
  expect(screen.getByText(/This list shows what was sent from this device\.$/)).toBeVisible();
  expect(screen.queryByText('Of somebody else')).not.toBeInTheDocument();
});

it('offers login when the session has expired', async () => {
  show(reply(401, { detail: 'Given token not valid for any token type', code: 'token_not_valid' }));
  expect(await screen.findByText('Token expired. Please log in first.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login?next=%2Fapplications');
});

it('offers login when the API rejects the token', async () => {
  show(reply(401, { detail: 'User not found', code: 'user_not_found' }));
  expect(await screen.findByText('Log in to see your applications.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login?next=%2Fapplications');
});

it('shows when nothing has been sent', async () => {
  show(list());
  expect(await screen.findByText('You have not sent any applications yet.')).toBeVisible();
});

it('shows what staff have changed when the tab is shown again', async () => {
  let status = 'submitted';
  show(() => list(application({ status })));
  expect(await screen.findByText('Status: Submitted')).toBeVisible();
  status = 'in_review';
  const later = Date.now() + 60_000;
  const clock = jest.spyOn(Date, 'now').mockReturnValue(later);
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  expect(await screen.findByText('Status: In review')).toBeVisible();
  clock.mockRestore();
});
