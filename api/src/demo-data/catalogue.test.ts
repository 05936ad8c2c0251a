import { Course } from 'shared-api/schemas';
import * as z from 'zod';
import { posts } from './blog-posts.ts';
import { courseRow, readFee, universitySeeds } from './catalogue.ts';
import { demoEvents } from './event-list.ts';
import { places } from './places.ts';
import { scholarshipRows } from './scholarships.ts';

const universities = universitySeeds();
const rows = Array.from({ length: 640 }, (_, index) => courseRow(index + 1, universities));

test('the small set has the promised size, and is the same every time', () => {
  expect(universities).toHaveLength(63);
  expect(scholarshipRows(universities)).toHaveLength(90);
  expect(demoEvents).toHaveLength(14);
  expect(posts).toHaveLength(23);
  expect(courseRow(77, universities)).toEqual(rows[76]);
  expect(universitySeeds(187)).toHaveLength(250);
});

test('fees lie inside the ranges of the specification', () => {
  for (const { university_id, fee, id, document } of rows.slice(30)) {
    const { place } = universities[university_id! - 1]!;
    const [from, to] = [
      Math.min(place.undergraduate[0], place.postgraduate[0]),
      Math.max(place.undergraduate[1], place.postgraduate[1]),
    ];
    expect([id, fee! >= from && fee! <= to]).toEqual([id, true]);
    expect(JSON.parse(document)).toMatchObject({ demo: true, currency_type: place.currency });
  }
});

test('every awkward case is there, and each record is what the wire may carry', () => {
  const records = rows.map(({ document }) => JSON.parse(document));
  for (const record of records)
    expect(
      z.core.safeParse(Course, {
        ...record,
        duration_year: record.duration_year === null ? null : Number(record.duration_year),
      }).success,
    ).toBe(true);
  const has = (check: (record: Record<string, unknown>) => boolean) => expect(records.some(check)).toBe(true);
  for (const fee of ['AUD 35,000', 'A$35,000.50', '35,000 - 40,000', null, 0])
    has(({ annual_fees }) => annual_fees === fee);
  for (const currency of ['nzd', 'cad', 'aed', 'npr', 'JPY', null])
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

test.each([
  ['AUD 35,000', 35_000],
  ['A$35,000.50', 35_000.5],
  ['35,000 - 40,000', 35_000],
  ['Contact the university', null],
  ['29500.00', 29_500],
  [0, 0],
  [null, 0],
  ['', 0],
])('the fee %p counts as %p', (fee, value) => {
  expect(readFee(fee)).toBe(value);
});
