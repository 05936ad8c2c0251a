import type { ReleaseSet } from '../sets/release-set.ts';
import { writeNextSet } from '../sets/sets.ts';
import type { ReleaseStore } from '../stores/store.ts';

interface OfflineChange {
  channel: string;
  offline: 'on' | 'off';
  author: string;
  commit: string;
}

/**
 * Turns copies for offline reading on or off. Off: browsers remove their service worker and all copies at their next
 * visit, so that a worker with an error never outlives this switch.
 */
export const setOffline = (
  store: ReleaseStore,
  { channel, offline, author, commit }: OfflineChange,
): Promise<ReleaseSet> =>
  writeNextSet(store, channel, {
    author,
    commit,
    message: `offline ${offline}`,
    remotes: (before) => before,
    offline,
  });
