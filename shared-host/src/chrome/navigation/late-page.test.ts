import { createLatePage } from './late-page.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const followed = () => {
  const page = createLatePage();
  return { ...page, isLate: () => page.store.getState().isLate };
};

it('is late 0.2 s after it was asked for, however often it is followed meanwhile, until it is there', () => {
  const { follow, isLate } = followed();
  follow(true);
  jest.advanceTimersByTime(150);
  follow(true);
  expect(isLate()).toBe(false);
  jest.advanceTimersByTime(50);
  expect(isLate()).toBe(true);
  follow(false);
  expect(isLate()).toBe(false);
});

it('is never late when it is there sooner, and the next one has its own time', () => {
  const { follow, isLate } = followed();
  follow(true);
  jest.advanceTimersByTime(190);
  follow(false);
  jest.advanceTimersByTime(1_000);
  expect(isLate()).toBe(false);
  follow(true);
  jest.advanceTimersByTime(190);
  expect(isLate()).toBe(false);
  jest.advanceTimersByTime(10);
  expect(isLate()).toBe(true);
});
