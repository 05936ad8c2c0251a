import fc from 'fast-check';
import { currencyCode, currencySymbol, misleadingCode } from './currency.ts';

describe('currency symbols of COURSE-7', () => {
  it.each([
    ['usd', '$'],
    ['dollar', '$'],
    ['aud', 'A$'],
    ['eur', '€'],
    ['gbp', '£'],
    ['jpy', '¥'],
    ['inr', '₹'],
    ['AUD', 'A$'],
    [' Gbp ', '£'],
    ['nzd', '$'],
    ['constructor', '$'],
    ['', '$'],
    [null, '$'],
    [undefined, '$'],
    [7, '$'],
  ])('%p is %s', (currency, symbol) => expect(currencySymbol(currency)).toBe(symbol));

  it('adds the code only where the symbol would mislead', () => {
    expect(['nzd', 'CAD', 'aed', 'NPR'].map(misleadingCode)).toEqual(['NZD', 'CAD', 'AED', 'NPR']);
    expect(['usd', 'dollar', 'AUD', 'eur', null, 'toString'].map(misleadingCode)).toEqual([
      null,
      null,
      null,
      null,
      null,
      null,
    ]);
  });

  it('knows the ISO code of the word dollar', () => expect(currencyCode('Dollar')).toBe('USD'));

  it('always returns a symbol', () => {
    fc.assert(fc.property(fc.anything(), (value) => currencySymbol(value).length > 0));
  });
});
