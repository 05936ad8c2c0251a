/** The value of a decimal digit of any script: scripts have their digits in a row, from 0 to 9. */
function digitValue(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (/^\p{Nd}$/u.test(String.fromCodePoint(code - before - 1))) before += 1;
  // Some scripts have several rows, one after the other.
  return String(before % 10);
}

/**
 * A number as people type it, in the notation of the code: '35,000', ' 1 20 000.50', '6,5' and '१२,०००' become '35000',
 * '120000.50', '6.5' and '12000'. Whatever else stands in the text stays, so callers check it against a pattern.
 */
export function typedNumber(text: string): string {
  const typed = text.replace(/\s/g, '').replace(/\p{Nd}/gu, digitValue);
  // No grouping ends in a group of one or two digits.
  return /^\d+,\d{1,2}$/.test(typed) ? typed.replace(',', '.') : typed.replaceAll(',', '');
}
