import type { Remote } from 'shared-shell';
import type { Telemetry, WidgetRegistry } from 'shared-shell/host';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { type Code, type CodeResource, createCodeResource } from './code-resource.ts';
import type { FirstView } from './first-view.ts';

/** Load state of one remote. A failure keeps its cause, for the QA panel and for reports. */
export type RemoteStatus =
  | { state: 'idle' }
  | { state: 'pending' }
  | { state: 'loaded' }
  | { state: 'failed'; cause: string; refused: boolean };

/** Loads one remote's code: by Module Federation in the browser, from a file on the server, by import in tests. */
export interface RemoteSource {
  name: string;
  version: string;
  /** Names of the widgets its descriptor declares. */
  widgets: readonly string[];
  /** Language of its texts, where it is not the page's. */
  lang?: string | undefined;
  /**
   * Loads the exposed module. `attempt` counts from 0. A source that loads by URL must use another URL for each
   * attempt, because a module that threw while evaluating never recovers at the same URL (PLATFORM-20).
   */
  load: (attempt: number) => Promise<Remote>;
  /**
   * Requests the files that a page of the remote needs, without running them. `load` and the page would request them one
   * after the other.
   */
  preload?: (page: string) => void;
}

/** A remote that must not run under this shell, e.g. because of its versions. Not retried automatically. */
export class RemoteRefused extends Error {
  override name = 'RemoteRefused';
}

export interface RemoteRegistry {
  status: StoreApi<Readonly<Record<string, RemoteStatus>>>;
  /** The remote's module; rejects after one automatic retry. */
  load: (remote: string) => Promise<Remote>;
  /** Requests the files of a page, if the remote is not loaded yet. Never throws. */
  preload: (remote: string, page: string) => void;
  page: (remote: string, page: string) => CodeResource;
  widgets: WidgetRegistry;
  /** Discards the failure and ends the retry delays of the remote; the next load or render tries again. */
  retry: (remote: string) => void;
}

interface Options {
  telemetry: Telemetry;
  /** Called when the code of a page or widget is there and is shown for the first time, not when it is preloaded. */
  onCodeStart?: ((remote: string) => void) | undefined;
  /** Rendering on the server never waits for code (see `WidgetResource.promiseForRender`). */
  onServer?: boolean;
  /** The areas of the server's HTML whose code is deferred. */
  firstView?: FirstView;
  /** Time limit in ms to load an entry, or a chunk, together with the automatic retry. Default 11 s (REL-2). */
  timeLimitMs?: number;
  /** Delay in ms before the first retry during hydration; doubled for each further one, up to 30 s. Default 2 s. */
  retryDelayMs?: number;
}

const MAX_RETRY_DELAY_MS = 30_000;
/** Share of the time limit after which an attempt without an answer is given up for the retry. */
const FIRST_ATTEMPT_SHARE = 0.55;

