import fc from 'fast-check';
import { MAX_REMINDERS, reminders } from './reminders.ts';

it('keeps what is a reminder, and drops the rest', () => {
  const kept = { id: 'a', day: '2027-02-28', text: 'Order transcripts' };
  expect(
    reminders.parse([kept, { ...kept, day: '2027-02-30' }, { ...kept, text: '' }, null, 'x', { id: 1 }]),
  ).toEqual([kept]);
});

it('reads whatever is stored, with at most the number that is kept', () => {
  fc.assert(
    fc.property(fc.anything(), (stored) => {
      expect(reminders.parse(stored).length).toBeLessThanOrEqual(MAX_REMINDERS);
    }),
  );
});
