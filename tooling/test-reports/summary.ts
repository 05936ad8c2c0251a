import type { TestTotals } from './read-reports.ts';

/** How a step of `npm test` ended. */
export interface Outcome extends Omit<TestTotals, 'failures'> {
  name: string;
  /** Only of steps that run tests; see {@link TestTotals.failures}. */
  failures?: string[];
}

/** How many failures of a step its summary tells. */
const FAILURES_SHOWN = 10;

/**
 * The lines of a step at the end of the run, where a server for continuous integration that shows only the last lines shows
 * them: its totals, then its failures. The line of the totals names the first failure, for a view of those lines alone.
 */
export function summaryOf({
  name,
  passed,
  failed,
  seconds,
  failures = [],
}: Outcome & { seconds: number }): string[] {
  const totals = `${name}: ${passed} passed, ${failed} failed (${seconds} s)`;
  if (failed === 0) return [`  ok     ${totals}`];
  const firstLine = failures[0]?.split('\n', 1) ?? [];
  return [
    `  FAILED ${[totals, ...firstLine].join(': ')}`,
    ...failures.slice(0, FAILURES_SHOWN).map((failure) => failure.replaceAll(/^/gm, '         ')),
    ...(failures.length > FAILURES_SHOWN
      ? [`         and ${failures.length - FAILURES_SHOWN} more, see above`]
      : []),
  ];
}
