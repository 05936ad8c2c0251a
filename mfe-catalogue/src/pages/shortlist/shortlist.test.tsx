import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, reply } from 'shared-api/testing';
import { renderWithHost } from 'shared-host/testing';
import { answerCourse, courseApi } from '../../testing/course-answers.ts';
import ShortlistPage from './index.tsx';

const user = userEvent.setup();
const saved = [
  {
    id: 12,
    name: 'Master of Information Technology',
    universityName: 'Monash University',
    note: 'ask',
    savedAt: 2,
  },
  { id: 13, name: 'Diploma of Nursing', universityName: 'University', note: '', savedAt: 1 },
];

beforeEach(() => localStorage.setItem('shortlist', JSON.stringify(saved)));
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const show = (route = '/shortlist') => renderWithHost(<ShortlistPage />, { api: courseApi(), route });

it('lists saved courses with their notes, even before the API answers', async () => {
  renderWithHost(<ShortlistPage />, { api: courseApi(() => new Promise(() => {})), route: '/shortlist' });
  const rows = within(await screen.findByRole('list', { name: 'Shortlist' })).getAllByRole('listitem');
  expect(rows).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Diploma of Nursing' })).toHaveAttribute(
    'href',
    '/course_details/13',
  );
  expect(screen.getByLabelText('Note Master of Information Technology')).toHaveValue('ask');
});

it('saves notes, removes courses, and shows when the list is empty', async () => {
  show();
  await user.type(await screen.findByLabelText('Note Diploma of Nursing'), 'near home');
  expect(JSON.parse(localStorage.getItem('shortlist')!)[1].note).toBe('near home');
  await user.click(screen.getByRole('button', { name: 'Remove Diploma of Nursing' }));
  await user.click(screen.getByRole('button', { name: 'Remove Master of Information Technology' }));
  expect(screen.getByText(/^You have not saved any courses yet/)).toBeVisible();
});

it('announces that the last course is gone, and nothing when the list is opened empty', async () => {
  const first = show();
  for (const name of ['Diploma of Nursing', 'Master of Information Technology'])
    await user.click(await screen.findByRole('button', { name: `Remove ${name}` }));
  const empty = () => screen.getByText(/^You have not saved any courses yet/).closest('[role=status]');
  expect(empty()).not.toHaveAttribute('aria-live');
  first.unmount();
  show();
  await waitFor(() => expect(empty()).toHaveAttribute('aria-live', 'off'));
});

