import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { releaseRemotes } from 'shared-releases/release';
import { CommandError } from '../cli/command.ts';
import { printLine } from '../cli/print-line.ts';
import { checkRecordings } from '../recording/check-recordings.ts';
import { authorshipOf } from '../release/authorship.ts';
import { type Check, runChecks, runStep } from '../release/checks.ts';
import { printNewChannel } from '../release/new-channel.ts';
import { printPermissions } from '../release/print-permissions.ts';
import { readOptions } from './options.ts';

/** The scripts of package.json that are a remote's checks. */
const CHECK_SCRIPTS = ['lint', 'types', 'test'];

/**
 * Releases the remote in `folder`, with the gates of the site's own remotes: its lint, types and tests, its build, the
 * gates under the shells of the store, upload, and the next release set.
 * @throws CommandError or ReleaseError that says what is refused and how to correct it
 */
export async function releaseFolder(folder: string, args: readonly string[]): Promise<void> {
  const { store, location, channel, canary, checks, build } = await readOptions(args);
  const started = performance.now();
  const shells = await store.list('shell/');
  if (!shells.some((key) => key.endsWith('/shell.json')))
    throw new CommandError(
      `${location} contains no shell, so nothing can be checked against it. Is this the release store of the site?`,
    );
  if (checks) {
    checkRecordings(folder);
    await runChecks(checksIn(folder), printLine);
  }
  if (build) await runBuild(folder);
  requireDescriptor(folder);
  const set = await releaseRemotes(store, {
    builds: [path.join(folder, 'dist')],
    channel,
    canary,
    unchecked: !checks,
    ...authorshipOf(folder),
    // The exports of the shared packages are the site's own to check.
    gates: { currentShell: '', sharedPackages: [] },
  });
  const { name, version } = JSON.parse(readFileSync(path.join(folder, 'dist/remote.json'), 'utf8'));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  printLine(
    `Release set ${set.number} on ${channel}: ${name} ${version}${canary === undefined ? '' : ` for ${canary} %`}${set.remotes[name]?.disabled ? ' (disabled)' : ''} (${seconds} s)`,
  );
  await printNewChannel(store, set);
  printPermissions(path.join(folder, 'dist'));
}

const readScripts = (folder: string): Record<string, string> => {
  const file = path.join(folder, 'package.json');
  if (!existsSync(file))
    throw new CommandError(`${folder} has no package.json. Run this in the folder of the remote.`);
  return JSON.parse(readFileSync(file, 'utf8')).scripts ?? {};
};

const npmRun = (folder: string, script: string): Check => ({
  name: script,
  program: 'npm',
  args: ['run', '--silent', script],
  cwd: folder,
  alone: `npm run ${script}`,
});

function checksIn(folder: string): readonly Check[] {
  const scripts = readScripts(folder);
  const missing = CHECK_SCRIPTS.filter((script) => !scripts[script]);
  if (missing.length > 0)
    throw new CommandError(
      `package.json has no script ${missing.join(', ')}: a release runs lint, types and test. --no-checks releases without them; the release set records it.`,
    );
  return CHECK_SCRIPTS.map((script) => npmRun(folder, script));
}

/** @throws CommandError without a built descriptor, with the commands of this repository */
export function requireDescriptor(folder: string): void {
  if (!existsSync(path.join(folder, 'dist/remote.json')))
    throw new CommandError(
      'dist/remote.json is missing. The build of the preset writes it: npm run build. Without the preset: npx remote-tooling describe, after the build.',
    );
}

/** Runs the remote's own build. @throws CommandError with its first lines when it fails */
export async function runBuild(folder: string) {
  if (!readScripts(folder).build)
    throw new CommandError('package.json has no script build. --no-build releases what is in dist/.');
  await runStep(npmRun(folder, 'build'), printLine);
}
