import fc from 'fast-check';
import { typedNumber } from './typed-number.ts';

test.each([
  ['35,000', '35000'],
  [' 1 20 000.50 ', '120000.50'],
  ['25\u00a000\u00a0000', '2500000'],
  ['6,5', '6.5'],
  ['89,50', '89.50'],
  ['२५,००,०००', '2500000'],
  ['६.५', '6.5'],
  ['२०८0', '2080'],
  ['٣٥', '35'],
  ['𝟗𝟎', '90'],
  ['1.5 lakh', '1.5lakh'],
  ['-5', '-5'],
  ['', ''],
])('%j is %j', (typed, written) => expect(typedNumber(typed)).toBe(written));

test('a whole number in Nepali digits is the number', () => {
  fc.assert(
    fc.property(fc.nat(), (value) => {
      const nepali = String(value).replace(/\d/g, (digit) => '०१२३४५६७८९'.charAt(Number(digit)));
      expect(typedNumber(nepali)).toBe(String(value));
    }),
  );
});
