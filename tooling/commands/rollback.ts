import { parseArgs } from 'node:util';
import { rollBackToSet } from 'shared-releases';
import { CommandError, runCommand } from '../cli/command.ts';
import { authorship } from '../release/local-release.ts';
import { openStore } from '../release/release-store.ts';

/** `npm run rollback [-- 41] [-- --channel staging]`: serves the remotes of set 41 again (default: of the set before the newest). */
runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { channel: { type: 'string' } },
  });
  const [wanted] = positionals;
  const to = wanted === undefined ? undefined : Number(wanted);
  if (to !== undefined && !(Number.isInteger(to) && to > 0))
    throw new CommandError(`${wanted} is not the number of a release set.`);
  const set = await rollBackToSet(await openStore(), values.channel ?? process.env.CHANNEL ?? 'production', {
    to,
    ...authorship(),
  });
  process.stdout.write(`Release set ${set.number} on ${set.channel}: ${set.message}\n`);
});
