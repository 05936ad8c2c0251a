import {
  canonicalFilterAddress,
  filterAddress,
  matchesFilter,
  noFilter,
  readFilter,
} from './event-filter.ts';

const now = Date.parse('2026-11-21T10:00:00Z');
const inDays = (days: number) => new Date(now + days * 86_400_000).toISOString();
const at = (days: number | null, location: string | null = 'Kathmandu branch') => ({
  start_at: days === null ? null : inDays(days),
  end_at: null,
  location,
});

it.each([
  ['any', [true, true, true, true, true]],
  ['week', [false, true, false, false, false]],
  ['month', [false, true, true, false, false]],
  ['later', [false, false, false, true, true]],
  ['past', [true, false, false, false, false]],
] as const)('by time: %s', (when, expected) => {
  const events = [at(-1), at(2), at(20), at(50), at(null)];
  expect(events.map((event) => matchesFilter(event, { ...noFilter, when }, now))).toEqual(expected);
});

it.each([
  ['any', [true, true, true]],
  ['online', [false, true, true]],
  ['in-person', [true, false, false]],
  ['kathmandu', [true, false, false]],
  ['Pokhara', [false, false, false]],
])('by place: %s', (where, expected) => {
  const events = [at(1), at(1, null), at(1, 'Online')];
  expect(events.map((event) => matchesFilter(event, { ...noFilter, where }, now))).toEqual(expected);
});

it('finds events of a branch by its city in another language', () => {
  const branches = [{ id: 'kathmandu', city: 'काठमाडौं' }];
  const filter = { ...noFilter, where: 'काठमाडौं' };
  expect(matchesFilter(at(1), filter, now, branches)).toBe(true);
  expect(matchesFilter(at(1, 'Butwal branch'), filter, now, branches)).toBe(false);
});

it('is in the address, and unknown times are ignored', () => {
  const filter = { when: 'week', where: 'Butwal' } as const;
  expect(filterAddress(filter)).toBe('/upcoming-events?when=week&where=Butwal');
  expect(readFilter(new URLSearchParams('when=week&where=Butwal'))).toEqual(filter);
  expect(readFilter(new URLSearchParams('when=never&where='))).toEqual(noFilter);
  expect(filterAddress(noFilter)).toBe('/upcoming-events');
});

it.each([
  ['when=any&where=online', '/upcoming-events?where=online'],
  ['when=any&where=any', '/upcoming-events'],
  ['when=past&where=Kathmandu+branch', null],
  ['page=2', null],
])('the address of the form sent without code, ?%s, becomes that of the page', (query, address) => {
  expect(canonicalFilterAddress(new URL(`http://site.test/upcoming-events?${query}`))).toBe(address);
});
