import fc from 'fast-check';
import { mergeBlogPage, uniqueById } from './merge-pages.ts';

const page = (ids: number[], previous: string | null) => ({
  count: null,
  next: null,
  previous,
  results: ids.map((id) => ({ id })),
});
const ids = (records: { id: number }[]) => records.map(({ id }) => id);

describe('the blog list after paging (B-11)', () => {
  test('next appends, back to page 2 adds nothing, back to page 1 replaces', () => {
    const first = mergeBlogPage([], page([1, 2], null));
    const second = mergeBlogPage(first, page([3, 4], '/?page=1'));
    const third = mergeBlogPage(second, page([5], '/?page=2'));
    expect(ids(third)).toEqual([1, 2, 3, 4, 5]);
    expect(ids(mergeBlogPage(third, page([3, 4], '/?page=1')))).toEqual([1, 2, 3, 4, 5]);
    expect(ids(mergeBlogPage(third, page([1, 2], null)))).toEqual([1, 2]);
  });

  test('on any way through the pages, nothing is shown twice and nothing moves', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(30)), fc.array(fc.nat(30)), (shown, more) => {
        const before = uniqueById(shown.map((id) => ({ id })));
        const after = ids(mergeBlogPage(before, page(more, '/?page=1')));
        expect(after.slice(0, before.length)).toEqual(ids(before));
        expect(new Set(after).size).toBe(after.length);
        expect(new Set(after)).toEqual(new Set([...shown, ...more]));
      }),
    );
  });
});
