import { withoutServed } from '../rollback/condemned.ts';
import { type ReleaseSet, releasesOf, setContent } from '../sets/release-set.ts';
import { keyOf, readNewestSet, type SetChange } from '../sets/sets.ts';
import type { ReleaseStore } from '../stores/store.ts';
import { type Preview, previewChannel } from './preview-token.ts';

/**
 * Writes the next set of a preview: a copy of a channel's set with changed releases. It has no canaries, so that everyone
 * who opens the preview sees the same.
 * @param base the set that is copied, which the gates have checked the change against
 */
export async function writePreviewSet(
  store: ReleaseStore,
  base: ReleaseSet,
  { name, expiresAt }: Preview,
  { remotes, author, commit, message }: Pick<SetChange, 'remotes' | 'author' | 'commit' | 'message'>,
): Promise<ReleaseSet> {
  const channel = previewChannel(name);
  const released = withoutCanaries(remotes(releasesOf(base)));
  for (let from = 0; ; ) {
    const { number } = await readNewestSet(store, channel, from);
    const set: ReleaseSet = {
      author,
      commit,
      message,
      number: number + 1,
      channel,
      createdAt: new Date().toISOString(),
      ...setContent(released),
      ...withoutServed(base.condemned, released),
      preview: { from: base.channel, set: base.number, expiresAt: new Date(expiresAt).toISOString() },
    };
    if (await store.putIfAbsent(keyOf(channel, set.number), Buffer.from(`${JSON.stringify(set, null, 2)}\n`)))
      return set;
    from = number;
  }
}

const withoutCanaries = (releases: ReleaseSet['remotes']): ReleaseSet['remotes'] =>
  Object.fromEntries(Object.entries(releases).map(([name, { canary: _none, ...stable }]) => [name, stable]));
