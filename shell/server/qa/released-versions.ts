import { LRUCache } from 'lru-cache';
import { listSets, type ReleaseSet, type ReleaseStore, readSet, releasesOf, SHELL } from 'shared-releases';
import type { QaRelease, QaReleases } from '../../src/page-data.ts';
import type { ServedSet } from '../releases/served-set.ts';

/** Versions of each name that are listed, the newest ones. */
const MAX_VERSIONS = 20;
/** Sets of the channel that are read for date and author, and those that are listed. */
const MAX_SETS_READ = 200;
const MAX_SETS_LISTED = 20;
/** Time in ms that a list is served again, because it reads much of the store. */
const LIFETIME_MS = 5_000;

/**
 * Lists the released versions of the shell and of each remote for the QA panel, with date, author and commit, what the
 * served set does with them, and why a rollback has left them.
 */
export function createReleaseList(store: ReleaseStore, channel: string, current: () => ServedSet) {
  // Sets and descriptors never change.
  const sets = new LRUCache<string, ReleaseSet>({ max: 2 * MAX_SETS_READ });
  const commits = new LRUCache<string, string>({ max: 1_000 });
  let list: { at: number; releases: Promise<QaReleases> } | null = null;

  const setOf = async (name: string, number: number) => {
    const key = `${name}/${number}`;
    const known = sets.get(key);
    if (known) return known;
    const set = await readSet(store, name, number).catch(() => null);
    // The sets of a preview are numbered anew after it was removed.
    if (set && !set.preview) sets.set(key, set);
    return set;
  };

  const commitOf = async (name: string, version: string) => {
    const key = `${name}/${version}/${name === SHELL ? 'shell' : 'remote'}.json`;
    const known = commits.get(key);
    if (known !== undefined) return known;
    const content = await store.get(key);
    const { commit = '' } = content ? JSON.parse(content.toString('utf8')) : {};
    commits.set(key, String(commit));
    return String(commit);
  };

  const read = async (): Promise<QaReleases> => {
    const keys = await store.list('');
    const numbers = (await listSets(store, channel)).slice(-MAX_SETS_READ);
    const channelSets = (await Promise.all(numbers.map((number) => setOf(channel, number)))).filter(
      (set) => set !== null,
    );
    const previews = await newestSets(keys, /^sets\/(preview-[^/]+)\/(\d+)\.json$/);
    const known = new Map<string, { date: string; author: string; commit: string; preview?: string }>();
    for (const set of [...channelSets, ...previews]) {
      const { createdAt: date, author, commit, channel: name, preview } = set;
      for (const [released, { version, canary }] of Object.entries(releasesOf(set)))
        for (const one of [version, ...(canary ? [canary.version] : [])]) {
          const key = `${released}/${one}`;
          // The first set that names a version is the one that released it.
          if (!known.has(key)) known.set(key, { date, author, commit, ...(preview && { preview: name }) });
        }
    }
    const uploaded = keys.flatMap((key) => {
      const [, name = '', version = ''] = /^([^/]+)\/([^/]+)\/(?:remote|shell)\.json$/.exec(key) ?? [];
      return name ? [{ name, version, ...known.get(`${name}/${version}`) }] : [];
    });
    const names = [...new Set(uploaded.map(({ name }) => name))].sort();
    const entries = await Promise.all(
      names.map(async (name) => {
        const versions = uploaded
          .filter((one) => one.name === name)
          .sort((a, b) => (b.date ?? '').localeCompare(a.date ?? ''))
          .slice(0, MAX_VERSIONS);
        return [name, await Promise.all(versions.map((one) => describe(one)))] as const;
      }),
    );
    return {
      channel,
      set: current().number,
      sets: channelSets
        .slice(-MAX_SETS_LISTED)
        .reverse()
        .map(({ number, createdAt, author, message }) => ({ number, date: createdAt, author, message })),
      versions: Object.fromEntries(entries),
    };
  };

  async function newestSets(keys: readonly string[], pattern: RegExp): Promise<ReleaseSet[]> {
    const newest = new Map<string, number>();
    for (const key of keys) {
      const [, name = '', number = '0'] = pattern.exec(key) ?? [];
      if (name) newest.set(name, Math.max(newest.get(name) ?? 0, Number(number)));
    }
    const found = await Promise.all([...newest].map(([name, number]) => setOf(name, number)));
    return found.filter((set) => set !== null);
  }

  async function describe({
    name,
    version,
    date = '',
    author = '',
    commit = '',
    preview,
  }: { name: string; version: string } & Partial<QaRelease>): Promise<QaRelease> {
    const served = current();
    const left = served.condemned?.[name]?.find((one) => one.version === version);
    const percent = percentOf(served, name, version);
    return {
      version,
      date,
      author,
      commit: (await commitOf(name, version)) || commit,
      ...(preview && { preview }),
      ...(percent !== undefined && { percent }),
      ...(left && { rolledBack: { reason: left.reason, by: left.by, at: left.at } }),
    };
  }

  return (now = Date.now()): Promise<QaReleases> => {
    if (!list || now - list.at > LIFETIME_MS || now < list.at) {
      const releases = read();
      list = { at: now, releases };
      releases.catch(() => {
        list = null;
      });
    }
    return list.releases;
  };
}

/** Percentage of the visitors that get a version; undefined when the set does not name it. */
function percentOf(served: ServedSet, name: string, version: string): number | undefined {
  const { host, hostCanary, remotes, canaries } = served;
  const stable = name === SHELL ? host : remotes.find((one) => one.name === name);
  const canary =
    name === SHELL
      ? hostCanary && { version: hostCanary.set.host?.version, percent: hostCanary.percent }
      : canaries
          .filter(({ remote }) => remote.name === name)
          .map(({ remote, percent }) => ({ version: remote.version, percent }))[0];
  if (canary?.version === version) return canary.percent;
  return stable?.version === version ? 100 - (canary?.percent ?? 0) : undefined;
}
