import { createHash } from 'node:crypto';
import { withoutServed } from '../rollback/condemned.ts';
import type { ReleaseStore } from '../stores/store.ts';
import { emptySet, type ReleaseSet, releaseSetSchema, releasesOf, setContent } from './release-set.ts';

/** Key of a set in the release store. */
export const keyOf = (channel: string, number: number) =>
  `sets/${channel}/${String(number).padStart(8, '0')}.json`;

/** The hash `sha384-…` in the format of subresource integrity. */
export const integrityOf = (content: Buffer | string) =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** One set by number; null when there is none. @throws Error when the stored file is not a release set. */
export async function readSet(
  store: ReleaseStore,
  channel: string,
  number: number,
): Promise<ReleaseSet | null> {
  const content = await store.get(keyOf(channel, number));
  return content && releaseSetSchema.parse(JSON.parse(content.toString('utf8')));
}

/**
 * The newest set of a channel; the empty set 0 before the first release.
 * @param from a number known to exist, which saves listing the store
 */
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

/** How the next set differs from the newest one. */
export type SetChange = Pick<ReleaseSet, 'author' | 'commit' | 'message'> & {
  /**
   * Computes what the next set releases from the releases of the newest one, by name; the shell is among them as `shell`.
   * Called again with newer ones when another writer took the number. Returns `current` itself when there is nothing to
   * change: no set is written then, unless `offline` changes.
   */
  remotes: (current: ReleaseSet['remotes']) => ReleaseSet['remotes'];
  /** Computes the condemned versions of the next set; default: those of the newest one. */
  condemned?: (current: ReleaseSet) => ReleaseSet['condemned'];
  /** Turns copies for offline reading on or off; default: as in the newest set. */
  offline?: 'on' | 'off';
  /** Checks the set that is about to be written, for each number tried. It rejects to prevent writing. */
  check?: (next: ReleaseSet) => Promise<void>;
};

/**
 * Writes the next set of a channel by compare-and-swap on its number. When a concurrent writer took the number, the
 * change is computed and checked again on top of that writer's set, with the next number. So no change is lost, and
 * every written set was checked as it is.
 * @returns the new set, or the newest one when there was nothing to change
 */
export async function writeNextSet(
  store: ReleaseStore,
  channel: string,
  { remotes, condemned, offline, check, ...about }: SetChange,
): Promise<ReleaseSet> {
  for (let from = 0; ; ) {
    const current = await readNewestSet(store, channel, from);
    const before = releasesOf(current);
    const changed = remotes(before);
    const isOff = (offline ?? current.offline) === 'off';
    if (changed === before && isOff === (current.offline === 'off')) return current;
    const next: ReleaseSet = {
      ...about,
      number: current.number + 1,
      channel,
      createdAt: new Date().toISOString(),
      ...setContent(changed),
      ...withoutServed(condemned ? condemned(current) : current.condemned, changed),
      ...(isOff && { offline: 'off' as const }),
    };
    await check?.(next);
    if (
      await store.putIfAbsent(keyOf(channel, next.number), Buffer.from(`${JSON.stringify(next, null, 2)}\n`))
    )
      return next;
    from = current.number;
  }
}
