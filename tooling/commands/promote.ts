import { promoteSet } from 'shared-releases/release';
import { CommandError, runCommand } from '../cli/command.ts';
import { readArguments } from '../cli/read-arguments.ts';
import { authorship } from '../release/local-release.ts';
import { openStore } from '../release/release-store.ts';

const usage = 'npm run promote -- <channel> [--set 12] [--to production]';

/** `npm run promote -- staging`: releases exactly the newest set of a channel (or set `--set`) on production. */
runCommand(async () => {
  const { values, positionals } = readArguments(usage, {
    allowPositionals: true,
    options: { to: { type: 'string', default: 'production' }, set: { type: 'string' } },
  });
  const [from, ...rest] = positionals;
  if (!from || rest.length > 0) throw new CommandError(`Name the channel to promote: ${usage}`);
  const number = values.set === undefined ? undefined : Number(values.set);
  if (number !== undefined && !(Number.isInteger(number) && number > 0))
    throw new CommandError(`--set ${values.set} is not the number of a release set.`);
  const set = await promoteSet(await openStore(), { from, number, to: values.to, ...authorship() });
  process.stdout.write(`Release set ${set.number} on ${set.channel}: ${set.message}\n`);
});
