import fc from 'fast-check';
import {
  type CourseSearch,
  canonicalSearchPath,
  courseSearchPath,
  DEFAULT_MAX_FEE,
  emptySearch,
  pageLink,
  readCourseSearch,
  sortChoices,
  toFilters,
  writeCourseSearch,
} from './search-address.ts';

const anyId = fc.integer({ min: 1, max: 999_999_999 });
const anyIds = fc.uniqueArray(anyId, { maxLength: 5 }).map((list) => list.sort((a, b) => a - b));
const anySearch: fc.Arbitrary<CourseSearch> = fc.record({
  search: fc.string({ maxLength: 200 }).filter((text) => text === '' || text.trim() !== ''),
  interest: fc.option(anyId),
  specialization: anyIds,
  country: anyIds,
  maxFee: fc.option(fc.nat(10_000_000)),
  maxFeeNpr: fc.constant(null),
  verified: fc.boolean(),
  sort: fc.constantFrom(...sortChoices),
  onlyFitting: fc.boolean(),
  page: fc.integer({ min: 1, max: 999 }),
  part: fc.integer({ min: 1, max: 99 }),
});

describe('the address of a search', () => {
  it('reads every search that it writes', () => {
    fc.assert(
      fc.property(anySearch, (search) => {
        expect(readCourseSearch(new URLSearchParams(writeCourseSearch(search).toString()))).toEqual(search);
      }),
    );
  });

  it('never throws on any query', () => {
    fc.assert(fc.property(fc.string(), (query) => readCourseSearch(new URLSearchParams(query)).page >= 1));
  });

  it('reads the form that is sent without JavaScript', () => {
    expect(readCourseSearch(new URLSearchParams('search=nursing'))).toEqual({
      ...emptySearch,
      search: 'nursing',
    });
  });

  it.each([
    'interest=abc',
    'country=-1&country=1e3',
    'page=0',
    'part=-2',
    'maxFee=-5',
    'sort=random',
    'specialization=1.5',
  ])('ignores %s', (query) => expect(readCourseSearch(new URLSearchParams(query))).toEqual(emptySearch));

  it.each([
    ['search=&maxFee=200000', '/course-search'],
    ['search=law&country=3&country=1&maxFee=200000', '/course-search?search=law&country=1&country=3'],
    ['maxFee=200000&maxFee=any', '/course-search?maxFee=any'],
  ])('of the form sent without code, ?%s, becomes that of the page', (query, path) => {
    const written = (address: string) => canonicalSearchPath(new URL(address, 'http://site.test'));
    expect(written(`/course-search?${query}`)).toBe(path);
    expect(written(path)).toBeNull();
  });

  it('is short', () => {
    expect(courseSearchPath({})).toBe('/course-search');
    expect(courseSearchPath({ search: 'IT & law', country: [1, 3], maxFee: null })).toBe(
      '/course-search?search=IT+%26+law&country=1&country=3&maxFee=any',
    );
  });
});

describe('filters for the API (CALL-2)', () => {
  it('omits the default limit, which the page applies', () => {
    expect(toFilters(emptySearch).maxFee).toBeNull();
    expect(toFilters({ ...emptySearch, maxFee: 30_000 }).maxFee).toBe(30_000);
    expect(DEFAULT_MAX_FEE).toBe(200_000);
  });

  it('writes a later page as the API writes its own links', () => {
    expect(pageLink(emptySearch)).toBeNull();
    expect(pageLink({ ...emptySearch, search: 'nurs', country: [3, 1], page: 2 })).toBe(
      '/api/app/course-list/?country=3&country=1&page=2&records=20&search=nurs',
    );
  });
});

describe('a fee limit in rupees', () => {
  const read = (query: string) => readCourseSearch(new URLSearchParams(query));

  it.each([
    ['maxFeeNpr=2500000', { maxFee: DEFAULT_MAX_FEE, maxFeeNpr: 2_500_000 }],
    ['maxFee=30000&maxFeeNpr=2500000', { maxFee: DEFAULT_MAX_FEE, maxFeeNpr: 2_500_000 }],
    ['maxFee=any&maxFeeNpr=2500000', { maxFee: null, maxFeeNpr: null }],
    ['maxFeeNpr=NPR+25,00,000.00', { maxFee: DEFAULT_MAX_FEE, maxFeeNpr: 2_500_000 }],
    ['maxFeeNpr=२५०००००', { maxFee: DEFAULT_MAX_FEE, maxFeeNpr: 2_500_000 }],
    ['maxFeeNpr=', { maxFee: DEFAULT_MAX_FEE, maxFeeNpr: null }],
    ['maxFeeNpr=many', { maxFee: DEFAULT_MAX_FEE, maxFeeNpr: null }],
  ])('%s is read as %p', (query, limit) => expect(read(query)).toMatchObject(limit));

  it('is in the address instead of the plain one, and is sent to the API', () => {
    const search = read('maxFeeNpr=2500000');
    expect(courseSearchPath(search)).toBe('/course-search?maxFeeNpr=2500000');
    expect(toFilters(search)).toMatchObject({ maxFee: null, maxFeeNpr: 2_500_000 });
  });
});
