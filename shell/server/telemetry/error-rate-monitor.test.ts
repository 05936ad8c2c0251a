/** @jest-environment node */
import { createErrorRateMonitor } from './error-rate-monitor.ts';

const error = (reporter: string, message = 'x is undefined') => ({ reporter, message });

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
  expect(countError('mfe-a', '2', error('one'))).toBeNull();
  expect(countError('mfe-a', '2', error('two'))).toBeNull();
  expect(countError('mfe-a', '2', error('three'))).toEqual({
    remote: 'mfe-a',
    version: '2',
    views: 10,
    failed: 3,
  });
});

test('few views, few errors, or a single reporter report no version', () => {
  const { countView, countError } = monitorAt();
  countView('mfe-a', '2');
  expect(countError('mfe-a', '2', error('one'))).toBeNull();
  for (let n = 0; n < 20; n++) countView('mfe-a', '2');
  for (let n = 0; n < 20; n++) expect(countError('mfe-a', '2', error('one'))).toBeNull();
});

test('views and errors older than the window do not count', () => {
  const { countView, countError, advance } = monitorAt(5);
  for (let n = 0; n < 5; n++) countView('mfe-a', '2');
  countError('mfe-a', '2', error('one'));
  advance(61_000);
  for (let n = 0; n < 10; n++) countView('mfe-a', '2');
  expect(countError('mfe-a', '2', error('two'))).toBeNull();
  expect(countError('mfe-a', '2', error('one'))).toBeNull();
});

describe('views that a reporter says have started', () => {
  const fail = ({ countError }: ReturnType<typeof monitorAt>, reporters: number) =>
    Array.from({ length: reporters }, (_, n) => countError('mfe-a', '2', error(`failing ${n}`))).some(
      Boolean,
    );

  test('count a few times per window: one client cannot hide the errors of others', () => {
    const monitor = monitorAt();
    for (let n = 0; n < 1_000; n++) monitor.countView('mfe-a', '2', 'one client');
    for (let n = 0; n < 6; n++) monitor.countView('mfe-a', '2', `failing ${n}`);
    expect(fail(monitor, 6)).toBe(true);
  });

  test('count for each client', () => {
    const monitor = monitorAt();
    for (let n = 0; n < 100; n++) monitor.countView('mfe-a', '2', `client ${n}`);
    expect(fail(monitor, 20)).toBe(false);
    expect(fail(monitor, 21)).toBe(true);
  });

  test('a version that fails for everybody is reported, however many pages each of them opens', () => {
    const monitor = monitorAt();
    for (let n = 0; n < 10; n++)
      for (let view = 0; view < 50; view++) monitor.countView('mfe-a', '2', `failing ${n}`);
    expect(fail(monitor, 10)).toBe(true);
  });

  test('count again in the next window, and for a version that is released again', () => {
    const { countView, advance, reset, snapshot } = monitorAt();
    const views = () => snapshot().versions.flatMap((one) => one.views.map(([, count]) => count));
    const open = () => {
      for (let n = 0; n < 10; n++) countView('mfe-a', '2', 'one client');
    };
    open();
    expect(views()).toEqual([4]);
    advance(61_000);
    open();
    expect(views()).toEqual([4]);
    advance(1_000);
    reset('mfe-a', '2');
    open();
    expect(views()).toEqual([4]);
  });
});

test('a report after a million views takes no longer than one after a thousand', () => {
  const { countView, countError } = monitorAt();
  for (let n = 0; n < 1_000_000; n++) countView('mfe-a', '2');
  const start = performance.now();
  for (let n = 0; n < 1_000; n++) countError('mfe-a', '2', error(`reporter ${n}`));
  // Work that grows with the views takes minutes here; the limit is generous for slow CI.
  expect(performance.now() - start).toBeLessThan(2_000);
});

test('many versions do not grow the memory: the counts of the one viewed least recently are discarded', () => {
  const { countView, countError } = monitorAt();
  for (let n = 0; n < 10; n++) countView('mfe-a', 'old');
  for (let version = 0; version < 300; version++) countView('mfe-a', `new-${version}`);
  for (const reporter of ['one', 'two', 'three', 'four'])
    expect(countError('mfe-a', 'old', error(reporter))).toBeNull();
});

describe('an error that another version of the remote has had', () => {
  const failing = (monitor: ReturnType<typeof monitorAt>, version: string, message: string) => {
    for (let n = 0; n < 10; n++) monitor.countView('mfe-a', version);
    return ['one', 'two', 'three', 'four']
      .map((reporter) => monitor.countError('mfe-a', version, error(`${version} ${reporter}`, message)))
      .some((outcome) => outcome !== null);
  };

  test('is not counted, although numbers, addresses and quoted values differ', () => {
    const monitor = monitorAt();
    monitor.countError('mfe-a', '1', error('one', 'Item 12 of "list" at https://a.example/1.js failed'));
    expect(failing(monitor, '2', 'Item 7 of "table" at https://b.example/2.js failed')).toBe(false);
    expect(failing(monitor, '3', 'Something else failed')).toBe(true);
  });

  test('counts when it was another remote', () => {
    const monitor = monitorAt();
    monitor.countError('mfe-b', '1', error('one', 'It failed'));
    expect(failing(monitor, '2', 'It failed')).toBe(true);
  });

  test('counts again in the version after one that was rolled back, but not in the version before it', () => {
    const monitor = monitorAt();
    expect(failing(monitor, '2', 'It failed')).toBe(true);
    monitor.reset('mfe-a', '2', '1');
    expect(failing(monitor, '1', 'It failed')).toBe(false);
  });

  test('counts in a new version with the same error as the one that was rolled back', () => {
    const monitor = monitorAt();
    expect(failing(monitor, '2', 'It failed')).toBe(true);
    monitor.reset('mfe-a', '2', '1');
    expect(failing(monitor, '3', 'It failed')).toBe(true);
  });
});
