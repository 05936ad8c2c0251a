import type { Remote } from 'shared-shell';
import type { Telemetry, WidgetRegistry } from 'shared-shell/host';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { type Code, type CodeResource, createCodeResource } from './code-resource.ts';

/** Failure is a state one can list, with its cause. */
export type RemoteStatus =
  | { state: 'idle' }
  | { state: 'pending' }
  | { state: 'loaded' }
  | { state: 'failed'; cause: string; refused: boolean };

/** Where one remote's code comes from: Module Federation in the browser, a file on the server, an import in tests. */
export interface RemoteSource {
  name: string;
  version: string;
  /** Names of the widgets its descriptor declares. */
  widgets: readonly string[];
  /**
   * Brings the exposed module. `attempt` counts from 0; a source that loads by URL must change the URL with it,
   * because a module that threw while evaluating never recovers at the same one.
   */
  load: (attempt: number) => Promise<Remote>;
}

/** A remote that was loaded but must not run here, e.g. for its versions. Not retried by itself. */
export class RemoteRefused extends Error {
  override name = 'RemoteRefused';
}

export interface RemoteRegistry {
  status: StoreApi<Readonly<Record<string, RemoteStatus>>>;
  /** The remote's module; rejects after one automatic retry. */
  load: (remote: string) => Promise<Remote>;
  page: (remote: string, page: string) => CodeResource;
  widgets: WidgetRegistry;
  /** Forgets the failure and wakes whoever waits patiently; the next `load` starts afresh. */
  retry: (remote: string) => void;
}

interface Options {
  telemetry: Telemetry;
  /** Rendering on the server never waits for code (see `WidgetResource.awaited`). */
  onServer?: boolean;
  /** ms for one try of an entry or chunk. Default 15 s. */
  timeLimit?: number;
  /** ms between patient tries; doubled up to 30 s. Default 2 s. */
  patience?: number;
}

/** Loads remotes on demand, each at most once, and remembers what failed and why. */
export function createRemoteRegistry(sources: readonly RemoteSource[], options: Options): RemoteRegistry {
  const { telemetry, onServer = false, timeLimit = 15_000, patience = 2_000 } = options;
  const byName = new Map(sources.map((source) => [source.name, source]));
  const status = createStore<Readonly<Record<string, RemoteStatus>>>(() => ({}));
  const modules = new Map<string, Remote>();
  const pending = new Map<string, Promise<Remote>>();
  const attempts = new Map<string, number>();
  const resources = new Map<string, CodeResource>();
  const wakers = new Map<string, Set<() => void>>();

  const setStatus = (name: string, next: RemoteStatus) =>
    status.setState((all) => ({ ...all, [name]: next }));

  const tryOnce = async (source: RemoteSource): Promise<Remote> => {
    const attempt = attempts.get(source.name) ?? 0;
    attempts.set(source.name, attempt + 1);
    return withTimeLimit(
      source.load(attempt),
      timeLimit,
      `${source.name}@${source.version} did not arrive within ${timeLimit / 1000} s`,
    );
  };

  const load = (name: string): Promise<Remote> => {
    const loaded = modules.get(name);
    if (loaded) return Promise.resolve(loaded);
    const running = pending.get(name);
    if (running) return running;
    const source = byName.get(name);
    if (!source) return Promise.reject(new RemoteRefused(`No remote named ${name} is released.`));
    const promise = tryOnce(source)
      .catch((error) => {
        if (error instanceof RemoteRefused) throw error;
        return tryOnce(source);
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

  const fail = (name: string, error: unknown) => {
    setStatus(name, { state: 'failed', cause: describe(error), refused: error instanceof RemoteRefused });
    telemetry.error(error, { remote: name });
  };

  const retry = (name: string) => {
    if (status.getState()[name]?.state === 'failed') setStatus(name, { state: 'idle' });
    for (const resource of resources.values()) if (resource.remote === name) resource.forgetFailure();
    for (const wake of wakers.get(name) ?? []) wake();
  };

  const sleep = (name: string, ms: number) =>
    new Promise<void>((resolve) => {
      const waiting = wakers.get(name) ?? new Set();
      wakers.set(name, waiting);
      const done = () => {
        clearTimeout(timer);
        waiting.delete(done);
        resolve();
      };
      const timer = setTimeout(done, ms);
      waiting.add(done);
    });

  /** A chunk that fails is asked for again through a fresh copy of the remote, whose module cache is empty. */
  const loadCode = async (
    name: string,
    pick: (remote: Remote) => { load: () => Promise<{ default: Code }> } | undefined,
    what: string,
  ) => {
    const run = async () => {
      const found = pick(await load(name));
      if (!found) throw new RemoteRefused(`${name} has no ${what}.`);
      return (
        await withTimeLimit(
          found.load(),
          timeLimit,
          `${what} of ${name} did not arrive within ${timeLimit / 1000} s`,
        )
      ).default;
    };
    try {
      return await run();
    } catch (error) {
      if (error instanceof RemoteRefused || !modules.has(name)) throw error;
      modules.delete(name);
      pending.delete(name);
      try {
        return await run();
      } catch (second) {
        modules.delete(name);
        pending.delete(name);
        fail(name, second);
        throw second;
      }
    }
  };

  const resource = (what: string, name: string, bring: () => Promise<Code>): CodeResource => {
    const existing = resources.get(what);
    if (existing) return existing;
    const pause = (attempt: number) => sleep(name, Math.min(patience * 2 ** attempt, 30_000));
    const created = createCodeResource({ what, remote: name, bring, onServer, pause });
    resources.set(what, created);
    return created;
  };

  return {
    status,
    load,
    retry,
    page: (name, page) =>
      resource(`page "${page}" of ${name}`, name, () =>
        loadCode(name, (remote) => remote.pages[page], `page "${page}"`),
      ),
    widgets: {
      resolve: (widget) => {
        const owner = sources.find((source) => source.widgets.includes(widget))?.name;
        if (!owner) return null;
        return resource(`widget "${widget}" of ${owner}`, owner, () =>
          loadCode(owner, (remote) => remote.widgets[widget], `widget "${widget}"`),
        );
      },
    },
  };
}

/** The cause in one line, for status lists and reports; never shown raw to visitors. */
const describe = (error: unknown) => (error instanceof Error ? error.message : String(error)).slice(0, 300);

function withTimeLimit<T>(promise: Promise<T>, ms: number, message: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(message)), ms);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
