/** Something in a pack that its owner can mend. */
export interface ContentProblem {
  file: string;
  line?: number;
  /** `branches[0].phone`; absent when the whole file is concerned. */
  field?: string;
  /** What is wrong and what to write instead. */
  message: string;
}

/** One line: `branches.yaml line 12: branches[0].phone: write …` */
export const formatProblem = ({ file, line, field, message }: ContentProblem): string =>
  `${file}${line === undefined ? '' : ` line ${line}`}: ${field ? `${field}: ` : ''}${message}`;

/** A pack that cannot be used. */
export class ContentError extends Error {
  override name = 'ContentError';
  readonly problems: readonly ContentProblem[];
  constructor(problems: readonly ContentProblem[]) {
    super(problems.map(formatProblem).join('\n'));
    this.problems = problems;
  }
}
