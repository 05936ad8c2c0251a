import { Course } from 'shared-api/schemas';
import * as z from 'zod';
import { nepaliTerms } from '../catalogue/nepali-search/nepali-terms.ts';
import { isDate } from '../http/nepal-time.ts';
import { posts } from './blog-posts.ts';
import { courseRow } from './courses.ts';
import { isEdgeCase } from './edge-case-courses.ts';
import { demoEvents } from './events.ts';
import { type IntakeRecord, intakeRecords, months } from './intakes.ts';
import { INVENTED_INSTITUTE, levels, places, subjects } from './places.ts';
import { scholarshipRows } from './scholarships.ts';
import { listUniversities } from './universities.ts';
import { demoChecks } from './verifications.ts';

const universities = listUniversities();
const rows = Array.from({ length: 640 }, (_, index) => courseRow(index + 1, universities));

test('the standard set has its documented size and is the same every time', () => {
  expect(universities).toHaveLength(63);
  expect(scholarshipRows(universities)).toHaveLength(90);
  expect(demoEvents).toHaveLength(14);
  expect(posts).toHaveLength(23);
  expect(courseRow(77, universities)).toEqual(rows[76]);
  expect(listUniversities(187)).toHaveLength(250);
});

test('fees are inside the ranges of the specification', () => {
  for (const { university_id, fee, id, document } of rows.filter((row) => !isEdgeCase(row.id))) {
    const { place } = universities[university_id! - 1]!;
    const [from, to] = [
      Math.min(place.undergraduate[0], place.postgraduate[0]),
      Math.max(place.undergraduate[1], place.postgraduate[1]),
    ];
    const isFree = place.hasFreeCourses === true && fee === 0;
    expect([id, isFree || (fee! >= from && fee! <= to)]).toEqual([id, true]);
    expect(JSON.parse(document)).toMatchObject({ demo: true, currency_type: place.currency });
  }
});

test('the total fee is the annual fee times the years, in every notation', () => {
  const amounts = (fee: unknown) =>
    fee === null
      ? []
      : String(fee)
          .split(/[-–]/)
          .map((end) => end.replace(/[^0-9.]/g, ''))
          .filter((end) => end !== '')
          .map(Number);
  for (const { document } of rows) {
    const { id, annual_fees, total_fees, duration_year } = JSON.parse(document);
    const expected =
      duration_year === null
        ? []
        : amounts(annual_fees).map((amount) => Math.round(amount * Number(duration_year) * 100) / 100);
    expect([id, amounts(total_fees)]).toEqual([id, expected]);
  }
});

test('fees are in the currency of the country, except for three edge cases', () => {
  const foreign = rows.filter(({ document, university_id }) => {
    const { currency_type: currency } = JSON.parse(document);
    const own = university_id === null ? null : universities[university_id - 1]!.place.currency;
    const spelt = currency?.toLowerCase().replace(/^dollar$/, 'usd');
    return own !== null && currency !== null && spelt !== own;
  });
  expect(foreign.map(({ document }) => JSON.parse(document).currency_type)).toEqual(['JPY', 'npr', 'inr']);
});

test('the first hundred courses have no edge case', () => {
  expect(rows.slice(0, 100).some(({ id }) => isEdgeCase(id))).toBe(false);
});

