import { dateMessages } from 'shared-api/dates';
import { University } from 'shared-api/schemas';
import { hasLostLetters, hasOtherDigits } from 'shared-content';
import { addDays, isDate, isFarAhead, nepalDate, nepalInstant } from '../http/nepal-time.ts';
import type { ImportProblem } from './problems.ts';

const MAX_ID = 2_147_483_647;
/** Digits, also in groups as in `35,000`, `1,20,000` and `35 000`; a comma elsewhere may be one before decimals. */
const NUMBER = /^(\d+|\d{1,3}(?:[,\s]\d{2,3})*[,\s]\d{3})(\.\d+)?$/;
/** In some countries a point groups digits. */
const POINT_BEFORE_THREE_DIGITS = /^[1-9]\d{0,2}\.\d{3}$/;
const currencies = new Set(Intl.supportedValuesOf('currency'));
/** Signs of Excel, LibreOffice and Google Sheets; number signs alone stand for what is wider than its column. */
const NO_VALUE = /^(?:#N\/A|#DIV\/0!|#NAME\?|#[A-Z_]+!|Err:\d{3}|#{3,})$/;
const INTAKE = /^([A-Za-z]+)(?: (\d{4}))?(?: until (\d{4}-\d{2}-\d{2}))?$/;
const RANKING = /^(.+?)(?: (\d{4}))?: *(.+)$/;

/** A row of a file. Its methods read cells; what cannot be read is reported and counts as empty. */
export class Row {
  readonly line: number;
  readonly #file: string;
  readonly #cells: Record<string, string>;
  readonly #report: (problem: ImportProblem) => void;
  #id: number | null = null;

  constructor(
    file: string,
    line: number,
    cells: Readonly<Record<string, string>>,
    report: (problem: ImportProblem) => void,
  ) {
    this.#file = file;
    this.line = line;
    this.#cells = { ...cells };
    this.#report = report;
  }

  problem(column: string, text: string): null {
    this.#report({ file: this.#file, line: this.line, column, text });
    return null;
  }

  /** A cell that has no value of its kind: whoever wrote `२०२७` reads digits, and would search the mistake elsewhere. */
  #unreadable(column: string, text: string, message: string): null {
    return this.problem(
      column,
      hasOtherDigits(text) ? `"${text}" has digits of another script: write the digits 0 to 9` : message,
    );
  }

  require(column: string): void {
    if (this.text(column) === null) this.problem(column, 'is empty: it is needed');
  }

  /** @param most characters of the cell */
  limit(column: string, most: number): void {
    const { length } = this.text(column) ?? '';
    if (length > most) this.problem(column, `has ${length} characters: at most ${most} are possible`);
  }

  refuseLostLetters(column: string): void {
    const text = this.text(column) ?? '';
    if (hasLostLetters(text))
      this.problem(
        column,
        'has question marks where letters were lost, as when a spreadsheet saves Nepali as plain CSV: write the text again, and save the file as CSV UTF-8',
      );
  }

  /** What a spreadsheet shows where a formula fails is neither a name nor a number. */
  refuseMissingValue(column: string): void {
    const text = this.text(column) ?? '';
    if (!NO_VALUE.test(text)) return;
    this.#cells[column] = '';
    this.problem(
      column,
      `"${text}" is what a spreadsheet shows where a formula fails or a column is too narrow: write the value itself`,
    );
  }

  /** Null when the cell is empty or the file does not have the column. */
  text(column: string): string | null {
    return this.#cells[column]?.replace(/\r\n?/g, '\n').trim() || null;
  }

  /** The id of the row; 0 when it cannot be read. */
  id(): number {
    this.#id ??= this.number('id', { from: 1, to: MAX_ID, isWhole: true }) ?? 0;
    return this.#id;
  }

  /** A number. Spaces and commas that group its digits are left out. */
  number(
    column: string,
    { from = 0, to = 1_000_000_000, isWhole = false }: { from?: number; to?: number; isWhole?: boolean } = {},
  ): number | null {
    const text = this.text(column);
    if (text === null) return null;
    const value = NUMBER.test(text) ? Number(text.replace(/[,\s]/g, '')) : Number.NaN;
    if (POINT_BEFORE_THREE_DIGITS.test(text) && value * 1000 <= to)
      return this.problem(
        column,
        `"${text}" may be ${value} or ${value * 1000}: write it without the point and without needless zeros`,
      );
    if (value >= from && value <= to && (!isWhole || Number.isInteger(value))) return value;
    return this.#unreadable(
      column,
      text,
      `"${text}" is no ${isWhole ? 'whole number' : 'number'} from ${from} to ${to}: write digits alone${isWhole ? '' : ', with a point before decimals, such as 6.5'}`,
    );
  }

  /** A day such as `2027-02-28`. */
  day(column: string): string | null {
    const text = this.text(column);
    if (text === null) return null;
    if (isDate(text)) return this.#isNear(column, text) ? text : null;
    return this.#unreadable(
      column,
      text,
      `"${text}" is no day: write year, month and day such as 2027-02-28 (in a spreadsheet, format the column as text first)`,
    );
  }

  /** A day of something that has happened. */
  pastDay(column: string, cure: string): string | null {
    const day = this.day(column);
    // The example file of a server whose clock is behind is no mistake.
    if (day === null || day <= addDays(nepalDate(new Date()), 1)) return day;
    return this.problem(column, `"${day}" is in the future: ${cure}`);
  }

  /** @param written what the cell has, for the message */
  #isNear(column: string, day: string, written = day): boolean {
    if (!isFarAhead(day)) return true;
    this.problem(
      column,
      `"${written}" is far in the future: write the international calendar, not Bikram Sambat`,
    );
    return false;
  }

  /** A time in Nepal such as `2027-02-28 15:00`. */
  time(column: string): Date | null {
    const text = this.text(column);
    if (text === null) return null;
    const [, day = '', clock = ''] = /^(\S+)[ T](\d{2}:\d{2})$/.exec(text) ?? [];
    if (isDate(day) && /^([01]\d|2[0-3]):[0-5]\d$/.test(clock))
      return this.#isNear(column, day) ? nepalInstant(day, clock) : null;
    return this.#unreadable(
      column,
      text,
      `"${text}" is no time: write day and time in Nepal such as 2027-02-28 15:00 (in a spreadsheet, format the column as text first)`,
    );
  }

  /** Items that are separated by semicolons or line breaks. */
  list(column: string): string[] {
    return (this.text(column) ?? '')
      .split(/[;\n]/)
      .map((item) => item.trim())
      .filter(Boolean);
  }

  /** Paragraphs with an empty line between them. */
  paragraphs(column: string): string[] {
    return (this.text(column) ?? '')
      .split(/\n\s*\n/)
      .map((paragraph) => paragraph.trim())
      .filter(Boolean);
  }

  address(column: string): string | null {
    const text = this.text(column);
    if (text === null || (/^https?:\/\/[^\s/]+\.[^\s/]+/.test(text) && URL.canParse(text))) return text;
    return this.problem(column, `"${text}" is no address: write it with https://`);
  }

  /** An e-mail address that the site can show: it shows no others. */
  email(column: string): string | null {
    const text = this.text(column);
    return (
      University.shape.email.parse(text) ?? (text && this.problem(column, `"${text}" is no e-mail address`))
    );
  }

  currency(column: string): string | null {
    const text = this.text(column);
    if (text === null || currencies.has(text.toUpperCase())) return text?.toLowerCase() ?? null;
    return this.problem(column, `"${text}" is no currency: write its three letters, such as AUD`);
  }

  /** Months in which a course begins. */
  intakes(column: string): { month: string; year: number | null; apply_by: string | null }[] {
    return this.list(column).flatMap((item) => {
      const [, name = '', year, day] = INTAKE.exec(item) ?? [];
      const month = dateMessages.months.find((one) => one.toLowerCase() === name.toLowerCase());
      if (month && (day === undefined || isDate(day))) {
        const isNear = [year && `${year}-01-01`, day].every((one) => !one || this.#isNear(column, one, item));
        return isNear ? [{ month, year: year ? Number(year) : null, apply_by: day ?? null }] : [];
      }
      this.problem(
        column,
        `"${item}" is no intake: write a month in English, its year and the last day to apply, such as "February 2028 until 2027-11-30"`,
      );
      return [];
    });
  }

  rankings(column: string): { rank_source: string; rank_year: string | null; rank_value: string }[] {
    return this.list(column).flatMap((item) => {
      const [, source, year, value] = RANKING.exec(item) ?? [];
      if (source && value) return [{ rank_source: source, rank_year: year ?? null, rank_value: value }];
      this.problem(column, `"${item}" is no ranking: write source, year and place such as "QS 2027: 301"`);
      return [];
    });
  }
}
