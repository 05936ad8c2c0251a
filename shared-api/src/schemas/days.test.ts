import fc from 'fast-check';
import { addDays, daysBetween, isDay, nepalDay } from './days.ts';
import { isCheckOld } from './verification-age.ts';

test.each([
  ['2026-11-22', true],
  ['2028-02-29', true],
  ['2027-02-29', false],
  ['2026-13-01', false],
  ['2026-11-22T00:00', false],
  ['', false],
  [null, false],
])('isDay(%j) is %j', (text, expected) => expect(isDay(text)).toBe(expected));

test.each([
  ['2026-11-22T18:14:59Z', '2026-11-22'],
  ['2026-11-22T18:15:00Z', '2026-11-23'],
  ['2026-12-31T18:15:00Z', '2027-01-01'],
])('at %s it is %s in Nepal', (instant, day) => expect(nepalDay(new Date(instant))).toBe(day));

test.each([
  ['2026-11-22', '2026-11-22', 0],
  ['2026-12-31', '2027-01-01', 1],
  ['2027-02-28', '2027-03-01', 1],
  ['2028-02-28', '2028-03-01', 2],
  ['2027-01-01', '2026-12-31', -1],
])('from %s to %s it is %j days', (from, to, days) => expect(daysBetween(from, to)).toBe(days));

test('what is added is what lies between, across months and years', () => {
  const day = fc.integer({ min: 0, max: 40_000 }).map((number) => addDays('1970-01-01', number));
  fc.assert(
    fc.property(day, fc.integer({ min: -5000, max: 5000 }), (from, count) => {
      expect(daysBetween(from, addDays(from, count))).toBe(count);
      expect(isDay(from)).toBe(true);
    }),
  );
});

test('what is no day has no distance', () => {
  expect(daysBetween('soon', '2026-11-22')).toBeNaN();
  expect(daysBetween('2026-11-22', '2026-02-30')).toBeNaN();
});

test.each([
  ['2026-08-24', false],
  ['2026-08-23', true],
  ['2026-11-22', false],
  [null, true],
  ['soon', true],
])('on 22 November 2026 a check of %j is old: %j', (day, isOld) =>
  expect(isCheckOld(day, '2026-11-22')).toBe(isOld),
);
