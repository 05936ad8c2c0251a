import { rollBackRemote, rollBackToSet } from 'shared-releases';
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
});

function setNumber(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const number = Number(text);
  if (!(Number.isInteger(number) && number > 0))
    throw new CommandError(`${text} is not the number of a release set.`);
  return number;
}
