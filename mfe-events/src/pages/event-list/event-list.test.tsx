import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, reply } from 'shared-api/testing';
import { renderWithHost } from 'shared-host/testing';
import type { SiteConfig } from 'shared-shell';
import { anEvent, eventPage } from '../../testing/events.ts';
import EventListPage from './index.tsx';

const user = userEvent.setup();

const show = (answer: unknown, route = '/upcoming-events', config: Partial<SiteConfig> = {}) => {
  const fake = fakeApi({ 'GET /api/app/event-list/': answer });
  return { ...renderWithHost(<EventListPage />, { api: fake.api, route, config }), calls: fake.calls };
};

it('shows cards with date, title, first paragraph and See More', async () => {
  const view = show(eventPage([anEvent(), anEvent({ id: 5, title: 'No date', formatted_start_date: null })]));
  const cards = within(await screen.findByRole('list', { name: 'Upcoming events' })).getAllByRole('listitem');
  const first = within(cards[0]!);
  expect(first.getByText('5 December 2096, 10:00 AM')).toBeVisible();
  expect(first.getByRole('heading', { name: 'Study in Australia' })).toBeVisible();
  expect(first.getByText('Meet five universities.')).toBeVisible();
  expect(first.queryByText('Bring your transcripts.')).not.toBeInTheDocument();
  const link = first.getByRole('link', { name: 'See More about Study in Australia' });
  expect(link).toHaveAttribute('href', '/upcoming-events/4');
  expect(screen.getByText('Date not available')).toBeVisible();
  // One page: nothing to turn (LAYOUT-14).
  expect(screen.queryByRole('link', { name: 'Next' })).not.toBeInTheDocument();
  expect(view.page()).toMatchObject({ title: 'Upcoming events', canonical: '/upcoming-events' });
});

it('follows the links of the answer, unless they lead to another host', async () => {
  const view = show(({ query }: { query: URLSearchParams }) =>
    query.get('page') === '2'
      ? eventPage([anEvent({ id: 6, title: 'Second page' })], {
          previous: 'http://api.test/api/app/event-list/',
        })
      : eventPage([anEvent()], {
          next: 'http://api.test/api/app/event-list/?page=2',
          previous: 'https://evil.example/?page=0',
        }),
  );
  expect(await screen.findByRole('link', { name: 'Next' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await user.click(screen.getByRole('link', { name: 'Next' }));
  expect(await screen.findByText('Second page')).toBeVisible();
  expect(view.location().search).toBe('?page=2');
  expect(view.page()?.title).toBe('Upcoming events – page 2');
  await user.click(screen.getByRole('link', { name: 'Previous' }));
  expect(await screen.findByText('Study in Australia')).toBeVisible();
  expect(view.location().search).toBe('');
});

it('opens the page in the address', async () => {
  const view = show(eventPage([anEvent()]), '/upcoming-events?page=3');
  await screen.findByText('Study in Australia');
  expect(view.calls.map(({ query }) => query.get('page'))).toEqual(['3']);
});

it('leads to the one calendar of all languages', async () => {
  show(eventPage([anEvent()]), '/upcoming-events', { publicUrl: 'https://site.test/ne' });
  expect(
    await screen.findByRole('link', { name: 'Subscribe to all events in your calendar' }),
  ).toHaveAttribute('href', 'https://site.test/events.ics');
});

it('shows a text when there are no events', async () => {
  show(eventPage([]));
  expect(await screen.findByText('No events available currently.')).toBeVisible();
});

it.each<[string, unknown, string]>([
  ['a message', reply(500, { message: 'Down for an hour' }), 'Down for an hour'],
  ['an HTML body', reply(500, '<h1>Server Error (500)</h1>'), 'An error occurred while fetching events'],
  ['no answer', () => Promise.reject(new Error('net')), 'An error occurred while fetching events'],
])('shows a failure with %s and retries', async (_case, answer, text) => {
  let fails = true;
  const view = show((call: never) =>
    fails ? (typeof answer === 'function' ? answer(call) : answer) : eventPage([anEvent()]),
  );
  expect(await within(await screen.findByRole('alert')).findByText(text)).toBeVisible();
  expect(view.page()?.title).toBe(text);
  fails = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Study in Australia')).toBeVisible();
  expect(view.page()?.title).toBe('Upcoming events');
});

it('marks past events, after the upcoming ones', async () => {
  show(
    eventPage([
      anEvent({ id: 1, title: 'Gone', start_at: '2020-01-05T10:00:00Z', end_at: null }),
      anEvent({ id: 2, title: 'Coming' }),
    ]),
  );
  const list = within(await screen.findByRole('list', { name: 'Upcoming events' }));
  const [coming, gone] = list.getAllByRole('listitem');
  expect(within(coming!).getByRole('heading')).toHaveTextContent('Coming');
  expect(within(coming!).queryByText('This event is over')).not.toBeInTheDocument();
  expect(within(gone!).getByText('This event is over')).toBeVisible();
});

it('filters by time and place over all pages, and says when nothing is found', async () => {
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  const view = show(({ query }: { query: URLSearchParams }) =>
    query.get('page') === '2'
      ? eventPage([anEvent({ id: 2, title: 'Online soon', location: null, start_at: inDays(2) })])
      : eventPage([anEvent({ id: 1, title: 'In the house', location: 'Butwal', start_at: inDays(40) })], {
          next: 'http://api.test/api/app/event-list/?page=2',
        }),
  );
  await screen.findByText('In the house');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Where' }), 'Online');
  await user.click(screen.getByRole('button', { name: 'Show' }));
  expect(await screen.findByText('Online soon')).toBeVisible();
  expect(screen.getByText('1 event')).toBeVisible();
  expect(screen.queryByText('In the house')).not.toBeInTheDocument();
  expect(view.location().search).toBe('?where=online');
  expect(view.page()).toMatchObject({ robots: 'noindex,follow' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'When' }), 'Past events');
  await user.click(screen.getByRole('button', { name: 'Show' }));
  expect(await screen.findByText('No events at this time and place.')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Show all events' }));
  expect(await screen.findByText('In the house')).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'When' })).toHaveValue('any');
});

it('has the focus where the way out of an empty list was followed, which is gone then', async () => {
  show(eventPage([anEvent()]), '/upcoming-events?when=past');
  await user.click(await screen.findByRole('link', { name: 'Show all events' }));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

it('lets browsers restore no earlier choice, because the address decides', async () => {
  show(eventPage([anEvent()]), '/upcoming-events?when=past');
  const form = screen.getByRole('search', { name: 'Find events' });
  expect(form).toHaveAttribute('autocomplete', 'off');
  expect(screen.getByRole('combobox', { name: 'When' })).toHaveValue('past');
});

it('names a branch of the content pack in its language', async () => {
  show(eventPage([anEvent({ location: 'Butwal branch' })]), '/upcoming-events', {
    branches: [{ id: 'butwal', city: 'बुटवल', name: 'बुटवल शाखा', openingHours: [] }],
  });
  expect(await screen.findByText('बुटवल शाखा')).toBeVisible();
});

it('shows after five seconds that it is still loading (B-29)', () => {
  jest.useFakeTimers();
  try {
    show(() => new Promise(() => {}));
    expect(screen.getByText('Loading...')).toBeVisible();
    act(() => void jest.advanceTimersByTime(4_999));
    expect(screen.queryByText('Still loading…')).not.toBeInTheDocument();
    act(() => void jest.advanceTimersByTime(1));
    expect(screen.getByText('Still loading…')).toBeVisible();
  } finally {
    jest.useRealTimers();
  }
});
