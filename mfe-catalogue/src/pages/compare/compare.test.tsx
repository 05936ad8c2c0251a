import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { reply } from 'shared-api/testing';
import { renderWithHost } from 'shared-host/testing';
import { answerCourse, courseApi } from '../../testing/course-answers.ts';
import ComparePage from './index.tsx';

const user = userEvent.setup();

const show = (route: string, one: unknown = answerCourse) =>
  renderWithHost(<ComparePage />, { api: courseApi(one), route });

it('shows facts side by side and marks what differs', async () => {
  show('/compare?ids=12,14');
  const table = within(await screen.findByRole('table'));
  expect(
    table.getAllByRole('columnheader').map((cell) => within(cell).getByRole('link').textContent),
  ).toEqual(['Master of Information Technology', 'Master of Law']);
  expect(table.getByRole('row', { name: /^Annual Fees/ })).toHaveTextContent('A$38,400A$38,400');
  // A course may have only the id of its subject.
  expect(await table.findByRole('row', { name: /^Subject/ })).toHaveTextContent(
    /differsInformation TechnologyLaw$/,
  );
  expect(table.getAllByText('differs')).toHaveLength(1);
});

it('can show only what differs', async () => {
  show('/compare?ids=12,13');
  const table = within(await screen.findByRole('table'));
  expect(table.getByRole('row', { name: /^Annual Fees differs/ })).toHaveTextContent(
    'A$38,400Contact for details',
  );
  const all = table.getAllByRole('row').length;
  await user.click(screen.getByRole('checkbox', { name: 'Show differences only' }));
  const fewer = table.getAllByRole('row');
  expect(fewer.length).toBeLessThanOrEqual(all);
  for (const row of fewer.slice(1)) expect(row).toHaveTextContent('differs');
});

it('shows at most four courses, omits unknown ones, and keeps at least two', async () => {
  const view = show('/compare?ids=12,13,14,999,1000');
  const table = within(await screen.findByRole('table'));
  expect(table.getAllByRole('columnheader')).toHaveLength(3);
  await user.click(table.getByRole('link', { name: 'Remove Master of Law' }));
  await waitFor(() => expect(view.location().search).toBe('?ids=12,13'));
  expect(screen.queryByRole('link', { name: /^Remove/ })).not.toBeInTheDocument();
});

it('asks for courses when there are fewer than two, and shows failures', async () => {
  const view = show('/compare?ids=12');
  expect(await screen.findByText('Choose two to four courses to compare.')).toBeVisible();
  view.unmount();
  show('/compare?ids=12,13', reply(500, ''));
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
});
