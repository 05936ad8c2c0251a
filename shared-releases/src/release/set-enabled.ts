import { ReleaseError } from '../errors.ts';
import { type ReleaseSet, SHELL } from '../sets/release-set.ts';
import { writeNextSet } from '../sets/sets.ts';
import type { ReleaseStore } from '../stores/store.ts';

interface EnabledChange {
  name: string;
  channel: string;
  enabled: boolean;
  author: string;
  commit: string;
}

/**
 * Disables or enables a remote. The area of a disabled remote shows a message, and its links disappear from the menus.
 * @throws ReleaseError when the remote is not released on the channel
 */
export function setEnabled(
  store: ReleaseStore,
  { name, channel, enabled, author, commit }: EnabledChange,
): Promise<ReleaseSet> {
  return writeNextSet(store, channel, {
    author,
    commit,
    message: `${enabled ? 'enable' : 'disable'} ${name}`,
    remotes: (before) => {
      if (name === SHELL)
        throw new ReleaseError('The shell cannot be disabled; without it there is no page.');
      const released = before[name];
      if (!released) throw new ReleaseError(`${name} is not released on ${channel}.`);
      const { disabled, ...rest } = released;
      return { ...before, [name]: enabled ? rest : { ...rest, disabled: true } };
    },
  });
}
