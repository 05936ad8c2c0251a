import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pMap from 'p-map';
import { findChromium } from '../browser/find-chromium.ts';
import { build } from '../cli/build.ts';
import { runCommand } from '../cli/command.ts';
import { printLine } from '../cli/print-line.ts';
import { readArguments } from '../cli/read-arguments.ts';
import { run } from '../processes/services.ts';
import { remotes, root, workspaces } from '../repository.ts';
import { readJestReport, readPlaywrightReport } from '../test-reports/read-reports.ts';
import { type Outcome, summaryOf } from '../test-reports/summary.ts';

/** The longest suites first, so that all workers finish at about the same time. */
const longest = [...remotes.map(({ name }) => name), 'tooling', 'shell'];
const withUnitTests = [
  ...longest,
  ...workspaces.filter(
    (name) => !longest.includes(name) && existsSync(path.join(root, name, 'jest.config.mjs')),
  ),
];
/** The suite that lasts longest. Its processes share the databases that are prepared before its first test. */
const API = { name: 'api', processes: 3 };

/** With the processes of the API two more than the cores of a small machine: they wait for clocks and services a third of their time. */
const STEPS_AT_ONCE = 2;

const reports = mkdtempSync(path.join(os.tmpdir(), 'site-tests-'));

/**
 * `npm test`: builds, types, lint, rooms, unused code, unit tests of every workspace, some at a time; then browser tests
 * over the composed site. Every step runs even when an earlier one failed; the last line has the totals.
 */
runCommand(async () => {
  readArguments('npm test', {});
  const chromium = await findChromium('tests');
  const checks = [
    buildAll,
    () => check('types', 'npm', ['run', '--silent', 'types']),
    () => check('lint', 'biome', ['check', '--error-on-warnings', '.']),
    () => check('rooms (which folder may import which)', 'npm', ['run', '--silent', 'rooms']),
    () => check('unused files, exports and dependencies', 'knip', []),
    () => check('dependencies (licences, known vulnerabilities)', 'npm', ['run', '--silent', 'licences']),
    () => check('translations', 'npm', ['run', '--silent', 'translations']),
  ];
  const others = withUnitTests.filter((name) => name !== API.name).map((name) => () => unit(name));
  // Everything else is done beside the tests of the API.
  const steps = [() => unit(API.name, API.processes), ...checks, ...others];
  const outcomes = [
    ...(await pMap(steps, timed, { concurrency: STEPS_AT_ONCE })),
    await timed(() => browserTests(chromium)),
  ];

  rmSync(reports, { recursive: true, force: true });
  printLine('');
  for (const line of outcomes.flatMap(summaryOf)) printLine(line);
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
  const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0);
  printLine(`${passed} passed, ${failed} failed`);
  process.exit(failed > 0 || passed === 0 ? 1 : 0);
});

async function timed(step: () => Promise<Outcome>): Promise<Outcome & { seconds: number }> {
  const start = performance.now();
  const outcome = await step();
  return { ...outcome, seconds: Math.round((performance.now() - start) / 1_000) };
}

async function check(name: string, program: string, args: string[]): Promise<Outcome> {
  printLine(`\n— ${name}`);
  const code = await run(program, args);
  return { name, passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
}

async function unit(workspace: string, processes = 1): Promise<Outcome> {
  const name = `unit tests of ${workspace}`;
  printLine(`\n— ${name}`);
  const report = path.join(reports, `${workspace}.json`);
  const code = await run(
    'jest',
    ['--ci', `--maxWorkers=${processes}`, '--json', `--outputFile=${report}`],
    // Garbage collection of a young generation of the default size takes a tenth of Jest's processor time.
    { cwd: path.join(root, workspace), env: { NODE_OPTIONS: '--max-semi-space-size=64' }, quiet: true },
  );
  return { name, ...readJestReport(report, code) };
}

async function buildAll(): Promise<Outcome> {
  printLine('\n— builds');
  try {
    await build(['shell', ...remotes.map(({ name }) => name)]);
    return { name: 'builds', passed: 1 + remotes.length, failed: 0 };
  } catch (error) {
    printLine(String(error));
    return { name: 'builds', passed: 0, failed: 1 };
  }
}

async function browserTests(chromium: string): Promise<Outcome> {
  printLine('\n— browser tests over the composed site');
  const report = path.join(reports, 'e2e.json');
  const code = await run('playwright', ['test'], {
    cwd: path.join(root, 'e2e'),
    env: { CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  });
  return { name: 'browser tests', ...readPlaywrightReport(report, code) };
}
