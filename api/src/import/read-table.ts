import { parse } from 'csv-parse/sync';
import type { ImportProblem } from './problems.ts';
import { Row } from './row.ts';
import { type Table, type TableName, tables } from './tables.ts';

const SAVE_AS_CSV = 'save it as "CSV UTF-8 (comma delimited)"';
/** The first bytes of an .xlsx or .ods file, which is a zip archive. */
const SPREADSHEET = [0x50, 0x4b, 0x03, 0x04];
/** Characters of a cell. A longer one is the rest of a file after a double quote that was not closed. */
const MAX_TEXT_LENGTH = 100_000;
const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * The rows of a CSV file, as spreadsheets save them: with or without a byte order mark, separated by commas, semicolons
 * or tabs. Rows without any text are left out.
 * @param report called with each problem
 */
export function readTable(
  file: TableName,
  content: Uint8Array,
  report: (problem: ImportProblem) => void,
): Row[] {
  const ofFile = (text: string, line: number | null = null) => report({ file, line, column: null, text });
  let text: string;
  if (SPREADSHEET.every((byte, index) => content[index] === byte)) {
    ofFile(`is a spreadsheet under the name of a CSV file: ${SAVE_AS_CSV}`);
    return [];
  }
  try {
    text = utf8.decode(content);
  } catch {
    ofFile(`is not UTF-8: ${SAVE_AS_CSV}`);
    return [];
  }
  // Every other byte of UTF-16, which is UTF-8 as well when it has no byte order mark. The database takes none.
  if (text.includes('\0')) {
    ofFile(`has characters that are no text: ${SAVE_AS_CSV}`);
    return [];
  }
  const columns: Table['columns'] = tables[file].columns;
  const names = columns.map(({ name }) => name);
  const format = formatOf(text);
  const headerLine = format.from_line;
  let records: { record: Record<string, string>; info: { lines: number }; raw: string }[];
  let header: string[] = [];
  try {
    records = parse(text, {
      bom: true,
      ...format,
      columns: (found: string[]) => {
        header = found.map((name) => name.trim().toLowerCase().replace(/\s+/g, '_'));
        return header;
      },
      info: true,
      raw: true,
      trim: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
    }) as never;
  } catch (error) {
    const { lines, code } = error as { lines?: number; code?: string };
    ofFile(CAUSES[code ?? ''] ?? (error as Error).message, lines ?? null);
    return [];
  }
  const unknown = header.filter((name) => name !== '' && !names.includes(name));
  for (const name of unknown)
    ofFile(`has the unknown column "${name}": its columns are ${names.join(', ')}`, headerLine);
  const doubled = header.filter((name, index) => name !== '' && header.indexOf(name) !== index);
  for (const name of new Set(doubled)) ofFile(`has the column "${name}" twice`, headerLine);
  const missing = columns.filter(({ name, isRequired }) => isRequired && !header.includes(name));
  if (missing.length > 0)
    ofFile(
      `lacks the column ${missing.map(({ name }) => `"${name}"`).join(', ')} in its first line`,
      headerLine,
    );
  if (unknown.length + doubled.length + missing.length > 0) return [];

  const rows = records.map(({ record, info, raw }) => {
    const lines = raw.replace(/\r\n?/g, '\n').trimEnd().split('\n').length;
    return new Row(file, info.lines - lines + 1, record, report);
  });
  const required = columns.filter(({ isRequired }) => isRequired);
  for (const row of rows) {
    for (const { name } of required) row.require(name);
    for (const { name, maxLength } of columns) {
      row.limit(name, maxLength ?? MAX_TEXT_LENGTH);
      row.refuseLostLetters(name);
      row.refuseMissingValue(name);
    }
  }
  const lineOfId = new Map<number, number>();
  for (const row of rows) {
    const id = row.id();
    const first = lineOfId.get(id);
    if (first !== undefined && id > 0) row.problem('id', `${id} is also the id in line ${first}`);
    lineOfId.set(id, first ?? row.line);
  }
  return rows;
}

const CAUSES: Readonly<Record<string, string>> = {
  CSV_RECORD_INCONSISTENT_COLUMNS:
    'has another number of cells than the first line: put texts with the separator between double quotes',
  CSV_QUOTE_NOT_CLOSED: 'has a double quote that is not closed',
  CSV_INVALID_CLOSING_QUOTE: 'has a double quote within a text: write it twice ("")',
  INVALID_OPENING_QUOTE:
    'has a double quote within a text: put the text in double quotes, and write the inner one twice ("")',
};

/** A Mac may end lines with a carriage return alone. */
const END_OF_LINE = /\r\n?|\n/;
/**
 * Excel's own first line about the separator, which it hides from whoever opens the file. A program that does not know it
 * saves it with as many separators as the other lines.
 */
const SEPARATOR_LINE = new RegExp(`^\\ufeff?"?sep=(.)"?\\1*(?:${END_OF_LINE.source})`, 'i');

/** The separator, and the line in which the names of the columns are. */
function formatOf(text: string): { delimiter: string; from_line: number } {
  const [, delimiter] = SEPARATOR_LINE.exec(text) ?? [];
  return delimiter ? { delimiter, from_line: 2 } : { delimiter: delimiterOf(text), from_line: 1 };
}

/** The separator that the first line has most of. */
function delimiterOf(text: string): string {
  const [first = ''] = text.split(END_OF_LINE, 1);
  const countOf = (delimiter: string) => first.split(delimiter).length;
  return [',', ';', '\t'].reduce((best, next) => (countOf(next) > countOf(best) ? next : best));
}
