import { parseArgs } from 'node:util';
import { Problem, runCommand } from '../processes/problem.ts';
import { openStore } from '../release/open-store.ts';
import { rollback } from '../release/release.ts';

/** `npm run rollback [-- 41] [-- --channel staging]`: the remotes of set 41 (default: of the set before) serve again. */
runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { channel: { type: 'string' } },
  });
  const [wanted] = positionals;
  const to = wanted === undefined ? undefined : Number(wanted);
  if (to !== undefined && !(Number.isInteger(to) && to > 0))
    throw new Problem(`${wanted} is not the number of a release set.`);
  const set = await rollback(await openStore(), values.channel ?? process.env.CHANNEL ?? 'production', to);
  process.stdout.write(`Release set ${set.number} on ${set.channel}: ${set.message}\n`);
});
