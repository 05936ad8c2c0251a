import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {
  publishRemote,
  publishShell,
  type ReleaseSet,
  type ReleaseStore,
  readNewestSet,
  writeNextSet,
} from 'shared-shell/releases';
import { Problem } from '../processes/problem.ts';
import { root } from '../processes/root.ts';

const git = (...args: string[]) => {
  try {
    return execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return '';
  }
};

/** Who releases: the git identity, else the system's user. */
export const author = () => git('config', 'user.name') || os.userInfo().username;
export const commit = () => git('rev-parse', '--short=12', 'HEAD') || 'unknown';

/**
 * Publishes built remotes and writes one new set when any of them is not what the channel serves already.
 * @returns the set that now holds exactly these versions
 */
export async function releaseRemotes(
  store: ReleaseStore,
  names: readonly string[],
  channel = 'production',
): Promise<ReleaseSet> {
  const published = await Promise.all(
    names.map(async (name) => {
      const dist = path.join(root, name, 'dist');
      if (!existsSync(path.join(dist, 'remote.json')))
        throw new Problem(`${name}/dist/remote.json is missing. Build it first: npm run build -- ${name}`);
      return publishRemote(store, dist);
    }),
  );
  const current = await readNewestSet(store, channel);
  const changed = published.filter(
    ({ descriptor, hash }) => current.remotes[descriptor.name]?.descriptor !== hash,
  );
  if (changed.length === 0) return current;
  return writeNextSet(store, channel, {
    author: author(),
    commit: commit(),
    message: `release ${changed.map(({ descriptor: { name, version } }) => `${name} ${version}`).join(', ')}`,
    remotes: (before) => ({
      ...before,
      ...Object.fromEntries(
        changed.map(({ descriptor: { name, version }, hash }) => [name, { version, descriptor: hash }]),
      ),
    }),
  });
}

/** Publishes the built shell's browser files, so that tabs opened before the next shell still find theirs. */
export async function releaseShell(store: ReleaseStore): Promise<string> {
  const dist = path.join(root, 'shell/dist');
  const { version } = JSON.parse(readFileSync(path.join(dist, 'shell.json'), 'utf8'));
  await publishShell(store, dist, version);
  return version;
}
