import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createQueryClient } from 'shared-api';
import { type FakeCall, fakeApi, reply } from 'shared-api/testing';
import { renderWithHost } from 'shared-host/testing';
import remote from '../../remote.ts';
import { aPage } from '../../testing/universities.ts';
import { universityCalls, universityLists } from '../../testing/university-lists.ts';
import ScholarshipPage from './index.tsx';

const user = userEvent.setup();

/** Answers a university's scholarships; the list of all has one other. */
const ofUniversity =
  (scholarships: unknown[]) =>
  ({ query }: FakeCall) =>
    aPage(
      query.has('university')
        ? scholarships
        : [
            {
              id: 2,
              scholarship_name: 'Merit award',
              value: '50% of the tuition',
              university: 20,
              university_name: 'University of Leeds',
              country: 3,
              country_name: 'UK',
              deadline: '2027-04-15',
            },
          ],
    );

const show = (answers: Record<string, unknown> = {}, route = '/scholarship') => {
  const fake = fakeApi({
    ...universityLists,
    'GET /api/app/scholarship-list/': ofUniversity([
      {
        id: 1,
        scholarship_name: 'Demo award',
        value: 'A$5,000',
        details: [{ id: 1, detail: 'Yearly' }],
        requirements: 'GPA',
      },
    ]),
    ...answers,
  });
  return { ...renderWithHost(<ScholarshipPage />, { api: fake.api, route }), calls: fake.calls };
};
const country = (name: string) => screen.findByRole('link', { name });

it('goes from country to university to scholarships', async () => {
  const view = show();
  expect(await screen.findByText('Select a university from the list...')).toBeVisible();
  expect(universityCalls(view.calls)).toHaveLength(0);
  await user.click(await country('Australia'));
  await user.click(await screen.findByRole('link', { name: 'Monash University' }));
  expect(await screen.findByText('Demo award')).toBeVisible();
  expect(screen.getByText('A$5,000')).toBeVisible();
  expect(screen.getByText('Yearly')).toBeVisible();
  expect(screen.getByText('GPA', { exact: false })).toBeVisible();
  expect(screen.getByRole('link', { name: /^View University Details/ })).toHaveAttribute(
    'href',
    '/university/4/1',
  );
  expect(view.calls.at(-1)?.query.toString()).toBe('country=1&university=4');
  expect(view.location().search).toBe('?country=1&university=4');
  await user.click(screen.getByRole('link', { name: 'All scholarships' }));
  expect(await screen.findByText('Merit award')).toBeVisible();
});

it('opens with every scholarship, of whom and until when, and asks for what is chosen', async () => {
  const view = show({
    'GET /api/app/interest-list/': aPage([{ id: 5, interest_name: 'Master' }]),
  });
  expect(await screen.findByText('Merit award')).toBeVisible();
  expect(screen.getByText(/^Apply by 15 April 2027/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'University of Leeds' })).toHaveAttribute(
    'href',
    '/university/20/3',
  );
  await user.selectOptions(await screen.findByLabelText('Destination'), 'Australia');
  await user.selectOptions(screen.getByLabelText('Qualification Level'), 'Master');
  await user.selectOptions(screen.getByLabelText('Value'), '50% of the tuition or more');
  await user.selectOptions(screen.getByLabelText('Deadline'), 'Not passed');
  await user.click(screen.getByRole('button', { name: 'Show scholarships' }));
  expect(view.location().search).toBe('?destination=1&level=5&percent=50&deadline=open');
  await waitFor(() =>
    expect(view.calls.at(-1)?.query.toString()).toBe(
      'country=1&level=5&min_percent=50&deadline=open&records=12',
    ),
  );
  expect(await screen.findByText('1 scholarship')).toBeVisible();
});

it('turns pages, and offers to start again where nothing is found', async () => {
  const view = show(
    {
      'GET /api/app/scholarship-list/': ({ query }: FakeCall) =>
        query.get('page') === '2'
          ? aPage([])
          : aPage([{ id: 1, scholarship_name: 'On page one' }], {
              next: 'http://api.test/api/app/scholarship-list/?level=5&page=2',
            }),
    },
    '/scholarship?level=5',
  );
  await user.click(await screen.findByRole('link', { name: 'Next' }));
  expect(view.location().search).toBe('?level=5&page=2');
  expect(await screen.findByText(/^No scholarships match your criteria/)).toBeVisible();
  await user.click(screen.getAllByRole('link', { name: 'Reset' })[0]!);
  expect(view.location().search).toBe('');
});

