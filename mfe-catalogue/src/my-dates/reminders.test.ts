import fc from 'fast-check';
import { MAX_REMINDERS, reminderDays, reminders } from './reminders.ts';

it('keeps what is a reminder, and drops the rest', () => {
  const kept = { id: 'a', day: '2027-02-28', text: 'Order transcripts' };
  expect(
    reminders.parse([kept, { ...kept, day: '2027-02-30' }, { ...kept, text: '' }, null, 'x', { id: 1 }]),
  ).toEqual([kept]);
});

it('reads a year that was typed with two digits as one of this century', () => {
  const typed = { id: 'a', text: 'Order transcripts' };
  expect(
    reminders
      .parse(['0026-12-31', '0028-02-29', '0202-01-01', '2026-12-31'].map((day) => ({ ...typed, day })))
      .map(({ day }) => day),
  ).toEqual(['2026-12-31', '2028-02-29', '0202-01-01', '2026-12-31']);
});

it('has new reminders from today to the end of the tenth year after', () =>
  expect(reminderDays('2026-11-22')).toEqual({ first: '2026-11-22', last: '2036-12-31' }));

it('reads whatever is stored, with at most the number that is kept', () => {
  fc.assert(
    fc.property(fc.anything(), (stored) => {
      expect(reminders.parse(stored).length).toBeLessThanOrEqual(MAX_REMINDERS);
    }),
  );
});
