import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FakeCall, fakeApi, reply } from 'shared-api/testing';
import { renderWithHost } from 'shared-host/testing';
import { aPage, aUniversity } from '../../testing/universities.ts';
import { universityCalls, universityLists } from '../../testing/university-lists.ts';
import UniversityListPage from './index.tsx';

const user = userEvent.setup();

const show = (answers: Record<string, unknown> = universityLists, route = '/universitieslist') => {
  const fake = fakeApi({ ...universityLists, ...answers });
  return { ...renderWithHost(<UniversityListPage />, { api: fake.api, route }), calls: fake.calls };
};

it('opens the first country, with the number of its universities and links to them', async () => {
  const view = show();
  expect(await screen.findByText('Found 63 universities')).toBeVisible();
  expect(screen.getByRole('tab', { name: 'Australia' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('link', { name: 'Monash University' })).toHaveAttribute('href', '/university/4/1');
  expect(screen.getByRole('link', { name: 'Deakin' })).toHaveAttribute('href', '/university/5/1');
  expect(universityCalls(view.calls)).toEqual(['records=1000&limit=1000&page_size=1000&country=1']);
  // One page: nothing to turn (LAYOUT-14).
  expect(screen.queryByRole('link', { name: 'Next' })).not.toBeInTheDocument();
});

it('changes the country by tab, keeps it in the address, and shows when a country has no universities', async () => {
  const view = show();
  await user.click(await screen.findByRole('tab', { name: 'UK' }));
  expect(await screen.findByText('No universities available for this country.')).toBeVisible();
  expect(screen.getByText('Found 0 universities')).toBeVisible();
  expect(view.location().search).toBe('?country=3');
});

it('follows the links of the answer', async () => {
  const next = 'http://api.test/api/app/university-list/?country=1&page=2';
  const view = show({
    'GET /api/app/university-list/': ({ query }: FakeCall) =>
      query.get('page') === '2'
        ? aPage([aUniversity({ university_name: 'On page two' })])
        : aPage([aUniversity()], { next }),
  });
  await user.click(await screen.findByRole('link', { name: 'Next' }));
  expect(await screen.findByText('On page two')).toBeVisible();
  expect(universityCalls(view.calls).at(-1)).toBe('country=1&page=2');
  expect(view.location().search).toBe('?country=1&page=2');
});

it('shows failures of countries and of universities, each with Retry', async () => {
  const view = show({ 'GET /api/app/country-list/': reply(500, '') });
  expect(await screen.findByText('Error loading countries')).toBeVisible();
  view.unmount();
  let fails = true;
  show({
    'GET /api/app/university-list/': () => (fails ? reply(500, '<h1>x</h1>') : aPage([aUniversity()])),
  });
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Error loading universities');
  expect(alert).toHaveTextContent('Unable to load universities. Please try again later.');
  fails = false;
  await user.click(within(alert).getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Found 1 universities')).toBeVisible();
});

it('shows when there are no countries', async () => {
  show({ 'GET /api/app/country-list/': aPage([]) });
  expect(await screen.findByText('No countries available.')).toBeVisible();
});

it.each([
  ['', '/universitieslist', undefined],
  ['?country=1', '/universitieslist', undefined],
  ['?country=999', '/universitieslist', undefined],
  ['?country=1&page=2', '/universitieslist?country=1&page=2', undefined],
  ['?page=2', '/universitieslist?country=1&page=2', undefined],
  ['?country=3', '/universitieslist?country=3', undefined],
  ['?country=3&verified=1', '/universitieslist?country=3&verified=1', 'noindex,follow'],
])('%s has one address for search engines: %s', async (query, canonical, robots) => {
  const view = show({}, `/universitieslist${query}`);
  await waitFor(() => expect(view.page()?.title).toMatch(/^Universities in /));
  expect(view.page()?.canonical).toBe(canonical);
  expect(view.page()?.robots).toBe(robots);
});

it('says in the title which page of the list it shows', async () => {
  const view = show({}, '/universitieslist?country=3&page=2');
  await waitFor(() => expect(view.page()?.title).toBe('Universities in UK – page 2'));
});

it('describes the country of the address', async () => {
  const view = show({}, '/universitieslist?country=3');
  await waitFor(() => expect(view.page()?.description).toMatch(/^Universities in UK with/));
});
