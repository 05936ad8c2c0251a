import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FakeCall, reply } from 'shared-api/testing';
import { renderWithHost } from 'shared-host/testing';
import { answerCourse, courseApi } from '../../testing/course-answers.ts';
import { aCourse } from '../../testing/courses.ts';
import ComparePage from './index.tsx';

const user = userEvent.setup();

const show = (route: string, one: unknown = answerCourse) =>
  renderWithHost(<ComparePage />, { api: courseApi(one), route });

it('shows facts side by side', async () => {
  show('/compare?ids=12,14');
  const table = within(await screen.findByRole('table'));
  expect(
    table.getAllByRole('columnheader').map((cell) => within(cell).getByRole('link').textContent),
  ).toEqual(['Master of Information Technology', 'Master of Law']);
  expect(table.getByRole('row', { name: /^Annual Fees/ })).toHaveTextContent('A$38,400A$38,400');
  // A course may have only the id of its subject.
  expect(await table.findByRole('row', { name: /^Subject/ })).toHaveTextContent(
    /^SubjectInformation TechnologyLaw$/,
  );
  expect(table.getByRole('link', { name: 'Apply Now for Master of Law' })).toHaveAttribute(
    'href',
    '/course_details/14#apply',
  );
});

it('tells courses of one name apart by their universities', async () => {
  show('/compare?ids=12,14', ({ path }: FakeCall) => {
    const id = Number(path.split('/').at(-1));
    const university = { ...aCourse().university!, university_name: id === 12 ? 'Otago' : 'Deakin' };
    return aCourse({ id, course_name: 'Bachelor of Education', university });
  });
  for (const description of ['Otago', 'Deakin']) {
    expect(await screen.findByRole('link', { name: 'Bachelor of Education', description })).toBeVisible();
    expect(screen.getByRole('link', { name: /^Apply Now/, description })).toBeVisible();
    expect(screen.getByRole('button', { name: /^Save/, description })).toBeVisible();
  }
});

it('can show only what differs', async () => {
  show('/compare?ids=12,14');
  const table = within(await screen.findByRole('table'));
  expect(table.getByRole('row', { name: /^Annual Fees/ })).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Show differences only' }));
  expect(table.queryByRole('row', { name: /^Annual Fees/ })).not.toBeInTheDocument();
  expect(await table.findByRole('row', { name: /^Subject/ })).toBeVisible();
});

it('shows how the visitor stands to each course, once there is a profile', async () => {
  localStorage.setItem('profile', JSON.stringify({ grade: { scheme: 'gpa', value: 3 } }));
  show('/compare?ids=12,13');
  const table = within(await screen.findByRole('table'));
  expect(table.getByRole('row', { name: /^How you stand/ })).toHaveTextContent(
    'Not stated by the university',
  );
  localStorage.clear();
});

it('shows at most four courses, omits unknown ones, and keeps at least two', async () => {
  const view = show('/compare?ids=12,13,14,999,1000');
  const table = within(await screen.findByRole('table'));
  expect(table.getAllByRole('columnheader')).toHaveLength(3);
  await user.click(table.getByRole('link', { name: 'Remove Master of Law' }));
  await waitFor(() => expect(view.location().search).toBe('?ids=12,13'));
  expect(screen.queryByRole('link', { name: /^Remove/ })).not.toBeInTheDocument();
});

it('a removed course is not chosen any more on the page that led here', async () => {
  sessionStorage.setItem(
    'catalogue:compare',
    JSON.stringify([12, 13, 14, 15].map((id) => ({ id, name: `Course ${id}` }))),
  );
  show('/compare?ids=12,13,14');
  await user.click(await screen.findByRole('link', { name: 'Remove Master of Law' }));
  const chosen: { id: number }[] = JSON.parse(sessionStorage.getItem('catalogue:compare') ?? '');
  expect(chosen.map(({ id }) => id)).toEqual([12, 13, 15]);
  sessionStorage.clear();
});

it('says how many courses of its address are no longer offered, also when too few are left', async () => {
  const view = show('/compare?ids=12,13,999');
  expect(await screen.findByText('One of these courses is no longer offered.')).toBeVisible();
  expect(screen.getByRole('table')).toBeVisible();
  view.unmount();
  show('/compare?ids=12,998,999');
  expect(await screen.findByText('2 of these courses are no longer offered.')).toBeVisible();
});

it('keeps the only course that is still offered, for a comparison with another', async () => {
  sessionStorage.setItem('catalogue:compare', JSON.stringify([{ id: 999, name: 'Gone' }]));
  const view = show('/compare?ids=12,999');
  expect(await screen.findByRole('heading', { name: 'Master of Information Technology' })).toBeVisible();
  expect(screen.getByText('One of these courses is no longer offered.')).toBeVisible();
  expect(screen.getByText('1 course chosen. Choose one more to compare.')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Add a course' }));
  await waitFor(() => expect(view.location().pathname).toBe('/course-search'));
  expect(JSON.parse(sessionStorage.getItem('catalogue:compare') ?? '')).toEqual([
    { id: 12, name: 'Master of Information Technology' },
  ]);
  sessionStorage.clear();
});

it('says how many courses of its address are beyond the four that it shows', async () => {
  const view = show('/compare?ids=12,13,14,15,16,17');
  expect(
    await screen.findByText('Only the first 4 courses of this link are shown. 2 more are left out.'),
  ).toBeVisible();
  view.unmount();
  show('/compare?ids=12,13,14,15');
  expect(await screen.findByRole('table')).toBeVisible();
  expect(screen.queryByText(/left out/)).not.toBeInTheDocument();
});

it('a removed course hands the focus on, and how many are left is announced', async () => {
  const named = ({ path }: FakeCall) => {
    const id = Number(path.split('/').at(-1));
    return aCourse({ id, course_name: `Course ${id}` });
  };
  show('/compare?ids=12,13,14,15', named);
  const table = within(await screen.findByRole('table'));
  await user.click(table.getByRole('link', { name: 'Remove Course 13' }));
  await waitFor(() => expect(table.getByRole('link', { name: 'Remove Course 14' })).toHaveFocus());
  expect(screen.getByText('3 courses')).toHaveAttribute('role', 'status');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('region', { name: 'Compare courses' })).toHaveFocus());
  expect(screen.getByText('2 courses')).toHaveAttribute('role', 'status');
});

it('asks for courses when there are none, and shows failures', async () => {
  const view = show('/compare');
  expect(await screen.findByText('Choose two to four courses to compare.')).toBeVisible();
  view.unmount();
  show('/compare?ids=12,13', reply(500, ''));
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
});

it.each(['/compare', '/compare?ids=12,14'])('%s is not indexed, and no other page', async (route) => {
  const { page } = show(route);
  await waitFor(() => expect(page()).toMatchObject({ robots: 'noindex,follow', canonical: route }));
});
