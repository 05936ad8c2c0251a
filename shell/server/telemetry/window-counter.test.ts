/** @jest-environment node */
import { createWindowCounter } from './window-counter.ts';

test('only events within the window count, to within one of its 60 buckets', () => {
  const counter = createWindowCounter(60_000);
  for (let second = 0; second < 60; second++) counter.add(second * 1_000);
  expect(counter.total(59_000)).toBe(60);
  expect(counter.total(89_000)).toBe(30);
  expect(counter.total(119_000)).toBe(0);
});

test('after a pause longer than several windows nothing is left, and counting starts again', () => {
  const counter = createWindowCounter(60_000);
  counter.add(0);
  counter.add(1_000_000);
  expect(counter.total(1_000_000)).toBe(1);
  expect(counter.total(Date.now())).toBe(0);
});

test('a clock that is set back loses no event', () => {
  const counter = createWindowCounter(60_000);
  counter.add(100_000);
  counter.add(90_000);
  expect(counter.total(100_000)).toBe(2);
});
