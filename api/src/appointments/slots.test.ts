import fc from 'fast-check';
import { parseOpeningHours } from '../configuration/opening-hours.ts';
import { weekdays } from '../configuration/weekdays.ts';
import { addDays, isDate, nepalDate, nepalInstant, nepalTimestamp, weekdayOf } from '../http/nepal-time.ts';
import { slotsOfDay } from './slots.ts';

const clocks = (date: string, text: string, minutes = 30) =>
  slotsOfDay(parseOpeningHours(text)!, date, minutes).map(({ startsAt }) =>
    nepalTimestamp(startsAt).slice(11, 16),
  );

test('a day has the appointments that fit into its hours', () => {
  expect(clocks('2026-11-23', 'monday 10:00-12:00')).toEqual(['10:00', '10:30', '11:00', '11:30']);
  expect(clocks('2026-11-23', 'monday 10:00-11:59')).toEqual(['10:00', '10:30', '11:00']);
  expect(clocks('2026-11-23', 'monday 10:00-11:00, sunday-friday 14:00-14:45', 45)).toEqual([
    '10:00',
    '14:00',
  ]);
  expect(clocks('2026-11-23', 'tuesday 10:00-12:00')).toEqual([]);
  // Overlapping hours do not offer a time twice.
  expect(clocks('2026-11-23', 'monday 10:00-11:00, monday 10:00-11:30')).toEqual(['10:00', '10:30', '11:00']);
  expect(clocks('2026-11-23', 'monday 11:10-12:00, monday 10:00-11:30, monday 12:00-12:45')).toEqual([
    '10:00',
    '10:30',
    '11:00',
    '11:30',
    '12:00',
  ]);
});

test.each([
  '',
  'monday',
  'monday 10-12',
  'moonday 10:00-12:00',
  'monday 12:00-10:00',
  'monday 10:00-25:00',
  'monday 10:00-12:00 x',
])('hours of "%s" are refused', (text) => {
  expect(parseOpeningHours(text)).toBeNull();
});

test('a range of days may pass the end of the week', () => {
  expect(parseOpeningHours('friday-sunday 10:00-12:00')?.[0]?.days).toEqual(['friday', 'saturday', 'sunday']);
});

test('every slot lies on its day, within its hours, and slots do not overlap', () => {
  const minute = fc.integer({ min: 0, max: 1439 });
  const clock = (value: number) =>
    `${String(Math.floor(value / 60)).padStart(2, '0')}:${String(value % 60).padStart(2, '0')}`;
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1000 }),
      minute,
      minute,
      fc.integer({ min: 5, max: 480 }),
      (offset, a, b, length) => {
        const [opens, closes] = [Math.min(a, b), Math.max(a, b)].map(clock) as [string, string];
        const date = addDays('2026-01-01', offset);
        const slots = slotsOfDay([{ days: weekdays, opens, closes }], date, length);
        slots.forEach(({ startsAt, endsAt }, index) => {
          expect(nepalDate(startsAt)).toBe(date);
          expect(startsAt >= nepalInstant(date, opens) && endsAt <= nepalInstant(date, closes)).toBe(true);
          if (index > 0) expect(startsAt >= slots[index - 1]!.endsAt).toBe(true);
        });
        expect(slots).toHaveLength(Math.floor((Math.max(a, b) - Math.min(a, b)) / length));
      },
    ),
  );
});

test('days of the calendar', () => {
  expect(weekdayOf('2026-11-23')).toBe('monday');
  expect(addDays('2026-02-28', 1)).toBe('2026-03-01');
  // 18:15 UTC is midnight in Nepal.
  expect(nepalDate(new Date('2026-11-22T18:14:59Z'))).toBe('2026-11-22');
  expect(nepalDate(new Date('2026-11-22T18:15:00Z'))).toBe('2026-11-23');
  expect(['2026-02-28', '2026-02-30', '2026-13-01', '26-01-01', 'x'].map(isDate)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});
