import { isOver, upcomingFirst } from './event-order.ts';

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

it('an event is over when it has ended, not when it has begun', () => {
  expect(isOver(event(1, '2026-11-21T09:00:00Z', '2026-11-21T11:00:00Z'), now)).toBe(false);
  expect(isOver(event(1, '2026-11-21T09:00:00Z'), now)).toBe(true);
  expect(isOver(event(1), now)).toBe(false);
  expect(isOver(event(1, '21 November 2026'), now)).toBe(false);
});
