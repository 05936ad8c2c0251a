import { act, renderHook } from '@testing-library/react';
import { useHoverIntent } from './hover-intent.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test('opens after 200 ms of pointing and not before; closes after 150 ms', () => {
  const { result } = renderHook(() => useHoverIntent());
  act(() => result.current.pointerEnter('A'));
  pass(199);
  expect(result.current.open).toBeNull();
  pass(1);
  expect(result.current.open).toBe('A');
  act(() => result.current.pointerLeave());
  pass(149);
  expect(result.current.open).toBe('A');
  pass(1);
  expect(result.current.open).toBeNull();
});

test('within 300 ms of the last group the next one opens at once, later it waits again', () => {
  const { result } = renderHook(() => useHoverIntent());
  act(() => result.current.show('A'));
  act(() => result.current.show(null));
  pass(299);
  act(() => result.current.pointerEnter('B'));
  pass(0);
  expect(result.current.open).toBe('B');
  act(() => result.current.show(null));
  pass(301);
  act(() => result.current.pointerEnter('A'));
  pass(100);
  expect(result.current.open).toBeNull();
});

test('leaving before the delay opens nothing; a click toggles; the click after a hover keeps what it opened', () => {
  const { result } = renderHook(() => useHoverIntent());
  act(() => result.current.pointerEnter('A'));
  act(() => result.current.pointerLeave());
  pass(1_000);
  expect(result.current.open).toBeNull();
  act(() => result.current.toggle('A'));
  expect(result.current.open).toBe('A');
  act(() => result.current.toggle('A'));
  expect(result.current.open).toBeNull();
  pass(1_000);
  act(() => result.current.pointerEnter('B'));
  pass(200);
  act(() => result.current.toggle('B'));
  expect(result.current.open).toBe('B');
});
