import { postDate } from './post-date.ts';

test.each([
  ['2026-05-07', '7 May 2026'],
  ['2026-12-31T23:59:00+05:45', '31 December 2026'],
  ['2026-13-01', null],
  ['7 May', null],
  [null, null],
  [undefined, null],
])('the date of %p is %p', (given, shown) => expect(postDate(given)).toBe(shown));
