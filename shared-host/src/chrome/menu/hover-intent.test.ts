import { act, renderHook } from '@testing-library/react';
import { useHoverIntent } from './hover-intent.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());
const advance = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test('a group opens after 200 ms of pointing and closes after 150 ms (LAYOUT-8)', () => {
  const { result } = renderHook(() => useHoverIntent());
  act(() => result.current.pointerEnter('A'));
  advance(199);
  expect(result.current.open).toBeNull();
  advance(1);
  expect(result.current.open).toBe('A');
  act(() => result.current.pointerLeave());
  advance(149);
  expect(result.current.open).toBe('A');
  advance(1);
  expect(result.current.open).toBeNull();
});

test('within 300 ms after a group was open the next one opens at once, later after the delay (LAYOUT-8)', () => {
  const { result } = renderHook(() => useHoverIntent());
  act(() => result.current.show('A'));
  act(() => result.current.show(null));
  advance(299);
  act(() => result.current.pointerEnter('B'));
  advance(0);
  expect(result.current.open).toBe('B');
  act(() => result.current.show(null));
  advance(301);
  act(() => result.current.pointerEnter('A'));
  advance(100);
  expect(result.current.open).toBeNull();
});

test('leaving before the delay opens nothing; a click toggles; a click after hover keeps the group open', () => {
  const { result } = renderHook(() => useHoverIntent());
  act(() => result.current.pointerEnter('A'));
  act(() => result.current.pointerLeave());
  advance(1_000);
  expect(result.current.open).toBeNull();
  act(() => result.current.toggle('A'));
  expect(result.current.open).toBe('A');
  act(() => result.current.toggle('A'));
  expect(result.current.open).toBeNull();
  advance(1_000);
  act(() => result.current.pointerEnter('B'));
  advance(200);
  act(() => result.current.toggle('B'));
  expect(result.current.open).toBe('B');
});