test('every edge case exists, and every record passes the schema', () => {
  const records = rows.map(({ document }) => JSON.parse(document));
  for (const record of records)
    expect(
      z.core.safeParse(Course, {
        ...record,
        duration_year: record.duration_year === null ? null : Number(record.duration_year),
      }).success,
    ).toBe(true);
  const has = (check: (record: Record<string, unknown>) => boolean) => expect(records.some(check)).toBe(true);
  for (const fee of [/^CAD [\d,]+$/, /^A\$[\d,]+\.50$/, /^[\d,]+ - [\d,]+$/, /^\D+$/, /^\d+\.00$/])
    has(({ annual_fees }) => typeof annual_fees === 'string' && fee.test(annual_fees));
  for (const fee of [null, 0]) has(({ annual_fees }) => annual_fees === fee);
  for (const currency of ['nzd', 'cad', 'aed', 'npr', 'JPY', 'Dollar', null])
    has(({ currency_type }) => currency_type === currency);
  for (const years of [null, 1, 1.5, '2']) has(({ duration_year }) => duration_year === years);
  for (const count of [0, 1, 2, 5]) has(({ intake }) => (intake as unknown[]).length === count);
  has(({ specialization }) => typeof specialization === 'number');
  has(({ university }) => university === null);
  has(({ formatted_application_dateline: date }) => date === null);
  has(({ course_name }) => String(course_name).length > 80);
  has(({ course_name }) => /[\u0900-\u097f]/.test(String(course_name)));
  expect(places.some(({ flag }) => !flag)).toBe(true);
  expect(new Set(posts.map(({ title }) => title)).size).toBe(22);
  expect(posts.filter(({ brokenPicture }) => brokenPicture)).toHaveLength(1);
});

test('no university has two scholarships of one name', () => {
  const names = scholarshipRows(universities).map(({ document, university_id }) => {
    const { scholarship_name } = JSON.parse(document);
    return `${university_id} ${scholarship_name}`;
  });
  expect(new Set(names).size).toBe(names.length);
});

test('a few courses in Germany cost no tuition, and nothing else does but the edge cases', () => {
  const free = rows.filter(({ id, fee }) => fee === 0 && !isEdgeCase(id));
  expect(free.length).toBeGreaterThan(3);
  expect(free.length).toBeLessThan(20);
  for (const { country_id } of free) expect(places[country_id! - 1]!.name).toBe('Germany');
});

test('every intake has its year and its deadline before it, and the first deadline is the one of the course', () => {
  for (const { id, document, deadline } of rows.filter((row) => !isEdgeCase(row.id))) {
    const { intake } = JSON.parse(document) as { intake: IntakeRecord[] };
    const stated = intake.flatMap(({ apply_by }) => apply_by ?? []);
    expect([id, stated.toSorted()[0]]).toEqual([id, deadline]);
    for (const { month, year, apply_by } of intake) {
      const start = `${year}-${String(months.indexOf(month as 'May') + 1).padStart(2, '0')}-01`;
      if (apply_by) expect([id, apply_by < start, isDate(apply_by)]).toEqual([id, true, true]);
    }
  }
});

test.each([
  // The example of the site's wording: "February 2028 intake: apply by 15 April 2027".
  [['February'], { year: 2027, month: 3, day: 15 }, [['February', 2028, '2027-04-15']]],
  [
    ['February', 'July'],
    { year: 2027, month: 3, day: 15 },
    [
      ['February', 2028, '2027-11-15'],
      ['July', 2027, '2027-04-15'],
    ],
  ],
  [['January'], { year: 2027, month: 9, day: 1 }, [['January', 2028, '2027-10-01']]],
  [['January'], { year: 2027, month: 10, day: 1 }, [['January', 2029, '2027-11-01']]],
])('intakes of %j, the first deadline being in %j', (names, first, expected) => {
  expect(intakeRecords(1, names, first).map(({ month, year, apply_by }) => [month, year, apply_by])).toEqual(
    expected,
  );
});

test('universities have every state of verification; only the invented one is not listed', () => {
  const checks = universities.map((seed) => [seed.name, demoChecks(seed).at(-1)] as const);
  const listed = checks.filter(([, check]) => check?.state === 'listed');
  expect(listed.filter(([, check]) => check!.daysAgo > 90).length).toBeGreaterThan(3);
  expect(listed.filter(([, check]) => check!.daysAgo < 85).length).toBeGreaterThan(20);
  expect(checks.filter(([, check]) => !check).length).toBeGreaterThan(5);
  expect(checks.flatMap(([name, check]) => (check?.state === 'not_listed' ? name : []))).toEqual([
    INVENTED_INSTITUTE,
  ]);
});

test('every subject, level and country can be searched for in Nepali', () => {
  const names = [...subjects, ...levels.map(({ name }) => name), ...places.map(({ name }) => name)];
  expect(names.filter((name) => !nepaliTerms[name.toLowerCase()])).toEqual([]);
});