it('a removed course hands the focus on to the next one, and the last to the heading', async () => {
  show();
  const remove = (name: string) => screen.findByRole('button', { name: `Remove ${name}` });
  await user.click(await remove('Master of Information Technology'));
  const next = await remove('Diploma of Nursing');
  await waitFor(() => expect(next).toHaveFocus());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

it('offers in the place of a removed course to bring it back with its note', async () => {
  show();
  await user.click(await screen.findByRole('button', { name: 'Remove Master of Information Technology' }));
  const items = () =>
    within(screen.getByRole('list', { name: 'Shortlist' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  expect(items()).toEqual([
    expect.stringMatching(/^“Master of Information Technology” was removed\.Undo/),
    expect.stringContaining('Diploma of Nursing'),
  ]);
  expect(screen.getByText('1 course')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo Master of Information Technology' }));
  expect(screen.getByLabelText('Note Master of Information Technology')).toHaveValue('ask');
  expect(screen.queryByText(/was removed/)).not.toBeInTheDocument();
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'Master of Information Technology' })).toHaveFocus(),
  );
});

it('offers to bring back the only course, and offers nothing to the next visitor', async () => {
  localStorage.clear();
  const view = loggedIn({
    results: [{ course: 12, saved_at: '2026-01-05T13:45:00.000000+05:45', note: 'ask' }],
  });
  await user.click(await screen.findByRole('button', { name: 'Remove Master of Information Technology' }));
  expect(screen.getByText(/^You have not saved any courses yet/)).toBeVisible();
  expect(screen.getByRole('button', { name: /^Undo/ })).toBeVisible();
  act(() => view.host.session.logout());
  expect(screen.queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument();
});

it('what leaves the tray hands the focus on, at last to the box of the course', async () => {
  show();
  const box = (name: string) => screen.findByRole('checkbox', { name: `Compare ${name}` });
  const law = await box('Master of Information Technology');
  const nursing = await box('Diploma of Nursing');
  await user.click(law);
  await user.click(nursing);
  // The names are hidden on small screens, as which the DOM of unit tests counts.
  const [first, last] = within(screen.getByRole('region', { name: 'Compare courses' })).getAllByRole(
    'button',
    { name: /^Remove from comparison/, hidden: true },
  );
  await user.click(first!);
  await waitFor(() => expect(last).toHaveFocus());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(nursing).toHaveFocus());
  await user.click(law);
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  await waitFor(() => expect(law).toHaveFocus());
});

it('offers to compare two to four', async () => {
  show();
  expect(await screen.findByText(/Choose two to four courses to compare\.$/)).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Compare Diploma of Nursing' }));
  expect(screen.queryByRole('link', { name: /^Compare/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: 'Compare Master of Information Technology' }));
  expect(screen.getByRole('link', { name: 'Compare 2 courses' })).toHaveAttribute(
    'href',
    '/compare?ids=13,12',
  );
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(screen.getByRole('checkbox', { name: 'Compare Diploma of Nursing' })).not.toBeChecked();
});

const token = `x.${btoa(JSON.stringify({ user_id: 7 }))}.x`;
const loggedIn = (list: unknown) => {
  const fake = fakeApi(
    {
      'GET /api/app/course-info/*': answerCourse,
      'GET /api/app/shortlist/': list,
      'PUT /api/app/shortlist/': list,
    },
    { accessToken: () => token },
  );
  return {
    ...renderWithHost(<ShortlistPage />, {
      api: fake.api,
      route: '/shortlist',
      session: { access: token },
    }),
    calls: fake.calls,
  };
};

it("moves a guest's list into the account, shows courses saved on other devices, and says where the list is saved", async () => {
  const view = loggedIn({
    results: [
      { course: 14, saved_at: '2026-01-05T13:46:00.000000+05:45', note: 'from the laptop' },
      { course: 12, saved_at: '2026-01-05T13:45:00.000000+05:45', note: 'ask' },
    ],
  });
  expect(await screen.findByText('Saved on this device and in your account.')).toBeVisible();
  expect(view.calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({
    courses: [{ course: 12, is_saved: true, note: 'ask' }, { course: 13 }],
  });
  expect(await screen.findByRole('link', { name: 'Master of Law' })).toBeVisible();
  expect(screen.getByLabelText('Note Master of Law')).toHaveValue('from the laptop');
  expect(screen.queryByRole('link', { name: 'Diploma of Nursing' })).not.toBeInTheDocument();
  act(() => view.host.session.logout());
  expect(await screen.findByText(/^You have not saved any courses yet/)).toBeVisible();
  expect(JSON.stringify(localStorage)).not.toContain('laptop');
});

it('does not say that nothing was saved before the account has answered', async () => {
  localStorage.clear();
  let answer = (_list: unknown) => {};
  loggedIn(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  expect(await screen.findByText('Loading...')).toBeVisible();
  expect(screen.queryByText(/^You have not saved any courses yet/)).not.toBeInTheDocument();
  act(() => answer({ results: [] }));
  expect(await screen.findByText(/^You have not saved any courses yet/)).toBeVisible();
});

it('keeps the list on the device when the API has no shortlists', async () => {
  const view = loggedIn(reply(404, { detail: 'Not found.' }));
  expect(await screen.findByRole('link', { name: 'Diploma of Nursing' })).toBeVisible();
  await waitFor(() => expect(view.calls.some(({ path }) => path === '/api/app/shortlist/')).toBe(true));
  expect(screen.queryByText(/in your account/)).not.toBeInTheDocument();
  expect(screen.getAllByRole('checkbox')).toHaveLength(2);
});

it('asks to log in again when the session has ended, and loses nothing', async () => {
  loggedIn(reply(401, { detail: 'Given token not valid for any token type', code: 'token_not_valid' }));
  expect(await screen.findByText(/Your session has ended/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login?next=%2Fshortlist');
  expect(screen.getByLabelText('Note Master of Information Technology')).toHaveValue('ask');
});

it('says how many courses of its link are beyond those that it shows', async () => {
  show(`/shortlist?ids=${Array.from({ length: 33 }, (_, index) => index + 1).join(',')}`);
  expect(
    await screen.findByText('Only the first 30 courses of this link are shown. 3 more are left out.'),
  ).toBeVisible();
});

it('says how many courses of a shared list are no longer offered', async () => {
  show('/shortlist?ids=14,998,999');
  expect(await screen.findByText('2 of these courses are no longer offered.')).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(1);
});

it('shows a shared list and saves it only on request', async () => {
  const view = show('/shortlist?ids=14,12,14,x');
  expect(await screen.findByRole('heading', { level: 1, name: 'Shared shortlist' })).toBeVisible();
  expect(
    within(await screen.findByRole('list', { name: 'Shared shortlist' })).getAllByRole('article'),
  ).toHaveLength(2);
  expect(JSON.parse(localStorage.getItem('shortlist')!)).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Save all' }));
  expect(JSON.parse(localStorage.getItem('shortlist')!).map(({ id }: { id: number }) => id)).toEqual([
    14, 12, 13,
  ]);
  expect(view.page()).toMatchObject({ robots: 'noindex,follow', canonical: '/shortlist?ids=14,12' });
});

it('says that a shared list is saved, and has the focus after the link to the own one', async () => {
  const view = show('/shortlist?ids=14,12');
  await user.click(await screen.findByRole('button', { name: 'Save all' }));
  expect(view.notifications()).toMatchObject([
    { message: 'All 2 courses are in your shortlist.', severity: 'success' },
  ]);
  await user.click(screen.getByRole('link', { name: 'My shortlist' }));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Shortlist' })).toHaveFocus());
});
