/** @jest-environment node */
import { createErrorRateMonitor } from './error-rate-monitor.ts';

const monitorAt = (minViews = 10) => {
  let time = 0;
  const monitor = createErrorRateMonitor({ minViews, rate: 0.2, windowMs: 60_000, now: () => time });
  return {
    ...monitor,
    advance: (ms: number) => {
      time += ms;
    },
  };
};

test('a version with errors in more than a fifth of its views is reported with its counts', () => {
  const { countView, countError } = monitorAt();
  for (let n = 0; n < 10; n++) countView('mfe-a', '2');
  expect(countError('mfe-a', '2', 'one')).toBeNull();
  expect(countError('mfe-a', '2', 'two')).toBeNull();
  expect(countError('mfe-a', '2', 'three')).toEqual({ remote: 'mfe-a', version: '2', views: 10, failed: 3 });
});

test('few views, few errors, or a single reporter report no version', () => {
  const { countView, countError } = monitorAt();
  countView('mfe-a', '2');
  expect(countError('mfe-a', '2', 'one')).toBeNull();
  for (let n = 0; n < 20; n++) countView('mfe-a', '2');
  for (let n = 0; n < 20; n++) expect(countError('mfe-a', '2', 'one')).toBeNull();
});

test('views and errors older than the window do not count', () => {
  const { countView, countError, advance } = monitorAt(5);
  for (let n = 0; n < 5; n++) countView('mfe-a', '2');
  countError('mfe-a', '2', 'one');
  advance(61_000);
  for (let n = 0; n < 10; n++) countView('mfe-a', '2');
  expect(countError('mfe-a', '2', 'two')).toBeNull();
  expect(countError('mfe-a', '2', 'one')).toBeNull();
});

test('a report after a million views takes no longer than one after a thousand', () => {
  const { countView, countError } = monitorAt();
  for (let n = 0; n < 1_000_000; n++) countView('mfe-a', '2');
  const start = performance.now();
  for (let n = 0; n < 1_000; n++) countError('mfe-a', '2', `reporter ${n}`);
  // Work that grows with the views takes minutes here; the limit is generous for slow CI.
  expect(performance.now() - start).toBeLessThan(2_000);
});

test('many versions do not grow the memory: the counts of the one viewed least recently are discarded', () => {
  const { countView, countError } = monitorAt();
  for (let n = 0; n < 10; n++) countView('mfe-a', 'old');
  for (let version = 0; version < 300; version++) countView('mfe-a', `new-${version}`);
  for (const reporter of ['one', 'two', 'three', 'four'])
    expect(countError('mfe-a', 'old', reporter)).toBeNull();
});
