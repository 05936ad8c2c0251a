import { nationalDigits, withAsciiDigits } from './phone-number.ts';

test.each([
  '9841234567',
  '984-1234567',
  ' 984 123 4567 ',
  '984\u20111234567',
  '(984) 123.45/67',
  '+977 984-1234567',
  '+9779841234567',
  '(+977) 9841234567',
  '977-9841234567',
  '00977 9841234567',
  '+977 (0) 984 1234567',
  '09841234567',
  '९८४१२३४५६७',
  '+९७७ ९८४-१२३४५६७',
  '９８４１２３４５６７',
  '٩٨٤١٢٣٤٥٦٧',
  '۹۸۴۱۲۳۴۵۶۷',
  '৯৮৪১২৩৪৫৬৭',
])('%s is the national number 9841234567', (text) => expect(nationalDigits(text)).toBe('9841234567'));

test.each([
  ['01-4123456', '14123456'],
  ['+977 1 4123456', '14123456'],
  // A mobile number may itself begin with 977.
  ['9771234567', '9771234567'],
  ['+91 98765 43210', '919876543210'],
  ['0091 98765 43210', '919876543210'],
  ['98412', '98412'],
])('%s is searched as %s', (text, digits) => expect(nationalDigits(text)).toBe(digits));

test.each(['', '-', '0', '+977', 'Asha', 'no. 9841234567', 'asha1@example.com', '%', '_'])(
  '%j is no number',
  (text) => expect(nationalDigits(text)).toBeNull(),
);

test('digits of other scripts become ASCII ones, all else stays', () =>
  expect(withAsciiDigits('+९७७ (०)१-२३४५६८ ext. ᠑')).toBe('+977 (0)1-234568 ext. ᠑'));
