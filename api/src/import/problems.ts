/** What is wrong in the files of an import, for whoever edits them. */
export interface ImportProblem {
  file: string;
  /** Counted from 1; null: the whole file. */
  line: number | null;
  column: string | null;
  /** What is wrong and what to write instead. */
  text: string;
}

/** The problem as one line: `courses.csv line 12, column annual_fee: write a number such as 35000`. */
export const formatImportProblem = ({ file, line, column, text }: ImportProblem): string =>
  `${file}${line === null ? '' : ` line ${line}`}${column === null ? '' : `, column ${column}`}: ${text}`;
