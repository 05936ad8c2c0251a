import { readCurrency } from './fees.ts';

test.each([
  ['aud', 'AUD'],
  [' Nzd ', 'NZD'],
  ['JPY', 'JPY'],
  ['Dollar', 'USD'],
  ['rupees', null],
  ['', null],
  [null, null],
])('the currency of %p is %p', (currencyType, code) => expect(readCurrency(currencyType)).toBe(code));
