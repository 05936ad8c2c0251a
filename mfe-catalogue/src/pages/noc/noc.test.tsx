import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createQueryClient, QueryClientProvider } from 'shared-api';
import { fakeApi, reply } from 'shared-api/testing';
import { renderWithHost } from 'shared-host/testing';
import { aUniversity } from '../../testing/universities.ts';
import { Checklist } from './checklist.tsx';
import NocPage from './index.tsx';

const user = userEvent.setup();
afterEach(() => localStorage.clear());

const show = (route = '/noc', university: unknown = aUniversity()) =>
  renderWithHost(<NocPage />, {
    api: fakeApi({ 'GET /api/app/university-info/*/': university }).api,
    route,
  });

it('lists papers and steps with the official portal, and keeps the ticks on the device', async () => {
  const view = show();
  expect(screen.getByRole('link', { name: /^Official portal/ })).toHaveAttribute(
    'href',
    'https://noc.moest.gov.np/',
  );
  await user.click(screen.getByRole('checkbox', { name: 'Citizenship certificate' }));
  await user.click(screen.getByRole('checkbox', { name: /^Make an account on the portal/ }));
  expect(screen.getByRole('status')).toHaveTextContent('2 of 14 done');
  view.unmount();
  show();
  expect(screen.getByRole('checkbox', { name: 'Citizenship certificate' })).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Remove all ticks' }));
  expect(screen.getByRole('checkbox', { name: 'Citizenship certificate' })).not.toBeChecked();
  expect(localStorage.getItem('catalogue:noc')).toBeNull();
});

it('has the focus on the number of ticks after all were removed, where the button was', async () => {
  show();
  await user.click(screen.getByRole('checkbox', { name: 'Citizenship certificate' }));
  await user.click(screen.getByRole('button', { name: 'Remove all ticks' }));
  await waitFor(() => expect(screen.getByRole('status')).toHaveFocus());
  expect(screen.getByRole('status')).toHaveTextContent('0 of 14 done');
});

it('says so where the browser cannot print', async () => {
  const { print } = window;
  Object.assign(window, { print: undefined });
  show();
  await user.click(screen.getByRole('button', { name: 'Print' }));
  expect(screen.getByText(/^This browser cannot print/)).toBeVisible();
  window.print = print;
});

it('fills in what is known of an institution, and names the stop for the UAE with its day and source', async () => {
  show(
    '/noc?university=4',
    aUniversity({
      university_name: 'Example Institute',
      city: { city_name: 'Dubai', country: { id: 6, country_name: 'UAE' } },
      verification: {
        state: 'not_listed',
        register: 'Commission for Academic Accreditation',
        code: null,
        url: null,
        checked_on: '2026-11-01',
      },
    }),
  );
  expect(
    await screen.findByRole('heading', { name: 'What must be true of Example Institute' }),
  ).toBeVisible();
  expect(
    screen.getByText(/We looked in Commission for Academic Accreditation and did not find/),
  ).toBeVisible();
  expect(screen.getByText('This concerns your institution: it is in the UAE.')).toBeVisible();
  expect(screen.getByText(/On 21 November 2025 the Ministry of Foreign Affairs/)).toBeVisible();
  expect(screen.getByRole('link', { name: /Kathmandu Post, 21 November 2025/ })).toBeVisible();
});

it.each([
  ['without an institution', '/noc', null, /Open this list from a course/],
  ['with an unknown one', '/noc?university=999', reply(404, {}), 'We do not know this institution.'],
  ['when it cannot be read', '/noc?university=4', reply(500, {}), /Open this list from a course/],
])('is the whole list %s', async (_case, route, university, text) => {
  show(route, university);
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getAllByRole('checkbox')).toHaveLength(14);
  expect(screen.queryByText(/This concerns your institution/)).not.toBeInTheDocument();
});

it('has the room of the line about the ticks before the code counts them', async () => {
  const box = document.createElement('div');
  document.body.append(box);
  const checklist = (
    <QueryClientProvider client={createQueryClient()}>
      <Checklist />
    </QueryClientProvider>
  );
  box.innerHTML = renderToString(checklist);
  const line = screen.getByText(/^Your ticks stay on this device/);
  expect(line).not.toBeVisible();
  // Hidden, but not taken out of the layout, which the test environment does not have.
  expect(getComputedStyle(line).display).not.toBe('none');
  const root = await act(async () => hydrateRoot(box, checklist));
  expect(line).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Citizenship certificate' }));
  expect(line).toHaveTextContent('1 of 14 done Your ticks stay on this device.');
  await act(async () => root.unmount());
  box.remove();
});
