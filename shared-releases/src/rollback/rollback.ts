import { ReleaseError } from '../errors.ts';
import type { ReleasedRemote, ReleaseSet } from '../sets/release-set.ts';
import { readNewestSet, readSet, writeNextSet } from '../sets/sets.ts';
import type { ReleaseStore } from '../stores/store.ts';

/** Author of the set, and the commit it belongs to. */
interface Authorship {
  author: string;
  commit: string;
}

/**
 * Manual rollback: writes a set with the remotes of an earlier one.
 * @param to number of that set; default: the one before the newest
 * @throws ReleaseError when the channel has no such set
 */
export async function rollBackToSet(
  store: ReleaseStore,
  channel: string,
  { to, author, commit }: Authorship & { to?: number },
): Promise<ReleaseSet> {
  const number = to ?? (await readNewestSet(store, channel)).number - 1;
  const earlier = number > 0 ? await readSet(store, channel, number) : null;
  if (!earlier)
    throw new ReleaseError(`Channel ${channel} has no release set ${number}. npm run releases lists them.`);
  return writeNextSet(store, channel, {
    author,
    commit,
    message: `rollback to ${number}`,
    remotes: () => earlier.remotes,
  });
}

/**
 * Automatic rollback of one version: a canary ends; a stable version is replaced by the one served before it.
 * @param reason written into the set, e.g. `31 of 60 views reported errors`
 * @returns the new set; null when the version is not served any more, or nothing was served before it
 */
export async function rollBackVersion(
  store: ReleaseStore,
  channel: string,
  { remote, version, reason, author }: { remote: string; version: string; reason: string; author: string },
): Promise<ReleaseSet | null> {
  const current = await readNewestSet(store, channel);
  const released = current.remotes[remote];
  if (!released) return null;
  const wasCanary = released.canary?.version === version;
  if (!wasCanary && released.version !== version) return null;
  const earlier = wasCanary
    ? { version: released.version, descriptor: released.descriptor }
    : await versionBefore(store, current, remote, version);
  if (!earlier) return null;
  const set = await writeNextSet(store, channel, {
    author,
    commit: current.commit,
    message: `automatic rollback of ${remote} ${version} to ${earlier.version}: ${reason}`,
    remotes: (before) => {
      const now = before[remote];
      const isServed = now?.version === version || now?.canary?.version === version;
      return isServed ? { ...before, [remote]: earlier } : before;
    },
  });
  return set.remotes[remote] === earlier ? set : null;
}

/** The last other version of the remote that the channel served. */
async function versionBefore(
  store: ReleaseStore,
  current: ReleaseSet,
  remote: string,
  version: string,
): Promise<ReleasedRemote | null> {
  for (let number = current.number - 1; number > 0; number--) {
    const found = (await readSet(store, current.channel, number))?.remotes[remote];
    if (found && found.version !== version && !found.disabled)
      return { version: found.version, descriptor: found.descriptor };
  }
  return null;
}
