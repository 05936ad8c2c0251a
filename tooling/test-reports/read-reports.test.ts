import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../repository.ts';
import { readJestReport, readPlaywrightReport } from './read-reports.ts';

/** Below the repository, so that the test runners are found. */
let directory: string;

beforeEach(() => {
  mkdirSync(path.join(root, '.cache'), { recursive: true });
  directory = realpathSync(mkdtempSync(path.join(root, '.cache', 'reports-')));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const write = (name: string, text: string) => writeFileSync(path.join(directory, name), text);

const report = () => path.join(directory, 'report.json');

function run(program: string, args: string[]): number | null {
  const { JEST_WORKER_ID: _none, ...env } = process.env;
  return spawnSync(path.join(root, 'node_modules/.bin', program), args, {
    cwd: directory,
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report() },
  }).status;
}

test('names the tests of Jest that failed, and suites that could not run', () => {
  write('jest.config.cjs', 'module.exports = { testRegex: ["sum.*cjs$"], transform: {} };');
  write(
    'sum.cjs',
    `describe('sum', () => {
      test('adds', () => expect(1 + 1).toBe(3));
      test('is even', () => expect(2 % 2).toBe(0));
    });`,
  );
  write('sum-broken.cjs', 'require("./nowhere");');
  const code = run('jest', ['--json', `--outputFile=${report()}`, '--rootDir=.']);
  expect(code).toBe(1);
  const { passed, failed, failures } = readJestReport(report(), 1);
  expect({ passed, failed }).toEqual({ passed: 1, failed: 2 });
  expect(failures.toSorted()).toEqual([
    expect.stringMatching(/^sum-broken\.cjs: .*Cannot find module '\.\/nowhere'/),
    expect.stringMatching(
      /^sum\.cjs: sum adds: .*expect\(received\)\.toBe\(expected\).*\nExpected: 3\nReceived: 2/s,
    ),
  ]);
});

test('names the tests of Playwright that failed, with their project', () => {
  write(
    'playwright.config.cjs',
    `module.exports = { testDir: '.', reporter: 'json', projects: [{ name: 'phone' }], testMatch: /spec/ };`,
  );
  write(
    'menu.spec.cjs',
    `const { expect, test } = require('@playwright/test');
    test.describe('menu', () => {
      test('opens', () => expect('closed', 'the menu').toBe('open'));
      test('closes', () => {});
    });`,
  );
  expect(run('playwright', ['test'])).toBe(1);
  const { passed, failed, failures } = readPlaywrightReport(report(), 1);
  expect({ passed, failed }).toEqual({ passed: 1, failed: 1 });
  expect(failures).toEqual([
    expect.stringMatching(
      /^menu\.spec\.cjs \(phone\): opens: .*the menu.*\nExpected: "open"\nReceived: "closed"\nin menu\.spec\.cjs:3$/s,
    ),
  ]);
});

test('counts a run without a report, and a runner that fails without a failed test, as one failure', () => {
  expect(readJestReport(report(), 1)).toEqual({
    passed: 0,
    failed: 1,
    failures: ['The tests left no report (report.json): they could not start, or were stopped.'],
  });
  write(
    'report.json',
    JSON.stringify({ stats: { expected: 3, unexpected: 0, flaky: 0 }, errors: [], suites: [] }),
  );
  expect(readPlaywrightReport(report(), 1)).toEqual({ passed: 3, failed: 1, failures: [] });
});
