import fc from 'fast-check';
import { courseIntakes, intakeDeadline } from 'shared-api/dates';
import { addDays } from 'shared-api/days';
import { nextDeadlineText, openIntakes } from './intakes.ts';

const course = {
  intake: [
    { id: 1, month: 'February', year: 2028, apply_by: '2027-04-15' },
    { id: 2, month: 'July', year: 2027, apply_by: '2027-01-31' },
    { id: 3, month: 'October', year: null, apply_by: null },
    { id: 4, month: ' ', year: 2027, apply_by: '2027-01-01' },
  ],
  formatted_application_dateline: '31 January, 2027',
};

it('names each deadline with its intake and year, in order', () => {
  expect(courseIntakes(course).map(intakeDeadline)).toEqual([
    'July 2027 intake: apply by 31 January 2027',
    'February 2028 intake: apply by 15 April 2027',
    'October intake: deadline not stated by the university',
  ]);
});

it.each([
  ['before all', '2026-11-22', 'July 2027 intake: apply by 31 January 2027'],
  ['on the last day of one', '2027-01-31', 'July 2027 intake: apply by 31 January 2027'],
  ['the day after', '2027-02-01', 'February 2028 intake: apply by 15 April 2027'],
  ['after all', '2027-04-16', null],
])('the next deadline %s', (_case, today, text) => expect(nextDeadlineText(course, today)).toBe(text));

it.each([
  ['only the course has one', { ...course, intake: [{ month: 'July' }] }, 'Apply by 31 January, 2027'],
  ['nothing is known', { intake: [], formatted_application_dateline: null }, null],
  [
    'a day that does not exist is none',
    { ...course, intake: [{ month: 'July', year: 2027, apply_by: '2027-02-30' }] },
    'Apply by 31 January, 2027',
  ],
])('without deadlines by intake: %s', (_case, known, text) =>
  expect(nextDeadlineText(known, '2026-11-22')).toBe(text),
);

it('keeps every intake, sorts them by day, and never shows a past one as open, across years', () => {
  const day = fc.integer({ min: 0, max: 3000 }).map((count) => addDays('2025-01-01', count));
  const intake = fc.record({
    month: fc.constantFrom('January', 'May', 'December'),
    year: fc.option(fc.integer({ min: 2025, max: 2034 })),
    apply_by: fc.option(day),
  });
  fc.assert(
    fc.property(fc.array(intake), day, (intakes, today) => {
      const sorted = courseIntakes({ intake: intakes });
      const days = sorted.flatMap(({ applyBy }) => applyBy ?? []);
      expect(sorted).toHaveLength(intakes.length);
      expect(days).toEqual([...days].sort());
      expect(openIntakes({ intake: intakes }, today).map(({ applyBy }) => applyBy)).toEqual(
        days.filter((deadline) => deadline >= today),
      );
    }),
  );
});
