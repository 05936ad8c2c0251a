import fc from 'fast-check';
import { costRules } from 'shared-facts/cost/rules';
import {
  canonicalCostPath,
  costPath,
  readCostSearch,
  WITH_FAMILY,
  WITH_LONDON,
  writeCostSearch,
} from './cost-address.ts';

const read = (query: string) => readCostSearch(new URLSearchParams(query));
const canonical = (query: string) => canonicalCostPath(new URL(`http://site.test/cost?${query}`));

test.each([
  ['tuition=35,000', { tuition: 35_000 }],
  ['tuition=1+20+000.50', { tuition: 120_000.5 }],
  ['tuition=0', { tuition: 0 }],
  ['tuition=-5', { tuition: null }],
  ['tuition=1e9', { tuition: null }],
  ['tuition=१२०००', { tuition: 12_000, unreadTuition: null }],
  ['tuition=15000+pounds', { tuition: null, unreadTuition: '15000 pounds' }],
  ['tuition=12.345', { tuition: null, unreadTuition: '12.345' }],
  ['tuition=99999999999', { tuition: null, unreadTuition: '99999999999' }],
  [`tuition=${'x'.repeat(500)}`, { tuition: null, unreadTuition: 'x'.repeat(40) }],
  ['tuition=+&rate=', { tuition: null, unreadTuition: null, rate: null, unreadRate: null }],
  ['years=1.5', { years: 1.5 }],
  ['years=0', { years: null }],
  ['years=9', { years: null }],
  ['rate=89.5', { rate: 89.5 }],
  ['rate=८९.५', { rate: 89.5 }],
  ['rate=89,50', { rate: 89.5 }],
  ['rate=0', { rate: null }],
  ['rate=0.0', { rate: null, unreadRate: '0.0' }],
  ['rate=cheap', { rate: null }],
  ['destination=mars', { destination: null }],
  ['destination=uk&place=london', { destination: 'uk', inLondon: true }],
  ['children=9', { children: 4 }],
  ['currency=ZZZ', { currency: null }],
])('%s is read as %p', (query, expected) => expect(read(query)).toMatchObject(expected));

test.each([
  [
    'the empty fields of a sent form go',
    'destination=uk&tuition=&currency=&years=&rate=',
    '/cost?destination=uk',
  ],
  [
    'so do family members that the rule does not know',
    'destination=usa&partner=1&children=2',
    '/cost?destination=usa',
  ],
  ['London counts only in the UK', 'destination=canada&place=london', '/cost?destination=canada'],
  ['a currency needs a tuition', 'currency=USD', '/cost'],
  [
    'numbers are written with the digits of the code',
    'tuition=१२०००&rate=८९.५',
    '/cost?tuition=12000&rate=89.5',
  ],
  [
    'a tuition and a rate that cannot be read stay, for the field to say so',
    'tuition=15000+pounds&currency=GBP&rate=0',
    null,
  ],
  ['an address as the page writes it stays', 'destination=uk&years=1.5&place=london', null],
])('%s', (_what, query, path) => expect(canonical(query)).toBe(path));

test('an address that is written and read again is the same calculation, and is canonical', () => {
  const text = fc.constantFrom('destination=canada', 'course=12', 'level=postgraduate', 'tuition=20000');
  const more = fc.constantFrom('years=2', 'partner=1', 'children=2', 'rate=97.5', 'currency=USD', 'junk=1');
  const typed = fc
    .tuple(fc.constantFrom('tuition', 'rate'), fc.string({ unit: 'grapheme', maxLength: 60 }))
    .map(([name, value]) => new URLSearchParams({ [name]: value }).toString());
  fc.assert(
    fc.property(fc.array(text), fc.array(more), fc.array(typed), (some, others, last) => {
      const query = writeCostSearch(read([...some, ...others, ...last].join('&')));
      expect(writeCostSearch(readCostSearch(query)).toString()).toBe(query.toString());
      expect(canonical(query.toString())).toBeNull();
    }),
  );
});

test('costPath leads to the calculation of a course', () =>
  expect(costPath({ course: 12 })).toBe('/cost?course=12'));

test('what the address knows of the rules is what the rules say', () => {
  for (const { destination, family, asksForLondon } of Object.values(costRules)) {
    const known = [family.partner, family.children, asksForLondon];
    const { length } = WITH_FAMILY.filter((slug) => slug === destination);
    expect([destination, ...known]).toEqual([
      destination,
      length === 1,
      length === 1,
      WITH_LONDON.includes(destination),
    ]);
  }
});
