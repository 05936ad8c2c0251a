import { LRUCache } from 'lru-cache';
import {
  integrityOf,
  previewChannel,
  type ReleaseSet,
  type ReleaseStore,
  readNewestSet,
  readSet,
  releasesOf,
  SHELL,
  setContent,
} from 'shared-releases';
import { isDevServer, type Overrides } from '../../src/overrides.ts';
import type { Host } from '../releases/host.ts';
import { loadSite } from '../releases/load-site.ts';
import type { ServedSet } from '../releases/served-set.ts';
import type { ViewRequest } from './view-request.ts';

/** Loaded sets that are kept; each may hold server bundles of its own, and a shell about 10 MB. */
const MAX_SETS = 8;
/** Time in ms after which a set that could not be loaded completely is loaded again. */
const RETRY_MS = 5_000;

interface Options {
  store: ReleaseStore;
  channel: string;
  /** The shell that the process was started with. */
  host: Host;
  /** The set that visitors get; what it has loaded is not loaded again. */
  current: () => ServedSet;
}

/**
 * Loads the release sets of previews and of QA, with replaced versions. They have no canaries, so that everyone who opens
 * the same address sees the same. What cannot be loaded is named in `problems`.
 */
export function createViewSets({ store, channel, host, current }: Options) {
  const loaded = new LRUCache<string, Promise<ServedSet>>({ max: MAX_SETS });
  /** Newest known number of each preview, which saves listing the store. */
  const newest = new LRUCache<string, number>({ max: 1_000 });

  const findSet = async ({ preview, set }: ViewRequest): Promise<ReleaseSet> => {
    if (preview) {
      const name = previewChannel(preview.name);
      const found = await readNewestSet(store, name, newest.get(name) ?? 0);
      newest.set(name, found.number);
      if (found.number > 0) return found;
      throw new ViewNotFound('This preview has been removed.');
    }
    const number = set ?? current().number;
    const found = await readSet(store, channel, number);
    if (found) return found;
    throw new ViewNotFound(`There is no release set ${number} on ${channel}.`);
  };

  return {
    /** @throws ViewNotFound when there is no such set */
    load: async (view: ViewRequest): Promise<ServedSet> => {
      const set = await findSet(view);
      const overrides = Object.entries(view.overrides).sort(([a], [b]) => (a < b ? -1 : 1));
      const key = JSON.stringify([set.channel, set.number, set.createdAt, overrides]);
      const known = loaded.get(key);
      if (known) return known;
      const loading = loadView(set, view.overrides);
      loaded.set(key, loading);
      const served = await loading.catch((error: unknown) => {
        loaded.delete(key);
        throw error;
      });
      if (served.problems.length > 0) setTimeout(() => loaded.delete(key), RETRY_MS).unref();
      return served;
    },
  };

  async function loadView(set: ReleaseSet, overrides: Overrides): Promise<ServedSet> {
    const problems: ServedSet['problems'] = [];
    const releases = { ...releasesOf(set) };
    for (const [name, { canary: _none, ...stable }] of Object.entries(releases)) releases[name] = stable;
    for (const [name, source] of Object.entries(overrides)) {
      if (isDevServer(source)) continue;
      const found = await findRelease(name, source);
      if (found) releases[name] = found;
      else problems.push({ remote: name, reason: `version ${source} could not be loaded` });
    }
    const served = await loadSite(store, { ...set, ...setContent(releases) }, host, current());
    const { hostCanary: _none, ...rest } = served;
    return {
      ...rest,
      problems: [...problems, ...served.problems],
      // The browser renders what comes from a dev server: this server must not load code from addresses it is told.
      remotes: served.remotes.map((remote) =>
        isDevServer(overrides[remote.name] ?? '')
          ? {
              ...remote,
              bundle: null,
              bundleProblem: 'rendered by the browser from a dev server',
              isElsewhere: true,
            }
          : remote,
      ),
    };
  }

  async function findRelease(name: string, version: string) {
    if (!/^[a-z][a-z0-9-]*$/.test(name) || !/^\d+\.\d+\.\d+[\w.+-]*$/.test(version)) return null;
    const content = await store.get(`${name}/${version}/${name === SHELL ? 'shell' : 'remote'}.json`);
    return content && { version, descriptor: integrityOf(content) };
  }
}

export type ViewSets = ReturnType<typeof createViewSets>;

/** The requested set does not exist. */
export class ViewNotFound extends Error {
  override name = 'ViewNotFound';
}
