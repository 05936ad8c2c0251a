import { setTimeout as sleep } from 'node:timers/promises';
import { listSets, type ReleaseSet, type ReleaseStore, readNewestSet, readSet } from 'shared-releases';
import type { Host } from './host.ts';
import { loadSite } from './load-site.ts';
import type { ServedSet } from './served-set.ts';

/** Keeps track of the newest set of a channel. */
export interface SetFollower {
  /** The set to serve now. */
  current: () => ServedSet;
  /** Looks for a newer set at once. Never rejects. */
  check: () => Promise<void>;
  /** Calls the listener after each change of the served set. */
  onChange: (listener: (served: ServedSet) => void) => void;
  stop: () => void;
}

/** Whether something of the set could not be loaded. */
const isIncomplete = ({ problems, remotes }: ServedSet) =>
  problems.length > 0 ||
  remotes.some(({ bundle, page }) => bundle === null && !page.refused && !page.disabled);

interface Options {
  store: ReleaseStore;
  channel: string;
  /** Serves this set number instead of the newest one. */
  pinned?: number;
  /** The shell that the process was started with. */
  host: Host;
  /** Time in ms between two checks. Default 1 s. */
  intervalMs?: number;
  /** Time in ms after which the next check starts although the store has not answered this one. Default 30 s. */
  checkLimitMs?: number;
  log: { info: (data: object, message: string) => void; error: (data: object, message: string) => void };
}

/**
 * Follows a channel of the release store without a restart. When the store or the newest set cannot be read, the last
 * good set is served (REL-5); a server that starts then takes the newest set that can be read. Remotes that could not be loaded completely are loaded again at each check.
 */
export async function followSets({
  store,
  channel,
  pinned,
  host,
  intervalMs = 1_000,
  checkLimitMs = 30_000,
  log,
}: Options): Promise<SetFollower> {
  let served = await load(await newest(0), null);
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  const listeners: ((served: ServedSet) => void)[] = [];

  async function newest(from: number): Promise<ReleaseSet> {
    if (pinned === undefined)
      return readNewestSet(store, channel, from).catch(async (error: unknown) => {
        const readable = await newestReadable(from);
        if (!readable) throw error;
        log.error({ error: String(error), set: readable.number }, 'newest release set cannot be read');
        return readable;
      });
    const set = await readSet(store, channel, pinned);
    if (!set) throw new Error(`Channel ${channel} has no release set ${pinned}.`);
    return set;
  }

  /** The newest set that can be read, of those after `from`: one broken file must not stop a server or releases. */
  async function newestReadable(from: number): Promise<ReleaseSet | null> {
    const numbers = (await listSets(store, channel)).filter((number) => number > from);
    for (const number of numbers.reverse()) {
      const set = await readSet(store, channel, number).catch(() => null);
      if (set) return set;
    }
    return null;
  }

  async function load(set: ReleaseSet, previous: ServedSet | null): Promise<ServedSet> {
    const next = await loadSite(store, set, host, previous);
    if (next.number !== previous?.number || next.problems.length !== previous.problems.length) {
      const problems = [
        ...next.problems,
        ...next.remotes.flatMap(({ name, bundleProblem }) =>
          bundleProblem ? [{ remote: name, reason: bundleProblem }] : [],
        ),
      ];
      log.info(
        {
          set: next.number,
          shell: next.host?.version,
          shellCanary: next.hostCanary?.set.host?.version,
          remotes: Object.fromEntries(next.remotes.map(({ name, version }) => [name, version])),
        },
        'serving release set',
      );
      // A mistyped store or channel looks like one in which nothing has been released yet.
      if (next.number === 0)
        log.error({ channel }, 'nothing is released in this channel: all pages answer 404');
      for (const problem of problems) log.error(problem, 'remote cannot be served as released');
    }
    return next;
  }

  async function check() {
    try {
      const set = await newest(served.number);
      // Numbers only grow, even by a rollback: a lower number means that the store has lost sets.
      if (set.number < served.number) throw new Error(`set ${served.number} is not in the release store`);
      const sets = [served, ...(served.hostCanary ? [served.hostCanary.set] : [])];
      if (set.number !== served.number || sets.some(isIncomplete)) {
        const next = await load(set, served);
        // The store answered after a later check had already loaded a newer set.
        if (next.number < served.number) return;
        served = next;
        for (const listener of listeners) listener(served);
      }
    } catch (error) {
      log.error({ error: String(error) }, 'release set cannot be read; the last good one is served');
    }
  }

  const loop = async () => {
    const limit = new AbortController();
    await Promise.race([check(), sleep(checkLimitMs, undefined, { signal: limit.signal }).catch(() => {})]);
    limit.abort();
    if (!stopped) timer = setTimeout(loop, intervalMs);
  };
  timer = setTimeout(loop, intervalMs);

  return {
    current: () => served,
    check,
    onChange: (listener) => listeners.push(listener),
    stop: () => {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
