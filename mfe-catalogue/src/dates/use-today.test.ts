import { act, renderHook } from '@testing-library/react';
import { useToday } from './use-today.ts';

beforeEach(() => jest.useFakeTimers({ now: Date.parse('2026-11-22T23:59:30+05:45') }));
afterEach(() => jest.useRealTimers());

it('is the day in Nepal by the clock of the visitor, whenever the answer was made', () => {
  const { result } = renderHook(() => useToday(Date.parse('2026-11-20T12:00:00+05:45')));
  expect(result.current).toBe('2026-11-22');
});

it('is the next day after midnight in Nepal, on a page that stays open', () => {
  const { result } = renderHook(() => useToday(Date.now()));
  expect(result.current).toBe('2026-11-22');
  act(() => jest.advanceTimersByTime(60_000));
  expect(result.current).toBe('2026-11-23');
});
