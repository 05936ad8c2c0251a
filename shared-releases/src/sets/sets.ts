import { createHash } from 'node:crypto';
import type { ReleaseStore } from '../stores/store.ts';
import { emptySet, type ReleaseSet, releaseSetSchema } from './release-set.ts';

const keyOf = (channel: string, number: number) => `sets/${channel}/${String(number).padStart(8, '0')}.json`;

/** `sha384-…` in the notation of subresource integrity. */
export const integrityOf = (content: Buffer | string) =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** One set by number; null when there is none. @throws when the stored text is not a release set. */
export async function readSet(
  store: ReleaseStore,
  channel: string,
  number: number,
): Promise<ReleaseSet | null> {
  const content = await store.get(keyOf(channel, number));
  return content && releaseSetSchema.parse(JSON.parse(content.toString('utf8')));
}

/** The newest set of a channel; set 0, which is empty, before the first release. `from`: a number known to exist. */
export async function readNewestSet(store: ReleaseStore, channel: string, from = 0): Promise<ReleaseSet> {
  let number = from;
  if (number === 0) number = numbersOf(await store.list(`sets/${channel}/`)).at(-1) ?? 0;
  let newest = number > 0 ? await readSet(store, channel, number) : null;
  for (;;) {
    const next = await readSet(store, channel, (newest?.number ?? 0) + 1);
    if (!next) return newest ?? emptySet(channel);
    newest = next;
  }
}

/** All set numbers of a channel, ascending. */
export const listSets = async (store: ReleaseStore, channel: string) =>
  numbersOf(await store.list(`sets/${channel}/`));

const numbersOf = (keys: readonly string[]) =>
  keys
    .map((key) => Number(/(\d+)\.json$/.exec(key)?.[1]))
    .filter(Number.isFinite)
    .sort((a, b) => a - b);

export type SetChange = Pick<ReleaseSet, 'author' | 'commit' | 'message'> & {
  /**
   * From the newest set's remotes to the next one's. Called again with newer ones when another writer took the number.
   * Returning `current` itself means that there is nothing to change: no set is written.
   */
  remotes: (current: ReleaseSet['remotes']) => ReleaseSet['remotes'];
  /** Judges the set that is about to be written, for each number tried; rejects to write nothing. */
  judge?: (next: ReleaseSet) => Promise<void>;
};

/**
 * Writes the next set of a channel by compare-and-swap on its number. Of two concurrent writers one loses the number,
 * computes its change again from the winner's set, has that judged, and takes the next number: no change is lost, and
 * no set is written that was not judged as it is.
 * @returns the new set, or the newest one when there was nothing to change
 */
export async function writeNextSet(
  store: ReleaseStore,
  channel: string,
  { remotes, judge, ...about }: SetChange,
): Promise<ReleaseSet> {
  for (let from = 0; ; ) {
    const current = await readNewestSet(store, channel, from);
    const changed = remotes(current.remotes);
    if (changed === current.remotes) return current;
    const next: ReleaseSet = {
      ...about,
      number: current.number + 1,
      channel,
      createdAt: new Date().toISOString(),
      remotes: changed,
    };
    await judge?.(next);
    if (
      await store.putIfAbsent(keyOf(channel, next.number), Buffer.from(`${JSON.stringify(next, null, 2)}\n`))
    )
      return next;
    from = current.number;
  }
}
