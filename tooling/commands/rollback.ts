import { type ReleaseSet, readSet, releasesOf, rollBackRemote, rollBackToSet } from 'shared-releases';
import { CommandError, runCommand } from '../cli/command.ts';
import { readArguments } from '../cli/read-arguments.ts';
import { authorship } from '../release/local-release.ts';
import { readChannel } from '../release/release-options.ts';
import { openStore } from '../release/release-store.ts';

const usage =
  'npm run rollback -- [41 | mfe-events | shell] [--to 1.0.0-3f2a] [--reason "…"] [--channel staging]';

/**
 * `npm run rollback`: serves the remotes and the shell of set 41 again (default: of the last set without a version that
 * was rolled back), or an earlier version of one remote or of the shell.
 */
runCommand(async () => {
  const { values, positionals } = readArguments(usage, {
    allowPositionals: true,
    options: { channel: { type: 'string' }, to: { type: 'string' }, reason: { type: 'string' } },
  });
  const [wanted, ...rest] = positionals;
  if (rest.length > 0) throw new CommandError(`Roll back one at a time: ${usage}`);
  const isSet = wanted === undefined || /^\d/.test(wanted);
  if (wanted !== undefined && isSet && values.to !== undefined)
    throw new CommandError(`Name the set once, as ${wanted} or by --to ${values.to}: ${usage}`);
  const about = { reason: values.reason, ...authorship() };
  const channel = readChannel(values.channel);
  const store = await openStore();
  const set = isSet
    ? await rollBackToSet(store, channel, { to: setNumber(wanted ?? values.to), ...about })
    : await rollBackRemote(store, channel, { remote: wanted, to: values.to, ...about });
  process.stdout.write(`Release set ${set.number} on ${set.channel}: ${set.message}\n`);
  const before = await readSet(store, channel, set.number - 1);
  if (!before) return;
  // The message about one remote has its versions.
  const lines = isSet ? changes(before, set) : [];
  const option = channel === 'production' ? '' : ` --channel ${channel}`;
  lines.push(`To serve the set before again: npm run rollback -- ${before.number}${option}`);
  process.stdout.write(`${lines.join('\n')}\n`);
});

/** What a set serves otherwise than the one before it, a line for each remote. */
function changes(before: ReleaseSet, after: ReleaseSet): string[] {
  const [was, is] = [releasesOf(before), releasesOf(after)];
  return Object.keys({ ...was, ...is }).flatMap((name) => {
    const [from, to] = [describe(was[name]), describe(is[name])];
    return from === to ? [] : [`  ${name}: ${from} → ${to}`];
  });
}

function describe(released: ReturnType<typeof releasesOf>[string] | undefined): string {
  if (!released) return 'not released';
  const { version, canary, disabled } = released;
  const parts = [version, canary && `canary ${canary.version} (${canary.percent} %)`, disabled && 'disabled'];
  return parts.filter(Boolean).join(', ');
}

function setNumber(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const number = Number(text);
  if (!(Number.isInteger(number) && number > 0))
    throw new CommandError(`${text} is not the number of a release set.`);
  return number;
}
