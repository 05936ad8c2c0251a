import { type ReleaseSet, type ReleaseStore, readNewestSet, readSet } from 'shared-releases';
import type { ShellVersions } from 'shared-releases/descriptor';
import { type LiveSet, loadLiveSet } from './live-set.ts';

export interface SetFollower {
  /** The set to serve now; never waits. */
  current: () => LiveSet;
  /** Looks for a newer set at once. */
  check: () => Promise<void>;
  stop: () => void;
}

interface Options {
  store: ReleaseStore;
  channel: string;
  /** Serve exactly this number. */
  pinned?: number;
  shell: ShellVersions;
  provided: Readonly<Record<string, unknown>>;
  /** ms between two looks. Default 1 s. */
  interval?: number;
  log: { info: (data: object, message: string) => void; error: (data: object, message: string) => void };
}

/**
 * Follows a channel of the release store without a restart. When the store or the newest set cannot be read, the
 * last good set serves on; remotes whose bundle was missing are tried again.
 */
export async function followSets({
  store,
  channel,
  pinned,
  shell,
  provided,
  interval = 1_000,
  log,
}: Options): Promise<SetFollower> {
  let live = await load(await newest(0), null);
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  async function newest(from: number): Promise<ReleaseSet> {
    if (pinned === undefined) return readNewestSet(store, channel, from);
    const set = await readSet(store, channel, pinned);
    if (!set) throw new Error(`Channel ${channel} has no release set ${pinned}.`);
    return set;
  }

  async function load(set: ReleaseSet, previous: LiveSet | null): Promise<LiveSet> {
    const next = await loadLiveSet(store, set, shell, provided, previous);
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
          remotes: Object.fromEntries(next.remotes.map(({ name, version }) => [name, version])),
        },
        'serving release set',
      );
      for (const problem of problems) log.error(problem, 'remote not usable as released');
    }
    return next;
  }

  async function check() {
    try {
      const set = await newest(live.number);
      // Numbers only grow, a rollback is a new one: a store that knows none as high has lost them, e.g. its disk.
      if (set.number < live.number) throw new Error(`set ${live.number} is not in the release store`);
      const incomplete =
        live.problems.length > 0 ||
        live.remotes.some(({ bundle, page }) => bundle === null && !page.refused && !page.disabled);
      if (set.number !== live.number || incomplete) live = await load(set, live);
    } catch (error) {
      log.error({ error: String(error) }, 'release set not readable; the last good one serves');
    }
  }

  const loop = async () => {
    await check();
    if (!stopped) timer = setTimeout(loop, interval);
  };
  timer = setTimeout(loop, interval);

  return {
    current: () => live,
    check,
    stop: () => {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
