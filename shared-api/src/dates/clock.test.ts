import { clockParts, isoDay } from './clock.ts';

const instant = Date.parse('2026-11-30T20:05:00Z');

test.each([
  ['Asia/Kathmandu', 'Tuesday 1 December 2026 01:50', '2026-12-01'],
  ['Asia/Katmandu', 'Tuesday 1 December 2026 01:50', '2026-12-01'],
  ['UTC', 'Monday 30 November 2026 20:05', '2026-11-30'],
  ['Australia/Sydney', 'Tuesday 1 December 2026 07:05', '2026-12-01'],
])('what calendar and clock show in %s', (zone, text, day) => {
  const parts = clockParts(instant, zone);
  const { weekday, month, year, hour, minute } = parts;
  expect(`${weekday} ${parts.day} ${month} ${year} ${hour}:${minute}`).toBe(text);
  expect(isoDay(parts)).toBe(day);
});

test('no moment and no zone are errors, in every zone', () => {
  for (const zone of ['UTC', 'Asia/Kathmandu', 'Australia/Sydney'])
    expect(() => clockParts(Number.NaN, zone)).toThrow(RangeError);
  expect(() => clockParts(instant, 'Mars/Olympus')).toThrow(RangeError);
});
