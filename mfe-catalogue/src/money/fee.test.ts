import fc from 'fast-check';
import { parseFee } from 'shared-api/rules';
import { feeAmount, fixedPrice, formatFee, isWithinFeeLimit } from './fee.ts';

describe('a fee for display', () => {
  it('parses every amount that it formats', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 90_000_000 }),
        fc.constantFrom('usd', 'aud', 'npr', 'gbp', null),
        (fee, currency) => {
          expect(parseFee(formatFee(fee, currency))).toBe(fee);
        },
      ),
    );
  });
});

describe('the fee limit', () => {
  it.each<[unknown, number | null, boolean]>([
    [200000, 200000, true],
    [200001, 200000, false],
    ['A$35,000.50', 35000, false],
    [null, 0, true],
    ['On request', 10, true],
    [9_000_000, null, true],
  ])('%p with limit %p: kept %p', (fee, limit, kept) => expect(isWithinFeeLimit(fee, limit)).toBe(kept));
});

describe('showing a fee (C-16, C-17, B-8)', () => {
  it.each<[unknown, unknown, string | null]>([
    [38400, 'aud', 'A$38,400'],
    [0, 'usd', '$0 · No tuition fee'],
    ['0', 'usd', '$0 · No tuition fee'],
    [null, 'aud', null],
    ['', 'aud', null],
    [' ', 'aud', null],
    ['A$35,000', 'aud', 'A$35,000'],
    ['A$35,000', null, 'A$35,000'],
    ['AUD 35,000', null, 'A$35,000'],
    ['AUD 35,000', 'AUD', 'A$35,000'],
    ['A$35,000.50', 'aud', 'A$35,000.50'],
    ['29500.00', 'gbp', '£29,500'],
    ['35,000 - 40,000', 'cad', '$35,000 – $40,000 CAD'],
    [37500, 'aed', '$37,500 AED'],
    ['37,500', undefined, '$37,500'],
    ['$37,500', undefined, '$37,500'],
    ['NPR 1,200,000', undefined, '$1,200,000 NPR'],
    ['On request', 'usd', 'On request'],
    [Number.POSITIVE_INFINITY, 'usd', null],
    [[], 'usd', null],
  ])('%p in %p is %p', (fee, currency, shown) => expect(formatFee(fee, currency)).toBe(shown));

  it('never repeats a symbol', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000 }),
        fc.constantFrom('aud', 'eur', 'gbp', 'inr'),
        (fee, currency) => {
          const once = formatFee(fee, currency);
          expect(formatFee(once, currency)).toBe(once);
        },
      ),
    );
  });
});

describe('a fee in a calculation', () => {
  it.each<[unknown, unknown, ReturnType<typeof feeAmount>]>([
    [38400, 'aud', { currency: 'AUD', from: 38400, to: 38400 }],
    ['29500.00', 'GBP', { currency: 'GBP', from: 29500, to: 29500 }],
    ['A$35,000.50', null, { currency: 'AUD', from: 35000.5, to: 35000.5 }],
    ['35,000 - 40,000', 'cad', { currency: 'CAD', from: 35000, to: 40000 }],
    [20000, 'Dollar', { currency: 'USD', from: 20000, to: 20000 }],
    [20000, null, { currency: 'NZD', from: 20000, to: 20000 }],
    [0, 'aud', { currency: 'AUD', from: 0, to: 0 }],
    [null, 'aud', null],
    [' ', 'aud', null],
    ['On request', 'aud', null],
    [Number.NaN, 'aud', null],
  ])('%p in %p is %p', (fee, currency, amount) => expect(feeAmount(fee, currency, 'NZD')).toEqual(amount));

  it('never throws, and is never a reversed range', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (fee, currency) => {
        const amount = feeAmount(fee, currency, 'USD');
        return amount === null || amount.to >= amount.from;
      }),
    );
  });
});

describe('prices for search engines', () => {
  it('are given only when number and currency are certain', () => {
    expect(fixedPrice(38400, 'aud')).toEqual({ price: 38400, currency: 'AUD' });
    expect(fixedPrice('35,000 - 40,000', 'aud')).toBeNull();
    expect(fixedPrice(38400, null)).toBeNull();
    expect(fixedPrice('On request', 'aud')).toBeNull();
    expect(fixedPrice(null, 'aud')).toBeNull();
  });
});
