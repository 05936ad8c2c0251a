import { readCurrency, readFee } from './fees.ts';

test.each([
  ['AUD 35,000', 35_000],
  ['A$35,000.50', 35_000.5],
  ['35,000 - 40,000', 35_000],
  ['35,000 — 40,000', 35_000],
  ['Rs. 1,20,000', 120_000],
  ['NPR. 25000.', 25_000],
  ['Contact the university', null],
  ['29500.00', 29_500],
  [0, 0],
  [null, 0],
  ['', 0],
])('the fee %p counts as %p', (fee, value) => {
  expect(readFee(fee)).toBe(value);
});

test.each([
  ['aud', 'AUD'],
  [' Nzd ', 'NZD'],
  ['JPY', 'JPY'],
  ['Dollar', 'USD'],
  ['rupees', null],
  ['', null],
  [null, null],
])('the currency of %p is %p', (currencyType, code) => expect(readCurrency(currencyType)).toBe(code));
