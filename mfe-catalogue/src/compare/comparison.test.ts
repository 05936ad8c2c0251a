import { aBareCourse, aCourse } from '../testing/courses.ts';
import { compareCourses } from './comparison.ts';

const row = (label: string, ...courses: Parameters<typeof compareCourses>[0]) =>
  compareCourses(courses).find((found) => found.label === label)!;
const best = (label: string, ...courses: Parameters<typeof compareCourses>[0]) => {
  const found = row(label, ...courses).best;
  return found && { indices: [...found.indices], mark: found.mark };
};

test('the lowest fee of one currency is the best, and several can be', () => {
  const fees = [38_400, 21_000, 21_000].map((annual_fees) => aCourse({ annual_fees }));
  expect(best('Annual Fees', ...fees)).toEqual({ indices: [1, 2], mark: 'Lowest' });
});

test('fees of different currencies, equal fees and a single fee have no best', () => {
  const aud = aCourse({ annual_fees: 10 });
  expect(best('Annual Fees', aud, aCourse({ annual_fees: 20, currency_type: 'usd' }))).toBeNull();
  expect(best('Annual Fees', aud, aud)).toBeNull();
  for (const annual_fees of [null, '', ' '])
    expect(best('Annual Fees', aud, aCourse({ annual_fees }))).toBeNull();
});

test('the shortest course and the lowest English score are marked, what is not stated never', () => {
  expect(best('Course length', aCourse({ duration_year: 3 }), aCourse({ duration_year: 2 }))).toEqual({
    indices: [1],
    mark: 'Shortest',
  });
  const asking = [6.5, 6, null].map((english_min) => aCourse({ english_min }));
  expect(best('English: overall IELTS score', ...asking)).toEqual({ indices: [1], mark: 'Lowest' });
  expect(best('Ranking', aCourse(), aBareCourse())).toBeNull();
});

test('fees of different currencies are compared in rupees, where there are rates', () => {
  const rates = [
    { currency: 'AUD', buy: 90, sell: 90 },
    { currency: 'USD', buy: 140, sell: 140 },
  ];
  const courses = [
    aCourse({ annual_fees: 20_000, total_fees: null }),
    aCourse({ annual_fees: 15_000, total_fees: null, currency_type: 'usd' }),
  ];
  const found = (label: string) => compareCourses(courses, [], rates).find((one) => one.label === label);
  expect([...(found('Annual Fees')?.best?.indices ?? [])]).toEqual([0]);
  expect(found('Whole study with living costs, in rupees')?.values[0]).toBe('NPR 94,51,800');
});
