import fc from 'fast-check';
import { formatNpr } from 'shared-api/npr';
import { typedRupees } from './typed-rupees.ts';

test.each([
  ['2500000', 2_500_000],
  ['25,00,000', 2_500_000],
  ['2500000.00', 2_500_000],
  ['2500000.', 2_500_000],
  ['NPR 25,00,000.00', 2_500_000],
  ['Rs. 25,00,000/-', 2_500_000],
  ['25,00,000 rs', 2_500_000],
  ['12.5', 12],
  ['२५०००००', 2_500_000],
  ['रु. २५,००,०००', 2_500_000],
  ['ने.रु. २५,००,०००', 2_500_000],
  ['0', 0],
  ['', null],
  ['NPR', null],
  ['USD 5000', null],
  ['1.5 lakh', null],
  ['1.500.000', null],
  ['20-25', null],
  ['-5', null],
  ['1234567890123', null],
])('%j is %p', (typed, rupees) => expect(typedRupees(typed)).toBe(rupees));

test('reads every amount that the site writes', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999_999 }), (rupees) => {
      expect(typedRupees(formatNpr(rupees))).toBe(rupees);
    }),
  );
});
