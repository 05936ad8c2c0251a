import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FakeCall, fakeApi, reply } from 'shared-api/testing';
import { renderWithHost } from 'shared-shell/testing';
import { aBareCourse, aCourse } from '../testing/courses.ts';
import ComparePage from './compare/index.tsx';
import ShortlistPage from './shortlist/index.tsx';

const user = userEvent.setup();
const courses: Record<string, unknown> = {
  12: aCourse(),
  13: aBareCourse(),
  14: aCourse({ id: 14, course_name: 'Master of Law' }),
};
const answer = ({ path }: FakeCall) =>
  courses[path.split('/').at(-1)!] ?? reply(404, { detail: 'Not found.' });
const api = (one: unknown = answer) => fakeApi({ 'GET /api/app/course-info/*': one }).api;
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
afterEach(() => localStorage.clear());

describe('/shortlist', () => {
  const show = (route = '/shortlist') => renderWithHost(<ShortlistPage />, { api: api(), route });

  it('lists saved courses with their notes, even before the API answers', async () => {
    renderWithHost(<ShortlistPage />, { api: api(() => new Promise(() => {})), route: '/shortlist' });
    const rows = within(await screen.findByRole('list', { name: 'Shortlist' })).getAllByRole('listitem');
    expect(rows).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'Diploma of Nursing' })).toHaveAttribute(
      'href',
      '/course_details/13',
    );
    expect(screen.getByLabelText('Note Master of Information Technology')).toHaveValue('ask');
  });

  it('keeps notes, removes courses, and says when nothing is left', async () => {
    show();
    await user.type(await screen.findByLabelText('Note Diploma of Nursing'), 'near home');
    expect(JSON.parse(localStorage.getItem('shortlist')!)[1].note).toBe('near home');
    await user.click(screen.getByRole('button', { name: 'Remove Diploma of Nursing' }));
    await user.click(screen.getByRole('button', { name: 'Remove Master of Information Technology' }));
    expect(screen.getByText(/^You have not saved any course yet/)).toBeVisible();
  });

  it('offers to compare two to four', async () => {
    show();
    expect(await screen.findByText('Choose two to four courses to compare them.')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Compare Diploma of Nursing' }));
    await user.click(screen.getByRole('checkbox', { name: 'Compare Master of Information Technology' }));
    expect(screen.getByRole('link', { name: 'Compare 2 courses' })).toHaveAttribute(
      'href',
      '/compare?ids=12,13',
    );
  });

  it('shows a shared list without saving it, until asked', async () => {
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
    expect(view.page()?.robots).toBe('noindex,follow');
  });
});

describe('/compare', () => {
  const show = (route: string, one: unknown = answer) =>
    renderWithHost(<ComparePage />, { api: api(one), route });

  it('shows facts side by side and marks what differs', async () => {
    show('/compare?ids=12,14');
    const table = within(await screen.findByRole('table'));
    expect(
      table.getAllByRole('columnheader').map((cell) => within(cell).getByRole('link').textContent),
    ).toEqual(['Master of Information Technology', 'Master of Law']);
    expect(table.getByRole('row', { name: /^Annual Fees/ })).toHaveTextContent('A$38,400A$38,400');
    expect(table.queryByText('differs')).not.toBeInTheDocument();
  });

  it('can show only what differs', async () => {
    show('/compare?ids=12,13');
    const table = within(await screen.findByRole('table'));
    expect(table.getByRole('row', { name: /^Annual Fees differs/ })).toHaveTextContent(
      'A$38,400Contact for details',
    );
    const all = table.getAllByRole('row').length;
    await user.click(screen.getByRole('checkbox', { name: 'Only what differs' }));
    const fewer = table.getAllByRole('row');
    expect(fewer.length).toBeLessThanOrEqual(all);
    for (const row of fewer.slice(1)) expect(row).toHaveTextContent('differs');
  });

  it('takes at most four, drops what does not exist, and leaves two at least', async () => {
    const view = show('/compare?ids=12,13,14,999,1000');
    const table = within(await screen.findByRole('table'));
    expect(table.getAllByRole('columnheader')).toHaveLength(3);
    await user.click(table.getByRole('button', { name: 'Remove Master of Law' }));
    await waitFor(() => expect(view.location().search).toBe('?ids=12,13'));
    expect(screen.queryByRole('button', { name: /^Remove/ })).not.toBeInTheDocument();
  });

  it('asks for courses when there are fewer than two, and tells failures', async () => {
    const view = show('/compare?ids=12');
    expect(await screen.findByText('Choose two to four courses to compare them.')).toBeVisible();
    view.unmount();
    show('/compare?ids=12,13', reply(500, ''));
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
  });
});