describe('the focus', () => {
  const list = () => screen.getByRole('heading', { name: 'All scholarships' });

  it('stays on the button that searches', async () => {
    show();
    await user.selectOptions(await screen.findByLabelText('Value'), '50');
    const button = screen.getByRole('button', { name: 'Show scholarships' });
    await user.click(button);
    expect(await screen.findByRole('link', { name: 'Reset' })).toBeVisible();
    expect(button).toHaveFocus();
    expect(screen.getByLabelText('Value')).toHaveValue('50');
  });

  it('goes to the list from Reset, which is gone then, as is what was chosen', async () => {
    show({}, '/scholarship?percent=50');
    await user.selectOptions(await screen.findByLabelText('Deadline'), 'open');
    await user.click(screen.getByRole('link', { name: 'Reset' }));
    await waitFor(() => expect(list()).toHaveFocus());
    expect(screen.getByLabelText('Value')).toHaveValue('');
    expect(screen.getByLabelText('Deadline')).toHaveValue('');
  });

  it('goes to the list from the link to all beside those of a university', async () => {
    show({}, '/scholarship?country=1&university=4');
    await user.click(await screen.findByRole('link', { name: 'All scholarships' }));
    await waitFor(() => expect(list()).toHaveFocus());
  });
});

it('shows what its address names', async () => {
  show({}, '/scholarship?country=1&university=4');
  expect(await screen.findByText('Demo award')).toBeVisible();
  expect(await country('Australia')).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('link', { name: 'Monash University' })).toHaveAttribute('aria-current', 'true');
});

it.each(['?university=4', '?country=1&university=999', '?country=x&university=4'])(
  'asks for a university at %s',
  async (query) => {
    show({}, `/scholarship${query}`);
    await country('Australia');
    expect(screen.getByText('Select a university from the list...')).toBeVisible();
  },
);

it('clears the choice when a country is toggled, and opens one country at a time', async () => {
  show();
  await user.click(await country('Australia'));
  await user.click(await screen.findByRole('link', { name: 'Monash University' }));
  await screen.findByText('Demo award');
  await user.click(await country('UK'));
  expect(screen.queryByText('Demo award')).not.toBeInTheDocument();
  expect(screen.getByText('Select a university from the list...')).toBeVisible();
  expect(await country('Australia')).toHaveAttribute('aria-expanded', 'false');
  expect(await screen.findByText('No universities available for this country.')).toBeVisible();
  await user.click(await country('UK'));
  expect(await country('UK')).toHaveAttribute('aria-expanded', 'false');
});

it('shows when a university has none, and failures', async () => {
  const view = show({ 'GET /api/app/scholarship-list/': ofUniversity([]) });
  await user.click(await country('Australia'));
  await user.click(await screen.findByRole('link', { name: 'Deakin' }));
  expect(await screen.findByText('No scholarships available for the selected university.')).toBeVisible();
  view.unmount();
  show({ 'GET /api/app/scholarship-list/': reply(500, { message: 'Down' }) });
  await user.click(await country('Australia'));
  await user.click(await screen.findByRole('link', { name: 'Deakin' }));
  expect(await screen.findByText('Down')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
});

it('shows a failure of the countries, and when there are none', async () => {
  const view = show({ 'GET /api/app/country-list/': reply(500, '') });
  expect(await screen.findByText('Error loading countries')).toBeVisible();
  view.unmount();
  show({ 'GET /api/app/country-list/': aPage([]) });
  expect(await screen.findByText('No countries available.')).toBeVisible();
});

it('has a form for which browsers restore no values after Back: its fields are what the address says', async () => {
  show();
  const destination = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Destination' });
  expect(destination.form).toHaveAttribute('autocomplete', 'off');
});

describe('before the page is shown', () => {
  const prefetch = (route: string, list: unknown) => {
    const { api } = fakeApi({ ...universityLists, 'GET /api/app/scholarship-list/': list });
    const url = new URL(route, 'https://site.test');
    const context = { url, params: {}, api, queryClient: createQueryClient(), content: {} };
    return remote.pages.scholarships?.prefetch?.(context as never);
  };

  it('a page after the last one leads to the first', async () => {
    const noSuchPage = ({ query }: FakeCall) =>
      query.has('page') ? reply(404, { detail: 'Invalid page.' }) : aPage([]);
    expect(await prefetch('/scholarship?page=99', noSuchPage)).toEqual({ redirect: '/scholarship' });
    expect(await prefetch('/scholarship?percent=50&page=99', noSuchPage)).toEqual({
      redirect: '/scholarship?percent=50',
    });
    expect(await prefetch('/scholarship', noSuchPage)).toEqual({ status: 200 });
  });
});

it('says in the title which page of the list it shows', async () => {
  const view = show({}, '/scholarship?page=2');
  await screen.findAllByText('Merit award');
  expect(view.page()?.title).toBe('Scholarships – page 2');
});

it.each([
  ['/scholarship', '/scholarship'],
  ['/scholarship?page=2', '/scholarship?page=2'],
  ['/scholarship?percent=50&page=2', '/scholarship'],
  ['/scholarship?country=1', '/scholarship'],
])('search engines know %s as %s', async (route, canonical) => {
  const view = show({}, route);
  await screen.findAllByText('Merit award');
  expect(view.page()?.canonical).toBe(canonical);
});
