import { bikramSambat } from './bikram-sambat.ts';

const DAY_MS = 86_400_000;
const months = 'वैशाख जेठ असार साउन भदौ असोज कात्तिक मंसिर पुस माघ फागुन चैत'.split(' ');

/**
 * First day of each year and lengths of its months. 2080 to 2083 as in the printed calendars of Nepal, on which the
 * tables of medic/bikram-sambat 1.8.1 (Apache-2.0) and subeshb1/Nepali-Date 3.4.0 (MIT) agree; 2084 to 2086 as in the
 * latter. The calendar of a year is decided shortly before it begins, so later years are the forecast that most
 * published tables have.
 */
const published: readonly [year: number, first: string, lengths: readonly number[]][] = [
  [2080, '2023-04-14', [31, 32, 31, 32, 31, 30, 30, 30, 29, 29, 30, 30]],
  [2081, '2024-04-13', [31, 32, 31, 32, 31, 30, 30, 30, 29, 30, 29, 31]],
  [2082, '2025-04-14', [31, 31, 32, 31, 31, 31, 30, 29, 30, 29, 30, 30]],
  [2083, '2026-04-14', [31, 31, 32, 31, 31, 31, 30, 29, 30, 29, 30, 30]],
  [2084, '2027-04-14', [31, 32, 31, 32, 31, 30, 30, 30, 29, 29, 30, 31]],
  [2085, '2028-04-14', [30, 32, 31, 32, 31, 30, 30, 30, 29, 30, 29, 31]],
  [2086, '2029-04-14', [31, 31, 32, 31, 31, 31, 30, 29, 30, 29, 30, 30]],
  [2087, '2030-04-14', [31, 31, 32, 32, 31, 30, 30, 29, 30, 29, 30, 30]],
  [2088, '2031-04-14', [31, 32, 31, 32, 31, 30, 30, 30, 29, 29, 30, 31]],
  [2089, '2032-04-14', [30, 32, 31, 32, 31, 30, 30, 30, 29, 30, 29, 31]],
  [2090, '2033-04-14', [31, 31, 32, 31, 31, 31, 30, 29, 30, 29, 30, 30]],
];

const isoDay = (time: number) => new Date(time).toISOString().slice(0, 10);

it.each(published)('%i: the first and the last day of each month', (year, first, lengths) => {
  let start = Date.parse(`${first}T00:00:00Z`);
  for (const [index, length] of lengths.entries()) {
    expect(bikramSambat(isoDay(start))).toBe(`${year} ${months[index]} 1`);
    start += length * DAY_MS;
    expect(bikramSambat(isoDay(start - DAY_MS))).toBe(`${year} ${months[index]} ${length}`);
  }
});

it.each([
  ['a day before the table', '1917-01-01', null],
  ['a day after the table', '2050-01-01', null],
  ['no day', 'soon', null],
])('%s', (_case, day, shown) => expect(bikramSambat(day)).toBe(shown));
