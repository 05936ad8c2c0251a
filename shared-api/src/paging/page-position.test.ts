import { pageOfLink, pagePosition } from './page-position.ts';

test.each([
  ['/api/app/course-list/', 1],
  ['/api/app/course-list/?records=20', 1],
  ['/api/app/course-list/?page=3&records=20', 3],
  ['/api/app/course-list/?page=x', 1],
  ['/api/app/course-list/?page=0', 1],
])('the page of %s is %i', (link, page) => expect(pageOfLink(link)).toBe(page));

const page = (count: number | null, length: number, previous: number | null, next: number | null) => ({
  count,
  results: Array.from({ length }),
  previous: previous === null ? null : `/list/${previous > 1 ? `?page=${previous}` : ''}`,
  next: next === null ? null : `/list/?page=${next}`,
});

test.each([
  ['the first of 32', page(640, 20, null, 2), { page: 1, pages: 32 }],
  ['one in the middle', page(640, 20, 1, 3), { page: 2, pages: 32 }],
  ['the last, shorter one', page(45, 5, 2, null), { page: 3, pages: 3 }],
  ['the only one', page(7, 7, null, null), { page: 1, pages: 1 }],
  ['one without a count', page(null, 20, null, 2), undefined],
  ['one whose count contradicts its link', page(20, 20, null, 2), undefined],
])('the position of %s', (_name, answer, expected) => expect(pagePosition(answer)).toEqual(expected));
