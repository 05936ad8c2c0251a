/** @jest-environment node */
import { pageQuery } from './page-query.ts';

test('only the parameters of the route count, in its order; repeated ones keep theirs', () => {
  const known = ['search', 'country', 'page'];
  expect(pageQuery('?page=2&x=1&country=3&country=1&search=nursing&gclid=abc', known)).toEqual({
    query: '?search=nursing&country=3&country=1&page=2',
    rest: '?x=1&gclid=abc',
  });
  expect(pageQuery('?a=1&utm_source=mail', []).query).toBe('');
});

test('without a list everything but tracking counts, in one order', () => {
  expect(pageQuery('?b=2&utm_source=mail&a=1&fbclid=x&gad_source=1&b=1', undefined)).toEqual({
    query: '?a=1&b=2&b=1',
    rest: '?utm_source=mail&fbclid=x&gad_source=1',
  });
});

test.each(['', '?'])('an empty query stays empty: "%s"', (search) => {
  expect(pageQuery(search, undefined)).toEqual({ query: '', rest: '' });
});
