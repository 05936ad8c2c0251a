import { upcomingFirst } from './event-order.ts';

const now = Date.parse('2026-11-21T10:00:00Z');
const event = (id: number, start_at?: string, end_at?: string) => ({ id, start_at, end_at });

it('puts upcoming before past events, with those without a time between them', () => {
  const events = [
    event(1, '2026-11-01T10:00:00+05:45'),
    event(2),
    event(3, '2026-12-24T10:00:00+05:45'),
    event(4, '2026-11-30T10:00:00+05:45'),
    event(5, '2026-11-10T10:00:00+05:45'),
  ];
  expect(upcomingFirst(events, now).map(({ id }) => id)).toEqual([4, 3, 2, 5, 1]);
});
