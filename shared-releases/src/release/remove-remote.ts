import { linkTargetProblem, requiredWidgetsProblem } from '../descriptor/index.ts';
import { ReleaseError } from '../errors.ts';
import { readReleasedDescriptor, readReleasedDescriptors } from '../publishing/released-descriptors.ts';
import { type ReleaseSet, SHELL } from '../sets/release-set.ts';
import { readNewestSet, writeNextSet } from '../sets/sets.ts';
import type { ReleaseStore } from '../stores/store.ts';

interface Removal {
  name: string;
  channel: string;
  author: string;
  commit: string;
}

/**
 * Takes a remote off a channel: its addresses answer 404 then, and other remotes can have them.
 * @throws ReleaseError when it is not released there, or when another remote links to it or needs a widget of it
 */
export function removeRemote(store: ReleaseStore, { name, channel, ...about }: Removal): Promise<ReleaseSet> {
  return writeNextSet(store, channel, {
    ...about,
    message: `remove ${name}`,
    remotes: ({ [name]: released, ...others }) => {
      if (name === SHELL) throw new ReleaseError('The shell cannot be removed; without it there is no page.');
      if (!released) throw new ReleaseError(`${name} is not released on ${channel}.`);
      return others;
    },
    check: async ({ remotes, number }) => {
      const before = (await readNewestSet(store, channel, number - 1)).remotes[name];
      const released = before && (await readReleasedDescriptor(store, name, before.version));
      if (!released) return;
      const others = await readReleasedDescriptors(store, remotes);
      const gone = { name, routes: [], redirects: [], feeds: [], nav: [], widgets: [] };
      const problem =
        requiredWidgetsProblem(gone, others, released) ?? linkTargetProblem(gone, others, released);
      if (problem) throw new ReleaseError(`${name} was not removed: ${problem}`);
    },
  });
}
