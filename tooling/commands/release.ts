import { existsSync } from 'node:fs';
import path from 'node:path';
import { type ReleaseSet, releasesOf, SHELL } from 'shared-releases';
import { removeRemote, setEnabled, setOffline, startChannel } from 'shared-releases/release';
import { build } from '../cli/build.ts';
import { CommandError, runCommand } from '../cli/command.ts';
import { printLine } from '../cli/print-line.ts';
import { readArguments } from '../cli/read-arguments.ts';
import { checkRecordings } from '../recording/check-recordings.ts';
import { checksOf, runChecks } from '../release/checks.ts';
import { authorship, releaseBuilds, releaseBuiltShell } from '../release/local-release.ts';
import { printNewChannel } from '../release/new-channel.ts';
import { printWithoutShell } from '../release/no-shell.ts';
import { printPermissions } from '../release/print-permissions.ts';
import { readCanary, readChannel } from '../release/release-options.ts';
import { openStore } from '../release/release-store.ts';
import { root } from '../repository.ts';

const usage =
  'npm run release -- <remote or shell> … [--canary 10] [--channel staging [--from production]] [--disable | --enable | --remove] [--offline on|off] [--no-build] [--no-checks]';

/**
 * `npm run release -- mfe-events`: runs lint, types and tests of that remote (or of `shell`), builds it, runs every gate, uploads the build and writes the next release
 * set. Running shell servers serve it within about a second.
 */
runCommand(async () => {
  const { values, positionals: names } = read();
  const channel = readChannel(values.channel);
  const canary = readCanary(values.canary);
  if ([values.disable, values.enable, values.remove].filter(Boolean).length > 1)
    throw new CommandError(`Choose one of --disable, --enable and --remove: ${usage}`);
  if (values.offline !== undefined) return switchOffline(values.offline, channel);
  if (names.length === 0) throw new CommandError(`Name the remotes (or shell) to release: ${usage}`);
  // Those of teams outside have no folder here.
  const isSwitched = values.disable || values.enable || values.remove;
  const unknown = names.filter(
    (name) => !isSwitched && name !== SHELL && !existsSync(path.join(root, name, 'remote.config.ts')),
  );
  if (unknown.length > 0)
    throw new CommandError(
      `No remote in ${unknown.map((name) => `${name}/`).join(', ')}: there is no remote.config.ts.`,
    );

  const store = await openStore();
  const started = performance.now();
  if (values.from !== undefined) {
    const set = await startChannel(store, { from: values.from, to: channel, ...authorship() });
    process.stdout.write(`Release set ${set.number} on ${set.channel}: ${set.message}\n`);
  }
  if (values.remove) {
    for (const name of names) printRemoval(await removeRemote(store, { name, channel, ...authorship() }));
    return;
  }
  if (isSwitched) {
    for (const name of names)
      report(
        await setEnabled(store, { name, channel, enabled: values.enable === true, ...authorship() }),
        names,
        started,
      );
    return;
  }
  const unchecked = values['no-checks'] === true;
  if (!unchecked) {
    for (const name of names) checkRecordings(path.join(root, name), name);
    await runChecks(
      names.flatMap((name) => checksOf(name, root)),
      printLine,
    );
  }
  if (!values['no-build']) await build(names);
  // The shell first: remotes that are built against it are checked under it.
  if (names.includes(SHELL))
    report(await releaseBuiltShell(store, { channel, canary, unchecked, gates: true }), [SHELL], started);
  const remoteNames = names.filter((name) => name !== SHELL);
  if (remoteNames.length > 0) {
    const set = await releaseBuilds(store, { names: remoteNames, channel, canary, unchecked, gates: true });
    report(set, remoteNames, started);
    await printNewChannel(store, set);
    await printWithoutShell(store);
    for (const name of remoteNames) printPermissions(path.join(root, name, 'dist'));
  }
});

/** `--offline off`: a set in which browsers remove their service worker and all copies of pages. */
async function switchOffline(offline: string, channel: string) {
  if (offline !== 'on' && offline !== 'off') throw new CommandError(`--offline is on or off: ${usage}`);
  const set = await setOffline(await openStore(), { channel, offline, ...authorship() });
  process.stdout.write(`Release set ${set.number} on ${set.channel}: ${set.message}\n`);
}

function read() {
  return readArguments(usage, {
    allowPositionals: true,
    options: {
      canary: { type: 'string' },
      channel: { type: 'string' },
      from: { type: 'string' },
      disable: { type: 'boolean' },
      enable: { type: 'boolean' },
      remove: { type: 'boolean' },
      offline: { type: 'string' },
      'no-build': { type: 'boolean' },
      'no-checks': { type: 'boolean' },
    },
  });
}

function printRemoval({ number, channel, message }: ReleaseSet) {
  const option = channel === 'production' ? '' : ` --channel ${channel}`;
  process.stdout.write(
    `Release set ${number} on ${channel}: ${message}\nTo serve the set before again: npm run rollback -- ${number - 1}${option}\n`,
  );
}

function report(set: Awaited<ReturnType<typeof setEnabled>>, names: readonly string[], started: number) {
  const what = names.map((name) => {
    const released = releasesOf(set)[name];
    const canary = released?.canary ? `, ${released.canary.version} for ${released.canary.percent} %` : '';
    return `${name} ${released?.version}${canary}${released?.disabled ? ' (disabled)' : ''}`;
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(`Release set ${set.number} on ${set.channel}: ${what.join('; ')} (${seconds} s)\n`);
}
