import { instantOf, isOver } from './event-times.ts';

it.each([
  '21 November 2026',
  '2026-11-21',
  '2026-11-21T10:00:00',
  '2026-13-21T10:00:00Z',
  '',
  null,
  undefined,
])('does not accept %p as a time', (text) => expect(instantOf(text)).toBeNull());

it('an event is over when it has ended, not when it has begun', () => {
  const now = Date.parse('2026-11-21T10:00:00Z');
  expect(isOver({ start_at: '2026-11-21T09:00:00Z', end_at: '2026-11-21T11:00:00Z' }, now)).toBe(false);
  expect(isOver({ start_at: '2026-11-21T09:00:00Z' }, now)).toBe(true);
  expect(isOver({}, now)).toBe(false);
  expect(isOver({ start_at: '21 November 2026' }, now)).toBe(false);
});
