import type { Remote } from 'shared-shell';
import type { Telemetry } from 'shared-shell/host';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { RemoteRefused, type RemoteSource } from './remote-source.ts';
import { countDown, withTimeLimit } from './time-limit.ts';

/** Load state of one remote. A failure keeps its cause, for the QA panel and for reports. */
export type RemoteStatus =
  | { state: 'idle' }
  | { state: 'pending' }
  | { state: 'loaded' }
  | { state: 'failed'; cause: string; refused: boolean };

/** The exposed modules of the remotes. */
export interface RemoteModules {
  status: StoreApi<Readonly<Record<string, RemoteStatus>>>;
  isLoaded: (remote: string) => boolean;
  /** The remote's module; rejects after one automatic retry. */
  load: (remote: string) => Promise<Remote>;
  /**
   * Code of the remote that `find` names, by its own module or, when that fails, by a new copy of it, whose module cache
   * is empty.
   * @param what for errors: `page "list"`
   */
  loadCode: <T>(
    remote: string,
    find: (remote: Remote) => { load: () => Promise<{ default: T }> } | undefined,
    what: string,
  ) => Promise<T>;
  /** Forgets that the remote has failed. */
  clearFailure: (remote: string) => void;
}

/** Share of the time limit after which an attempt without an answer is given up for the retry. */
const FIRST_ATTEMPT_SHARE = 0.55;

/**
 * Loads the modules of remotes, each at most once, and records the cause of each failure.
 * @param timeLimitMs to load a module, or a chunk of it, together with the automatic retry
 */
export function createRemoteModules(
  byName: ReadonlyMap<string, RemoteSource>,
  telemetry: Telemetry,
  timeLimitMs: number,
): RemoteModules {
  const status = createStore<Readonly<Record<string, RemoteStatus>>>(() => ({}));
  const modules = new Map<string, Remote>();
  const pending = new Map<string, Promise<Remote>>();
  const attempts = new Map<string, number>();

  const setStatus = (name: string, next: RemoteStatus) =>
    status.setState((all) => ({ ...all, [name]: next }));
  const fail = (name: string, error: unknown) => {
    setStatus(name, { state: 'failed', cause: causeOf(error), refused: error instanceof RemoteRefused });
    telemetry.error(error, { remote: name });
  };
  const discard = (name: string) => {
    modules.delete(name);
    pending.delete(name);
  };

  const loadSource = async (source: RemoteSource, limitMs: number): Promise<Remote> => {
    const attempt = attempts.get(source.name) ?? 0;
    attempts.set(source.name, attempt + 1);
    return withTimeLimit(source.load(attempt), limitMs, `${source.name}@${source.version}`);
  };

  const load = (name: string): Promise<Remote> => {
    const loaded = modules.get(name);
    if (loaded) return Promise.resolve(loaded);
    const running = pending.get(name);
    if (running) return running;
    const source = byName.get(name);
    if (!source) return Promise.reject(new RemoteRefused(`No remote named ${name} is released.`));
    const remaining = countDown(timeLimitMs);
    const promise = loadSource(source, timeLimitMs * FIRST_ATTEMPT_SHARE)
      .catch((error) => {
        if (error instanceof RemoteRefused) throw error;
        return loadSource(source, remaining());
      })
      .then((remote) => {
        modules.set(name, remote);
        setStatus(name, { state: 'loaded' });
        return remote;
      });
    pending.set(name, promise);
    setStatus(name, { state: 'pending' });
    promise.catch((error: unknown) => {
      pending.delete(name);
      fail(name, error);
    });
    return promise;
  };

  return {
    status,
    isLoaded: (name) => modules.has(name),
    load,
    loadCode: async (name, find, what) => {
      const loadOnce = async (remote: Remote, limitMs: number) => {
        const found = find(remote);
        if (!found) throw new RemoteRefused(`${name} has no ${what}.`);
        return (await withTimeLimit(found.load(), limitMs, `${what} of ${name}`)).default;
      };
      const remote = await load(name);
      const remaining = countDown(timeLimitMs);
      try {
        return await loadOnce(remote, timeLimitMs * FIRST_ATTEMPT_SHARE);
      } catch (error) {
        if (error instanceof RemoteRefused || !modules.has(name)) throw error;
        discard(name);
        try {
          const copy = await withTimeLimit(load(name), remaining(), name);
          return await loadOnce(copy, remaining());
        } catch (second) {
          discard(name);
          fail(name, second);
          throw second;
        }
      }
    },
    clearFailure: (name) => {
      if (status.getState()[name]?.state === 'failed') setStatus(name, { state: 'idle' });
    },
  };
}

/** A short cause for status lists and reports; never shown to visitors. */
const causeOf = (error: unknown) => (error instanceof Error ? error.message : String(error)).slice(0, 300);
