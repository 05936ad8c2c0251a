import fc from 'fast-check';
import type { Course } from 'shared-api';
import { aBareCourse, aCourse } from '../testing/courses.ts';
import { countOptions, narrowCourses } from './local-search.ts';
import { emptySearch } from './search-address.ts';

const make = (id: number, interest: number, specialization: number, country: number, fee: number): Course =>
  aCourse({
    id,
    course_name: `Course ${id}`,
    interest: { id: interest, interest_name: 'x' },
    specialization: { id: specialization, specialization_name: 'Law' },
    university: {
      id: 1,
      university_name: 'U',
      logo: null,
      rankings: [],
      city: { city_name: '', country: { id: country, country_name: 'C' } },
    },
    annual_fees: fee,
  });

it('finds words in any order, anywhere in the names', () => {
  const courses = [aCourse(), aBareCourse()];
  const found = (search: string) => narrowCourses(courses, { ...emptySearch, search }).map(({ id }) => id);
  expect(found('monash information')).toEqual([12]);
  expect(found('AUSTRALIA')).toEqual([12]);
  expect(found('nursing')).toEqual([13]);
  expect(found('monash, information.')).toEqual([12]);
  expect(found('  ')).toEqual([12, 13]);
  expect(found('nothing')).toEqual([]);
});

it('ignores the default fee limit, which the page applies, and applies a chosen one', () => {
  const courses = [make(1, 1, 1, 1, 1_000_000), make(2, 1, 1, 1, 10)];
  expect(narrowCourses(courses, emptySearch)).toHaveLength(2);
  expect(narrowCourses(courses, { ...emptySearch, maxFee: 500 }).map(({ id }) => id)).toEqual([2]);
});

it('the count of an option is the number of courses when it is chosen', () => {
  const small = fc.integer({ min: 1, max: 3 });
  const anyCourses = fc
    .array(fc.tuple(small, small, small, fc.nat(100)), { maxLength: 40 })
    .map((list) =>
      list.map(([interest, specialization, country, fee], index) =>
        make(index + 1, interest, specialization, country, fee),
      ),
    );
  const anySearch = fc.record({
    interest: fc.option(small),
    specialization: fc.array(small, { maxLength: 1 }),
    country: fc.uniqueArray(small, { maxLength: 3 }),
    maxFee: fc.option(fc.nat(100)),
  });
  fc.assert(
    fc.property(anyCourses, anySearch, small, (courses, partial, option) => {
      const search = { ...emptySearch, ...partial };
      const counts = countOptions(courses, search);
      expect(counts.interest[option] ?? 0).toBe(
        narrowCourses(courses, { ...search, interest: option }).length,
      );
      expect(counts.specialization[option] ?? 0).toBe(
        narrowCourses(courses, { ...search, specialization: [option] }).length,
      );
      expect(counts.country[option] ?? 0).toBe(
        narrowCourses(courses, { ...search, country: [option] }).length,
      );
    }),
  );
});
