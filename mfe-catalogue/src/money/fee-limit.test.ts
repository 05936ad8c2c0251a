import { isWithinLimit } from './fee-limit.ts';

const rates = [
  { currency: 'AUD', buy: 90, sell: 90 },
  { currency: 'GBP', buy: 190, sell: 190 },
];
const inRupees = (maxFeeNpr: number) => ({ maxFee: 0, maxFeeNpr });

it.each<[string, unknown, string | null, number, boolean]>([
  ['a fee of another currency below the limit', 20_000, 'aud', 1_800_000, true],
  ['one above it, though its number is smaller', 15_000, 'gbp', 2_500_000, false],
  ['the lower end of a range', 'A$20,000 - 40,000', null, 1_800_000, true],
  ['rupees', 1_200_000, 'npr', 1_000_000, false],
  ['no fee', null, null, 1, true],
  ['a fee of 0', 0, 'aud', 1, true],
  ['a text without a number', 'On request', 'aud', 1, true],
  ['a currency without a rate', 900_000, 'jpy', 1, true],
])('a limit in rupees: %s', (_what, annual_fees, currency_type, limit, kept) =>
  expect(isWithinLimit({ annual_fees, currency_type } as never, inRupees(limit), rates)).toBe(kept),
);

it('a plain limit is compared without currency, as specified', () => {
  const limit = { maxFee: 30_000, maxFeeNpr: null };
  expect(isWithinLimit({ annual_fees: 29_000, currency_type: 'gbp' }, limit, rates)).toBe(true);
  expect(isWithinLimit({ annual_fees: 1_200_000, currency_type: 'npr' }, limit, rates)).toBe(false);
});
