import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, reply } from 'shared-api/testing';
import { renderWithHost } from 'shared-host/testing';
import { aPage } from '../../testing/universities.ts';
import { universityCalls, universityLists } from '../../testing/university-lists.ts';
import ScholarshipPage from './index.tsx';

const user = userEvent.setup();

const show = (answers: Record<string, unknown> = {}, route = '/scholarship') => {
  const fake = fakeApi({
    ...universityLists,
    'GET /api/app/scholarship-list/': aPage([
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
  const view = show({ 'GET /api/app/scholarship-list/': aPage([]) });
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
