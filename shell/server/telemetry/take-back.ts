import {
  type ReleasedRemote,
  type ReleaseSet,
  type ReleaseStore,
  readSet,
  writeNextSet,
} from 'shared-shell/releases';
import type { Verdict } from './error-watch.ts';

/**
 * Takes one version back: a canary ends, anything else returns to what the channel served before. Writes nothing when
 * somebody was faster, or when there is nothing to return to.
 * @returns the new set, or null
 */
export async function takeBack(
  store: ReleaseStore,
  current: ReleaseSet,
  { remote, version, views, failed }: Verdict,
): Promise<ReleaseSet | null> {
  const released = current.remotes[remote];
  if (!released) return null;
  const wasCanary = released.canary?.version === version;
  const earlier = wasCanary
    ? { version: released.version, descriptor: released.descriptor }
    : await previousVersion(store, current, remote, version);
  if (!earlier || (!wasCanary && released.version !== version)) return null;
  let changed = true;
  const set = await writeNextSet(store, current.channel, {
    author: 'shell',
    commit: current.commit,
    message: `automatic rollback of ${remote} ${version} to ${earlier.version}: ${failed} of ${views} views reported errors`,
    remotes: (before) => {
      const now = before[remote];
      changed = now?.version === version || now?.canary?.version === version;
      return changed ? { ...before, [remote]: earlier } : before;
    },
  });
  return changed ? set : null;
}

/** What the channel served of this remote before the version, looking back set by set. */
async function previousVersion(
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
