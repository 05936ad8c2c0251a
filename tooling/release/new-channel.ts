import { type ReleaseSet, type ReleaseStore, releasesOf } from 'shared-releases';
import { printLine } from '../cli/print-line.ts';

/** The names of all channels that have a release set, without those of previews. */
export const channelsOf = async (store: ReleaseStore): Promise<string[]> =>
  [...new Set((await store.list('sets/')).map((key) => key.split('/')[1] ?? ''))]
    .filter((name) => name && !name.startsWith('preview-'))
    .sort();

/** Says that a release has started a channel: its name may be mistyped, and the rest of the site is not on it. */
export async function printNewChannel(store: ReleaseStore, set: ReleaseSet): Promise<void> {
  const others = (await channelsOf(store)).filter((name) => name !== set.channel);
  // A channel with a shell was started as a copy of another one.
  if (set.number > 1 || set.shell || others.length === 0) return;
  printLine(
    `${set.channel} is a new channel, with ${Object.keys(releasesOf(set)).join(', ')} and nothing else of the site. There were: ${others.join(', ')}. If the name is mistyped, release again on the right one. The operator of the site starts a channel with the whole site: npm run release -- <remote> --channel <new name> --from ${others.includes('production') ? 'production' : others[0]}.`,
  );
}
