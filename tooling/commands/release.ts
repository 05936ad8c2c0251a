import path from 'node:path';
import { createFolderStore } from 'shared-shell/releases';
import { Problem, runCommand } from '../processes/problem.ts';
import { remotes, root } from '../processes/root.ts';
import { build } from '../release/build.ts';
import { releaseRemotes } from '../release/release.ts';

/** `npm run release -- <remote> …`: builds only these, publishes them and writes the next release set. */
runCommand(async () => {
  const names = process.argv.slice(2);
  const known: readonly string[] = remotes.map(({ name }) => name);
  const wrong = names.filter((name) => !known.includes(name));
  if (names.length === 0 || wrong.length > 0)
    throw new Problem(`Name the remotes to release: npm run release -- ${known.join(' | ')}`);
  await build(names);
  const set = await releaseRemotes(
    createFolderStore(process.env.RELEASE_STORE ?? path.join(root, '.releases')),
    names,
    process.env.CHANNEL,
  );
  process.stdout.write(
    `Release set ${set.number} (${set.channel}): ${names.map((name) => `${name} ${set.remotes[name]?.version}`).join(', ')}\n`,
  );
});
