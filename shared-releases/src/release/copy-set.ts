import { ReleaseError } from '../errors.ts';
import { isCondemned } from '../rollback/condemned.ts';
import { type ReleaseSet, releasesOf, SHELL } from '../sets/release-set.ts';
import { listSets, readNewestSet, readSet, writeNextSet } from '../sets/sets.ts';
import type { ReleaseStore } from '../stores/store.ts';

interface SetCopy {
  /** Channel to read from. */
  from: string;
  /** Set of that channel; default: its newest. */
  number?: number;
  /** Channel that gets the set. */
  to: string;
  author: string;
  commit: string;
}

/**
 * Gives a channel exactly the releases of a set of another channel: the shell and every remote, with disabled ones and
 * canaries as they are there. They passed the gates together when that set was written.
 * @returns the new set, or the newest one when it releases the same already
 * @throws ReleaseError when there is no such set, when it has no shell and the target has one, or when a rollback of the
 * target has left one of its versions
 */
export async function promoteSet(
  store: ReleaseStore,
  { from, number, to, ...about }: SetCopy,
): Promise<ReleaseSet> {
  if (from === to) throw new ReleaseError(`${from} cannot be promoted to itself.`);
  const source = await readSource(store, from, number);
  const releases = releasesOf(source);
  return writeNextSet(store, to, {
    ...about,
    message: `promote ${from} ${source.number}`,
    remotes: (current) => (sameReleases(current, releases) ? current : releases),
    check: async () => {
      const target = await readNewestSet(store, to);
      // A channel that was begun by releasing one remote into it would take all others off the site.
      if (target.shell && !releases[SHELL])
        throw new ReleaseError(
          `Set ${source.number} of ${from} has no shell and releases only ${Object.keys(releases).join(', ')}: promoting it would take everything else off ${to}. To bring one remote: npm run release -- <remote>${to === 'production' ? '' : ` --channel ${to}`}. For a channel that can be promoted, start a new one as a copy: npm run release -- <remote> --channel <new name> --from ${to}.`,
        );
      const left = Object.entries(releases).flatMap(([name, { version, canary }]) =>
        [version, ...(canary ? [canary.version] : [])]
          .filter((one) => isCondemned(target, name, one))
          .map((one) => `${name} ${one}`),
      );
      if (left.length > 0)
        throw new ReleaseError(
          `${to} has rolled back ${left.join(', ')}. Release a corrected version on ${from}, or name the version: npm run rollback -- <remote> --to <version> --channel ${to}.`,
        );
    },
  });
}

/** A release that a channel had before a promotion, and has no longer. */
interface TakenBack {
  name: string;
  /** The version that the channel had. */
  version: string;
  /** The older version that it has now; absent: the remote is no longer on the channel. */
  now?: string;
}

/**
 * What a promotion has taken from its channel: remotes that the promoted set does not have, and versions newer than those
 * in it. The version that was released first on one of the two channels is the older one.
 */
export async function takenBack(
  store: ReleaseStore,
  from: string,
  promoted: ReleaseSet,
): Promise<TakenBack[]> {
  const before = await readSet(store, promoted.channel, promoted.number - 1);
  if (!before) return [];
  const after = releasesOf(promoted);
  const changed = Object.entries(releasesOf(before)).filter(
    ([name, { version }]) => after[name]?.version !== version,
  );
  if (changed.length === 0) return [];
  const since = await firstReleases(store, [from, promoted.channel]);
  return changed.flatMap(([name, { version }]) => {
    const now = after[name]?.version;
    if (now === undefined) return [{ name, version }];
    const isOlder = (since.get(`${name} ${now}`) ?? '') < (since.get(`${name} ${version}`) ?? '');
    return isOlder ? [{ name, version, now }] : [];
  });
}

/** Sets that are read at the same time: a channel has thousands after some years, each a request to the store. */
const READ_AT_ONCE = 32;

/** All sets of a channel that can be read. */
async function readSets(store: ReleaseStore, channel: string): Promise<ReleaseSet[]> {
  const numbers = await listSets(store, channel);
  const sets: ReleaseSet[] = [];
  for (let at = 0; at < numbers.length; at += READ_AT_ONCE) {
    const read = await Promise.all(
      numbers.slice(at, at + READ_AT_ONCE).map((number) => readSet(store, channel, number).catch(() => null)),
    );
    sets.push(...read.filter((set) => set !== null));
  }
  return sets;
}

/** When each version of these channels was first released, by name and version. */
async function firstReleases(store: ReleaseStore, channels: readonly string[]): Promise<Map<string, string>> {
  const logs = await Promise.all(channels.map((channel) => readSets(store, channel)));
  const since = new Map<string, string>();
  for (const set of logs.flat())
    for (const [name, { version }] of Object.entries(releasesOf(set))) {
      const key = `${name} ${version}`;
      const known = since.get(key);
      if (known === undefined || set.createdAt < known) since.set(key, set.createdAt);
    }
  return since;
}

/**
 * Starts a channel as a copy of another one.
 * @throws ReleaseError when the channel has sets already, or the other one has none
 */
export async function startChannel(
  store: ReleaseStore,
  { from, to, ...about }: Omit<SetCopy, 'number'>,
): Promise<ReleaseSet> {
  const source = await readSource(store, from, undefined);
  const current = await readNewestSet(store, to);
  if (current.number > 0)
    throw new ReleaseError(
      `${to} has ${current.number} release sets already, so it cannot start as a copy of ${from}. Leave out --from to release into it; to bring all of ${from} there: npm run promote -- ${from} --to ${to}.`,
    );
  return writeNextSet(store, to, {
    ...about,
    message: `start as a copy of ${from} ${source.number}`,
    remotes: () => releasesOf(source),
    condemned: () => source.condemned,
  });
}

async function readSource(
  store: ReleaseStore,
  channel: string,
  number: number | undefined,
): Promise<ReleaseSet> {
  const set =
    number === undefined ? await readNewestSet(store, channel) : await readSet(store, channel, number);
  if (!set) throw new ReleaseError(`${channel} has no release set ${number}.`);
  if (set.number === 0) throw new ReleaseError(`Nothing is released on ${channel}.`);
  return set;
}

/** Whether two sets release the same, in whatever order they name it. */
const sameReleases = (a: ReleaseSet['remotes'], b: ReleaseSet['remotes']) => {
  const sorted = (releases: ReleaseSet['remotes']) =>
    JSON.stringify(Object.entries(releases).sort(([one], [other]) => (one < other ? -1 : 1)));
  return sorted(a) === sorted(b);
};
