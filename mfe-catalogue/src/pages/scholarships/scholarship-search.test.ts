import fc from 'fast-check';
import {
  canonicalPath,
  deadlineChoices,
  percentChoices,
  readSearch,
  searchPath,
} from './scholarship-search.ts';

const url = (path: string) => new URL(path, 'https://site.example');

it('reads what it writes', () => {
  const ids = fc.option(fc.integer({ min: 1, max: 999 }));
  fc.assert(
    fc.property(
      fc.record({
        destination: ids,
        level: ids,
        percent: fc.option(fc.constantFrom(...percentChoices)),
        deadline: fc.option(fc.constantFrom(...deadlineChoices)),
        page: fc.integer({ min: 1, max: 99 }),
      }),
      (search) => {
        const path = searchPath(search);
        expect(readSearch(url(path).searchParams)).toEqual(search);
        expect(canonicalPath(url(path))).toBeNull();
      },
    ),
  );
});

it.each([
  ['/scholarship?destination=&level=5&percent=&deadline=', '/scholarship?level=5'],
  ['/scholarship?destination=&level=&percent=&deadline=', '/scholarship'],
  ['/scholarship?percent=33&deadline=never', '/scholarship'],
  ['/scholarship?country=1&university=4', null],
  ['/scholarship', null],
])('the address of a form %s becomes %j', (path, canonical) =>
  expect(canonicalPath(url(path))).toBe(canonical),
);
