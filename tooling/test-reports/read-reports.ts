import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The totals of one test run. */
export interface TestTotals {
  passed: number;
  failed: number;
  /** For each failure the test's file and titles, and the beginning of its message: what was expected and received. */
  failures: string[];
}

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

interface PlaywrightSuite {
  file: string;
  specs?: {
    title: string;
    file: string;
    ok: boolean;
    tests: { projectName: string; results: { errors: { message?: string }[] }[] }[];
  }[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: { message?: string }[];
  suites: PlaywrightSuite[];
}

/**
 * @param file the report of `jest --json`; a suite that could not run, and a missing report, count as a failure
 * @param code the exit code of Jest
 */
export function readJestReport(file: string, code: number): TestTotals {
  const report = readReport<JestReport>(file);
  if (!report) return withoutReport(file);
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  const failures = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const tests = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && tests.length === 0) return [`${path.basename(name)}: ${beginning(message)}`];
    return tests.map(
      ({ fullName, failureMessages }) =>
        `${path.basename(name)}: ${fullName}: ${beginning(failureMessages[0])}`,
    );
  });
  return { passed: report.numPassedTests, failed: atLeastOne(failed, code), failures };
}

/**
 * @param file the report of Playwright's reporter `json`; an error outside tests, and a missing report, count as a failure
 * @param code the exit code of Playwright
 */
export function readPlaywrightReport(file: string, code: number): TestTotals {
  const report = readReport<PlaywrightReport>(file);
  if (!report) return withoutReport(file);
  const { stats, errors, suites } = report;
  return {
    passed: stats.expected + stats.flaky,
    failed: atLeastOne(stats.unexpected + errors.length, code),
    failures: [...errors.map(({ message }) => beginning(message)), ...suites.flatMap(failuresOf)],
  };
}

function failuresOf({ specs = [], suites = [] }: PlaywrightSuite): string[] {
  const failed = specs
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) => {
      const [error] = tests.flatMap(({ results }) => results).flatMap(({ errors }) => errors);
      return `${file} (${tests[0]?.projectName}): ${title}: ${beginning(error?.message)}`;
    });
  return [...failed, ...suites.flatMap(failuresOf)];
}

function readReport<Report>(file: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

const withoutReport = (file: string): TestTotals => ({
  passed: 0,
  failed: 1,
  failures: [`The tests left no report (${path.basename(file)}): they could not start, or were stopped.`],
});

/** A runner that fails without a failed test has failed too. */
const atLeastOne = (failed: number, code: number) => (failed === 0 && code !== 0 ? 1 : failed);

/** Enough for the difference of two short lists. */
const LINES_OF_MESSAGE = 20;

/** The lines of a message that say something, without colours, code and calls; then the line of the test that failed. */
function beginning(message = ''): string {
  const lines = message
    // biome-ignore lint/suspicious/noControlCharactersInRegex: a colour begins with Esc.
    .replaceAll(/\u001b\[[\d;]*m/g, '')
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line.trim() !== '' && !line.startsWith('  ●') && !isCode(line));
  const calls = lines.filter(isCall);
  const place = calls.map((call) => testPlace.exec(call)?.[0]).find(Boolean);
  const said = lines.filter((line) => !isCall(line)).slice(0, LINES_OF_MESSAGE);
  return [said[0]?.trim() ?? 'no message', ...said.slice(1), ...(place ? [`in ${place}`] : [])].join('\n');
}

/** A line of the test's source, or the arrow below it. */
const isCode = (line: string) => /^[\s>]*\d*\s*\|/.test(line);
const isCall = (line: string) => /^\s+at /.test(line);
const testPlace = /[^/(\s]+\.(test|spec)\.\w+:\d+/;