/** Loads remotes on demand, each at most once, and records the cause of each failure. */
export function createRemoteRegistry(sources: readonly RemoteSource[], options: Options): RemoteRegistry {
  const {
    telemetry,
    onCodeStart,
    onServer = false,
    firstView,
    timeLimitMs = 11_000,
    retryDelayMs = 2_000,
  } = options;
  const byName = new Map(sources.map((source) => [source.name, source]));
  const status = createStore<Readonly<Record<string, RemoteStatus>>>(() => ({}));
  const modules = new Map<string, Remote>();
  const pending = new Map<string, Promise<Remote>>();
  const attempts = new Map<string, number>();
  const resources = new Map<string, CodeResource>();
  /** Per remote: functions that end a pending retry delay at once. */
  const pendingDelays = new Map<string, Set<() => void>>();

  const setStatus = (name: string, next: RemoteStatus) =>
    status.setState((all) => ({ ...all, [name]: next }));

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

  const fail = (name: string, error: unknown) => {
    setStatus(name, { state: 'failed', cause: causeOf(error), refused: error instanceof RemoteRefused });
    telemetry.error(error, { remote: name });
  };

  const retry = (name: string) => {
    if (status.getState()[name]?.state === 'failed') setStatus(name, { state: 'idle' });
    for (const resource of resources.values()) if (resource.remote === name) resource.clearFailure();
    for (const endDelay of pendingDelays.get(name) ?? []) endDelay();
  };

  const waitForRetry = (name: string, ms: number) =>
    new Promise<void>((resolve) => {
      const delays = pendingDelays.get(name) ?? new Set();
      pendingDelays.set(name, delays);
      const endDelay = () => {
        clearTimeout(timer);
        delays.delete(endDelay);
        resolve();
      };
      const timer = setTimeout(endDelay, ms);
      delays.add(endDelay);
    });

  /** Retries a failed chunk through a new copy of the remote, whose module cache is empty. */
  const loadCode = async (
    name: string,
    find: (remote: Remote) => { load: () => Promise<{ default: Code }> } | undefined,
    label: string,
  ) => {
    const loadOnce = async (remote: Remote, limitMs: number) => {
      const found = find(remote);
      if (!found) throw new RemoteRefused(`${name} has no ${label}.`);
      return (await withTimeLimit(found.load(), limitMs, `${label} of ${name}`)).default;
    };
    const remote = await load(name);
    const remaining = countDown(timeLimitMs);
    try {
      return await loadOnce(remote, timeLimitMs * FIRST_ATTEMPT_SHARE);
    } catch (error) {
      if (error instanceof RemoteRefused || !modules.has(name)) throw error;
      modules.delete(name);
      pending.delete(name);
      try {
        const copy = await withTimeLimit(load(name), remaining(), name);
        return await loadOnce(copy, remaining());
      } catch (second) {
        modules.delete(name);
        pending.delete(name);
        fail(name, second);
        throw second;
      }
    }
  };

  const resource = (
    label: string,
    name: string,
    loadResource: () => Promise<Code>,
    whenNeeded: () => Promise<void> | null,
  ): CodeResource => {
    const existing = resources.get(label);
    if (existing) return existing;
    const created = createCodeResource({
      label,
      remote: name,
      lang: byName.get(name)?.lang,
      load: loadResource,
      onServer,
      onStart: onCodeStart && (() => onCodeStart(name)),
      whenNeeded,
      retryDelay: (attempt) => waitForRetry(name, Math.min(retryDelayMs * 2 ** attempt, MAX_RETRY_DELAY_MS)),
    });
    resources.set(label, created);
    return created;
  };

  return {
    status,
    load,
    preload: (name, page) => {
      if (!modules.has(name)) byName.get(name)?.preload?.(page);
    },
    retry,
    page: (name, page) =>
      resource(
        `page "${page}" of ${name}`,
        name,
        () => loadCode(name, (remote) => remote.pages[page], `page "${page}"`),
        () => firstView?.pageNeeded() ?? null,
      ),
    widgets: {
      resolve: (widget) => {
        const owner = sources.find((source) => source.widgets.includes(widget))?.name;
        if (!owner) return null;
        return resource(
          `widget "${widget}" of ${owner}`,
          owner,
          () => loadCode(owner, (remote) => remote.widgets[widget], `widget "${widget}"`),
          () => firstView?.widgetNeeded(widget) ?? null,
        );
      },
    },
  };
}

/** A short cause for status lists and reports; never shown to visitors. */
const causeOf = (error: unknown) => (error instanceof Error ? error.message : String(error)).slice(0, 300);

/** Counts down from `ms`: the function that is returned tells the time left. */
function countDown(ms: number): () => number {
  const end = performance.now() + ms;
  return () => Math.max(0, end - performance.now());
}

/**
 * Rejects with an error when the promise is still pending after `ms`. The underlying work is not cancelled.
 * @param what for the error
 */
function withTimeLimit<T>(promise: Promise<T>, ms: number, what: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const message = `${what} did not load within ${Math.round(ms / 100) / 10} s`;
    const timer = setTimeout(() => reject(new Error(message)), ms);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
