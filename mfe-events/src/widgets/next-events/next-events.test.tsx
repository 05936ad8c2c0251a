import { act, screen, waitFor } from '@testing-library/react';
import { fakeApi, reply } from 'shared-api/testing';
import { renderWithHost } from 'shared-host/testing';
import { anEvent, eventPage } from '../../testing/events.ts';
import NextEventsWidget from './index.tsx';

const show = (answer: unknown) =>
  renderWithHost(<NextEventsWidget />, { api: fakeApi({ 'GET /api/app/event-list/': answer }).api });

it('shows the next three events, soonest first', async () => {
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  const event = (id: number, days: number) =>
    anEvent({ id, title: `Event ${id}`, start_at: inDays(days), end_at: null });
  show(eventPage([event(1, 9), event(2, -1), event(3, 2), event(4, 30), event(5, 40)]));
  await waitFor(() =>
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Event 3',
      'Event 1',
      'Event 4',
    ]),
  );
});

it.each<[string, unknown]>([
  ['no events', eventPage([])],
  ['no answer', reply(500, '')],
])('renders nothing with %s', async (_case, answer) => {
  show(answer);
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});
