import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseDescriptor, type RemoteDescriptor } from 'shared-shell/descriptor';
import {
  publishRemote,
  publishShell,
  type ReleasedRemote,
  type ReleaseSet,
  type ReleaseStore,
  readNewestSet,
  readSet,
  writeNextSet,
} from 'shared-shell/releases';
import { Problem } from '../processes/problem.ts';
import { root } from '../processes/root.ts';
import { readOthers, readShells, runGates } from './gates/run-gates.ts';

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

/** What one release asks for. */
export interface ReleaseRequest {
  names: readonly string[];
  channel?: string;
  /** Percent of visitors; absent: everybody. */
  canary?: number;
}

/**
 * Publishes built remotes and writes one new set when any of them is not what the channel serves already. A canary
 * stands beside the version everybody else gets; a release for everybody ends it.
 * @returns the set that now holds exactly these versions
 */
export async function releaseRemotes(
  store: ReleaseStore,
  { names, channel = 'production', canary }: ReleaseRequest,
): Promise<ReleaseSet> {
  const published = await Promise.all(
    names.map(async (name) => {
      const dist = distOf(name);
      if (!existsSync(path.join(dist, 'remote.json')))
        throw new Problem(`${name}/dist/remote.json is missing. Build it first: npm run build -- ${name}`);
      return publishRemote(store, dist);
    }),
  );
  const wanted = (
    before: ReleasedRemote | undefined,
    { descriptor: { name, version }, hash }: (typeof published)[number],
  ): ReleasedRemote => {
    if (canary === undefined) return { version, descriptor: hash };
    if (!before)
      throw new Problem(
        `${name} is not released on ${channel} yet, so it cannot have a canary. Release it without --canary first.`,
      );
    return {
      version: before.version,
      descriptor: before.descriptor,
      canary: { version, descriptor: hash, percent: canary },
    };
  };
  const current = await readNewestSet(store, channel);
  const changed = published.filter(
    (one) =>
      JSON.stringify(current.remotes[one.descriptor.name]) !==
      JSON.stringify(wanted(current.remotes[one.descriptor.name], one)),
  );
  if (changed.length === 0) return current;
  const share = canary === undefined ? '' : ` to ${canary} %`;
  return writeNextSet(store, channel, {
    author: author(),
    commit: commit(),
    message: `release ${changed.map(({ descriptor: { name, version } }) => `${name} ${version}`).join(', ')}${share}`,
    remotes: (before) => ({
      ...before,
      ...Object.fromEntries(
        changed.map((one) => [one.descriptor.name, wanted(before[one.descriptor.name], one)]),
      ),
    }),
  });
}

/** Every gate for one built remote, against the set it would join and the shells it would run under. */
export async function checkRelease(store: ReleaseStore, name: string, channel = 'production'): Promise<void> {
  const dist = distOf(name);
  const file = path.join(dist, 'remote.json');
  if (!existsSync(file)) throw new Problem(`${file} is missing. Build it first: npm run build -- ${name}`);
  let descriptor: RemoteDescriptor;
  try {
    descriptor = parseDescriptor(JSON.parse(readFileSync(file, 'utf8')), file);
  } catch (error) {
    throw new Problem(
      `${(error as Error).message}\nBuild again; if it stays, correct ${name}/remote.config.ts.`,
    );
  }
  const set = await readNewestSet(store, channel);
  await runGates({
    dist,
    descriptor,
    others: await readOthers(store, set, name),
    shells: await readShells(store, builtShell() ?? ''),
  });
}

/** Appends a set with the remotes of an earlier one; without a number, of the one before the newest. */
export async function rollback(store: ReleaseStore, channel: string, to?: number): Promise<ReleaseSet> {
  const current = await readNewestSet(store, channel);
  const number = to ?? current.number - 1;
  const earlier = number > 0 ? await readSet(store, channel, number) : null;
  if (!earlier)
    throw new Problem(`Channel ${channel} has no release set ${number}. npm run releases lists them.`);
  return writeNextSet(store, channel, {
    author: author(),
    commit: commit(),
    message: `rollback to ${number}`,
    remotes: () => earlier.remotes,
  });
}

/** The kill switch: the remote's area says politely that it is off, navigation drops its links. */
export function setEnabled(
  store: ReleaseStore,
  name: string,
  channel: string,
  enabled: boolean,
): Promise<ReleaseSet> {
  return writeNextSet(store, channel, {
    author: author(),
    commit: commit(),
    message: `${enabled ? 'enable' : 'disable'} ${name}`,
    remotes: (before) => {
      const released = before[name];
      if (!released) throw new Problem(`${name} is not released on ${channel}.`);
      const { disabled, ...rest } = released;
      return { ...before, [name]: enabled ? rest : { ...rest, disabled: true } };
    },
  });
}

/** Publishes the built shell's files, so that tabs opened before the next shell still find theirs. */
export async function releaseShell(store: ReleaseStore): Promise<string> {
  const version = builtShell();
  if (!version) throw new Problem('shell/dist/shell.json is missing. Build it first: npm run build -- shell');
  await publishShell(store, path.join(root, 'shell/dist'), version);
  return version;
}

const distOf = (name: string) => path.join(root, name, 'dist');

function builtShell(): string | null {
  const file = path.join(root, 'shell/dist/shell.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).version : null;
}
