import { readNewestSet } from 'shared-releases';
import { promoteSet, takenBack } from 'shared-releases/release';
import { CommandError, runCommand } from '../cli/command.ts';
import { readArguments } from '../cli/read-arguments.ts';
import { authorship } from '../release/local-release.ts';
import { channelsOf } from '../release/new-channel.ts';
import { channelName } from '../release/release-options.ts';
import { openStore } from '../release/release-store.ts';

const usage = 'npm run promote -- <channel> [--set 12] [--to production [--new]]';

/** `npm run promote -- staging`: releases exactly the newest set of a channel (or set `--set`) on production. */
runCommand(async () => {
  const { values, positionals } = readArguments(usage, {
    allowPositionals: true,
    options: {
      to: { type: 'string', default: 'production' },
      set: { type: 'string' },
      new: { type: 'boolean' },
    },
  });
  const [from, ...rest] = positionals;
  if (!from || rest.length > 0) throw new CommandError(`Name the channel to promote: ${usage}`);
  const number = values.set === undefined ? undefined : Number(values.set);
  if (number !== undefined && !(Number.isInteger(number) && number > 0))
    throw new CommandError(`--set ${values.set} is not the number of a release set.`);
  const to = channelName('--to', values.to);
  const store = await openStore();
  // Not for production, whose first set may come from the channel that a new site was tried in.
  if (to !== 'production' && !values.new) {
    const channels = await channelsOf(store);
    if (!channels.includes(to))
      throw new CommandError(
        `No channel named ${to}. There are: ${channels.join(', ') || 'none'}. To start it with this set, add --new.`,
      );
  }
  const { number: before } = await readNewestSet(store, to);
  const set = await promoteSet(store, { from, number, to, ...authorship() });
  process.stdout.write(`Release set ${set.number} on ${set.channel}: ${set.message}\n`);
  if (set.number === before) return;
  const lost = await takenBack(store, from, set);
  if (lost.length === 0) return;
  const lines = lost.map(({ name, version, now }) =>
    now === undefined
      ? `  ${name} ${version} is no longer on ${set.channel}: ${from} does not have it`
      : `  ${name} went back from ${version} to the older ${now}`,
  );
  process.stdout.write(
    `${lines.join('\n')}\nTo serve the set before again: npm run rollback -- ${set.number - 1}${set.channel === 'production' ? '' : ` --channel ${set.channel}`}\n`,
  );
});
