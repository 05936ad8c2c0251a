import type { Recorded } from './api-modes.ts';
import { startRecordedClock } from './recorded-clock.ts';

const originalDate = Date;
afterEach(() => {
  globalThis.Date = originalDate;
});

const answer = { status: 200, body: {} };

test('the clock starts at the newest recorded response, so that its events are still ahead', () => {
  const recorded: Recorded = {
    'GET /a': { ...answer, recordedAt: '2024-03-01T10:00:00.000Z' },
    'GET /b': { ...answer, recordedAt: '2024-03-02T10:00:00.000Z' },
    'GET /c': answer,
  };
  expect(startRecordedClock(recorded)?.toISOString()).toBe('2024-03-02T10:00:00.000Z');
  expect(new Date().toISOString()).toMatch(/^2024-03-02T10:00:0/);
  expect(new Date(Date.now()).toISOString()).toMatch(/^2024-03-02T10:00:0/);
  expect(new Date('2020-01-01T00:00:00.000Z').toISOString()).toBe('2020-01-01T00:00:00.000Z');
});

test.each([[{}], [{ 'GET /a': answer }], [{ 'GET /a': { ...answer, recordedAt: 'yesterday' } }]])(
  'responses without a time leave the clock: %j',
  (recorded) => {
    expect(startRecordedClock(recorded)).toBeNull();
    expect(Date).toBe(originalDate);
  },
);
