/** The zeros of the scripts in whose digits people here type: Devanagari, Bengali, Arabic, Persian and Urdu, full width. */
const ZEROS = ['०', '০', '٠', '۰', '０'];
/** The digits of each script follow its zero. */
const DIGITS = ZEROS.map((zero) =>
  Array.from({ length: 10 }, (_, value) => String.fromCodePoint(zero.codePointAt(0)! + value)).join(''),
).join('');
const ASCII_DIGITS = '0123456789'.repeat(ZEROS.length);

/** A number with the digits that dialling needs: ASCII ones in the place of those of other scripts. */
export const withAsciiDigits = (text: string): string =>
  text.replace(/\p{Nd}/gu, (digit) => ASCII_DIGITS[DIGITS.indexOf(digit)] ?? digit);

/** SQL: the digits of a column with phone numbers as people typed them, in ASCII. */
export const digitsOfColumn = (column: string): string =>
  `regexp_replace(translate(${column}, '${DIGITS}', '${ASCII_DIGITS}'), '[^0-9]', '', 'g')`;

/** Nepal's national numbers have 8 (landline) or 10 digits (mobile), so that a longer one has its country code. */
const MIN_DIGITS_WITH_COUNTRY_CODE = 11;

/**
 * The digits that every notation of a number contains: without the country code 977 and without leading zeros. The
 * number of another country keeps its code. Parts of numbers are possible.
 * @returns null for a text that has anything other than digits and their separators, or no digits left
 */
export function nationalDigits(text: string): string | null {
  const typed = withAsciiDigits(text.trim());
  if (!/^[+\d\s().\p{Pd}/]+$/u.test(typed)) return null;
  const digits = typed.replace(/\D/g, '');
  const isInternational = typed.includes('+') || digits.startsWith('00');
  const number = digits.replace(/^0+/, '');
  const hasCountryCode = isInternational || number.length >= MIN_DIGITS_WITH_COUNTRY_CODE;
  return (hasCountryCode ? number.replace(/^9770*/, '') : number) || null;
}
