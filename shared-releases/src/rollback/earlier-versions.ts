import { type ReleasedRemote, type ReleaseSet, releasesOf } from '../sets/release-set.ts';
import { readSet } from '../sets/sets.ts';
import type { ReleaseStore } from '../stores/store.ts';
import { canReplace } from './can-be-served.ts';
import { isCondemned } from './condemned.ts';

/** The version that all visitors get when a canary ends. */
export const withoutCanary = ({ version, descriptor, unchecked }: ReleasedRemote): ReleasedRemote => ({
  version,
  descriptor,
  ...(unchecked && { unchecked }),
});

/**
 * The last other version of the remote or of the shell (`shell`) that the channel served, that is not condemned, and that
 * can be served in the set as it is now.
 */
export function versionBefore(
  store: ReleaseStore,
  current: ReleaseSet,
  remote: string,
  version: string,
): Promise<ReleasedRemote | null> {
  // Many sets name the same version.
  const answers = new Map<string, Promise<boolean>>();
  const isUsable = (found: ReleasedRemote) => {
    const key = `${found.version} ${found.descriptor}`;
    const answer = answers.get(key) ?? canReplace(store, current, remote, found);
    answers.set(key, answer);
    return answer;
  };
  return findEarlier(store, current, async (set) => {
    const found = releasesOf(set)[remote];
    const isGood =
      found && found.version !== version && !found.disabled && !isCondemned(current, remote, found.version);
    return isGood && (await isUsable(found)) ? withoutCanary(found) : null;
  });
}

/** The first answer of `find` that is not null, from the set before the newest one backwards. */
export async function findEarlier<T>(
  store: ReleaseStore,
  current: ReleaseSet,
  find: (set: ReleaseSet) => T | null | Promise<T | null>,
): Promise<T | null> {
  for (let number = current.number - 1; number > 0; number--) {
    const set = await readSet(store, current.channel, number);
    const found = set && (await find(set));
    if (found) return found;
  }
  return null;
}
