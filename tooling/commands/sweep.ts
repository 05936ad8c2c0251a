import { sweepReleases } from 'shared-releases';
import { CommandError, runCommand } from '../cli/command.ts';
import { readArguments } from '../cli/read-arguments.ts';
import { openStore } from '../release/release-store.ts';

const usage = 'npm run sweep -- [--days 7]';

/** `npm run sweep`: removes releases that no open tab can still load files from. */
runCommand(async () => {
  const { values } = readArguments(usage, { options: { days: { type: 'string', default: '7' } } });
  const days = Number(values.days);
  if (!(days >= 7))
    throw new CommandError(
      `--days ${values.days}: old releases stay for at least 7 days, because open tabs still load their files.`,
    );
  const swept = await sweepReleases(await openStore(), days);
  process.stdout.write(swept.length > 0 ? `Removed ${swept.join(', ')}\n` : 'Nothing to remove.\n');
});
