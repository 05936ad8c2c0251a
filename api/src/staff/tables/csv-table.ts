/** The cells of one line. */
export type Row = readonly (string | number)[];

/** Spreadsheet programs calculate a cell that begins with one of these: people could make staff's computers act. */
const FORMULA = /^[=+\-@\t\r]/;
/** Digits that spreadsheet programs change, as in phone numbers: a leading 0 is dropped, 9779812345678 becomes 9.77981E+12. */
const CHANGED_NUMBER = /^(?:0\d+|\d{12,})$/;
/** Texts that are kept as they are only behind an apostrophe. */
const isChanged = (text: string) => FORMULA.test(text) || CHANGED_NUMBER.test(text);

const cell = (value: string | number): string => {
  const text = typeof value === 'string' && isChanged(value) ? `'${value}` : String(value);
  return `"${text.replaceAll('"', '""')}"`;
};

/** Rows as lines of CSV (RFC 4180). */
export const csvLines = (rows: readonly Row[]): string =>
  rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');

/** The beginning of a table, or all of it, with the mark by which spreadsheet programs see that it is UTF-8. */
export const csvTable = (rows: readonly Row[]): string => `\uFEFF${csvLines(rows)}`;
