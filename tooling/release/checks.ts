import { execFile } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import { CommandError } from '../cli/command.ts';

/** One check of a remote that runs before it is released. */
export interface Check {
  /** "lint of mfe-events" */
  name: string;
  program: string;
  args: readonly string[];
  cwd: string;
  /** The command that runs only this check. */
  alone: string;
}

/** Lines of a failed check that are shown; the command that runs it alone shows all. */
const SHOWN_LINES = 15;

/** Lint, types and tests of a remote of this repository. */
export const checksOf = (name: string, root: string): readonly Check[] => [
  {
    name: `lint of ${name}`,
    program: 'biome',
    args: ['check', '--error-on-warnings', '--colors=off', name],
    cwd: root,
    alone: `npx biome check ${name}`,
  },
  { name: `types of ${name}`, program: 'tsc', args: ['-b', name], cwd: root, alone: `npx tsc -b ${name}` },
  {
    name: `tests of ${name}`,
    program: 'jest',
    args: ['--ci', '--maxWorkers=2'],
    cwd: `${root}/${name}`,
    alone: `npm run unit -w ${name}`,
  },
];

/**
 * Runs all checks, also after one has failed.
 * @throws CommandError that shows of each failed check the first lines, and how to run it alone
 */
export async function runChecks(checks: readonly Check[], onProgress: (line: string) => void): Promise<void> {
  const failures = await failuresOf(checks, onProgress);
  if (failures.length > 0)
    throw new CommandError(
      `${failures.join('\n\n')}\n\nNothing was released. --no-checks releases without these checks; the release set records it.`,
    );
}

/**
 * Runs a step that no option skips, such as a build.
 * @throws CommandError that shows its first lines, and how to run it alone
 */
export async function runStep(step: Check, onProgress: (line: string) => void): Promise<void> {
  const failures = await failuresOf([step], onProgress);
  if (failures.length > 0) throw new CommandError(`${failures.join('\n\n')}\n\nNothing was released.`);
}

async function failuresOf(checks: readonly Check[], onProgress: (line: string) => void): Promise<string[]> {
  const failures: string[] = [];
  for (const check of checks) {
    const started = performance.now();
    const { passed, output } = await runCheck(check);
    onProgress(`  ${passed ? 'ok    ' : 'FAILED'} ${check.name} (${seconds(started)} s)`);
    if (!passed)
      failures.push(`${check.name} failed:\n${firstLines(output)}\n  Run it alone: ${check.alone}`);
  }
  return failures;
}

function runCheck({ program, args, cwd }: Check): Promise<{ passed: boolean; output: string }> {
  const env = { ...process.env, FORCE_COLOR: '0' };
  return new Promise((resolve) => {
    execFile(program, args, { cwd, env, maxBuffer: 50 * 1024 * 1024 }, (error, stdout, stderr) =>
      resolve({ passed: error === null, output: stdout + stderr || String(error?.message ?? '') }),
    );
  });
}

const seconds = (started: number) => ((performance.now() - started) / 1000).toFixed(1);

/** Of a build: a bundle without errors, which would take the place of those with some. */
const WHOLE_BUNDLE = /^(\S+):\n\s*\1 compiled successfully$/gm;
/** Lines about the tool that failed, and not about the remote. */
const OF_THE_TOOL = /^npm warn|^\s*at .*[\\/]node_modules[\\/]|^\s*Stack backtrace:|^\s*\d+: <unknown>/;

function firstLines(output: string): string {
  const lines = stripVTControlCharacters(output)
    .replace(WHOLE_BUNDLE, '')
    .split('\n')
    .filter((line) => line.trim() !== '' && !OF_THE_TOOL.test(line));
  const more = lines.length - SHOWN_LINES;
  return [...lines.slice(0, SHOWN_LINES), ...(more > 0 ? [`… ${more} more lines`] : [])]
    .map((line) => `  ${line}`)
    .join('\n');
}
