import { listSets, readSet } from 'shared-releases';
import { runCommand } from '../cli/command.ts';
import { readArguments } from '../cli/read-arguments.ts';
import { readCount } from '../cli/read-count.ts';
import { readChannel } from '../release/release-options.ts';
import { openStore } from '../release/release-store.ts';

const usage = 'npm run releases -- [--channel staging] [--last 20]';

/** `npm run releases`: lists release sets, newest first: number, time, commit, author, message. */
runCommand(async () => {
  const { values } = readArguments(usage, {
    options: { channel: { type: 'string' }, last: { type: 'string', default: '20' } },
  });
  const last = readCount('--last', values.last, 1_000_000);
  const channel = readChannel(values.channel);
  const store = await openStore();
  const numbers = (await listSets(store, channel)).slice(-last).reverse();
  if (numbers.length === 0) process.stdout.write(`Nothing is released on ${channel}.\n`);
  for (const number of numbers) {
    const set = await readSet(store, channel, number);
    if (!set) continue;
    const when = set.createdAt.replace('T', ' ').slice(0, 16);
    process.stdout.write(
      `${String(number).padStart(5)}  ${when}  ${set.commit.padEnd(12)}  ${set.author.padEnd(20)}  ${set.message}\n`,
    );
  }
});
