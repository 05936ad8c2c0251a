import fc from 'fast-check';
import { formatNpr, formatNprRange, isStale, nprRange, toNpr } from './npr.ts';

const rates = [
  { currency: 'AUD', buy: 89.1, sell: 89.5 },
  { currency: 'JPY', buy: 0.966, sell: 0.971 },
];

test.each([
  ['what the bank sells it for', 1000, 'AUD', 89_500],
  ['a currency that is quoted per 10', 1000, 'JPY', 971],
  ['nothing', 0, 'AUD', 0],
  ['rupees', 2500, 'NPR', 2500],
  ['a currency without a rate', 1000, 'NZD', null],
  ['another spelling', 1000, 'aud', null],
  ['no amount', Number.NaN, 'AUD', null],
  ['an endless amount', Number.POSITIVE_INFINITY, 'NPR', null],
])('toNpr: %s', (_what, amount, currency, rupees) => {
  const result = toNpr(amount, currency, rates);
  if (rupees === null) expect(result).toBeNull();
  else expect(result).toBeCloseTo(rupees, 6);
});

test('toNpr: twice the amount costs twice as much, and the unit of the quotation does not matter', () => {
  const price = fc.integer({ min: 1, max: 100_000_000 }).map((paisa) => paisa / 100);
  fc.assert(
    fc.property(fc.nat(10_000_000), price, fc.constantFrom(1, 10, 100), (amount, sell, unit) => {
      const one = [{ currency: 'XTS', buy: sell, sell }];
      const perUnit = [{ currency: 'XTS', buy: sell / unit, sell: sell / unit }];
      const rupees = toNpr(amount, 'XTS', one)!;
      expect(toNpr(amount * 2, 'XTS', one)).toBeCloseTo(rupees * 2, 2);
      expect(toNpr(amount * unit, 'XTS', perUnit)! / (rupees || 1)).toBeCloseTo(rupees ? 1 : 0, 9);
    }),
  );
});

test.each([
  ['on the day itself', '2026-11-22', '2026-11-22T12:00:00+05:45', false],
  ['published for tomorrow', '2026-11-23', '2026-11-22T12:00:00+05:45', false],
  ['in the last minute of the seventh day', '2026-11-15', '2026-11-22T23:59:00+05:45', false],
  ['when the eighth day begins in Nepal', '2026-11-15', '2026-11-23T00:00:00+05:45', true],
  ['over the end of a year', '2025-12-30', '2026-01-06T00:00:00+05:45', false],
  ['over a leap day', '2028-02-28', '2028-03-07T00:00:00+05:45', true],
  ['without a day', null, '2026-11-22T12:00:00+05:45', true],
  ['with something else', 'yesterday', '2026-11-22T12:00:00+05:45', true],
  ['on a day that does not exist', '2026-13-01', '2026-11-22T12:00:00+05:45', true],
])('isStale: %s', (_what, date, now, stale) => expect(isStale(date, new Date(now))).toBe(stale));

test.each([
  [0, 'NPR 0'],
  [999, 'NPR 999'],
  [1000, 'NPR 1,000'],
  [99_999.5, 'NPR 1,00,000'],
  [2_500_000, 'NPR 25,00,000'],
  [12_345_678.4, 'NPR 1,23,45,678'],
  [1_234_567_890, 'NPR 1,23,45,67,890'],
  [-1500, 'NPR −1,500'],
  [-0.4, 'NPR 0'],
  [1e21, 'NPR 1,00,00,00,00,00,00,00,00,00,000'],
])('formatNpr: %p is %s', (rupees, text) => expect(formatNpr(rupees)).toBe(text));

test('formatNpr groups as India and Nepal do, and loses no digit', () => {
  const indian = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });
  fc.assert(
    fc.property(fc.nat(Number.MAX_SAFE_INTEGER), (rupees) =>
      expect(formatNpr(rupees)).toBe(`NPR ${indian.format(rupees)}`),
    ),
  );
});

test('nprRange adds amounts of several currencies, and has no sum where one has no rate', () => {
  const aud = { currency: 'AUD', from: 100, to: 200 };
  const jpy = { currency: 'JPY', from: 1000, to: 1000 };
  expect(nprRange([aud, jpy], rates)).toEqual({ from: 9921, to: 18_871 });
  expect(nprRange([aud, { currency: 'NZD', from: 0, to: 1 }], rates)).toBeNull();
  expect(nprRange([], rates)).toEqual({ from: 0, to: 0 });
});

test.each([
  [100_000, 100_000, 'NPR 1,00,000'],
  [100_000.2, 99_999.9, 'NPR 1,00,000'],
  [0, 2_500_000, 'NPR 0–25,00,000'],
])('formatNprRange: %p to %p is %s', (from, to, text) => expect(formatNprRange({ from, to })).toBe(text));
