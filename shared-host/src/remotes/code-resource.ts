import type { ComponentType } from 'react';
import type { WidgetResource } from 'shared-shell/host';

// biome-ignore lint/suspicious/noExplicitAny: pages take no props, WidgetContracts defines those of widgets.
export type Code = ComponentType<any>;

/** The lazily loaded code of one page or widget. */
export interface CodeResource extends WidgetResource {
  /**
   * Like `promiseForRender`, but never rejects: it loads again after each failure, while the server's HTML stays
   * readable. Only for hydration.
   */
  promiseForHydration: () => Promise<Code>;
  /** Discards a failed load, so that the next render starts a new one. */
  clearFailure: () => void;
}

interface Options {
  /** For messages: `page "list" of mfe-events`. */
  label: string;
  remote: string;
  /** Language of the remote's texts, where it is not the page's. */
  lang?: string | undefined;
  /** One load, including its automatic retry. */
  load: () => Promise<Code>;
  onServer: boolean;
  /** What to do when the server has not been told to load it; part of the error. */
  remedy?: string | undefined;
  /** Whether a rendering takes over HTML of the server, which stays readable when the load fails. Default: none does. */
  takesOverHtml?: (() => boolean) | undefined;
  /** Called once, when the code is there and a page shows it. */
  onStart?: (() => void) | undefined;
  /**
   * In a first view whose code is deferred: resolves when it is needed. Null when it is not deferred (any more).
   */
  whenNeeded?: () => Promise<void> | null;
  /** Waits before the next load during hydration; ends early when the visitor retries. `attempt` counts from 0. */
  retryDelay: (attempt: number) => Promise<void>;
}

/** React reads these fields of a promise passed to `use`: a promise marked as fulfilled never suspends. */
const withStatus = (promise: Promise<Code>) =>
  promise as Promise<Code> & { status?: 'fulfilled'; value?: Code };

/** Creates a resource whose promises stay the same between renders, as `use` requires. */
export function createCodeResource({
  label,
  remote,
  lang,
  load,
  onServer,
  remedy,
  takesOverHtml = () => false,
  onStart,
  whenNeeded = () => null,
  retryDelay,
}: Options): CodeResource {
  /** Undefined: the module has no default export. */
  let code: Code | null | undefined = null;
  let promise: Promise<Code> | null = null;
  let hydrationPromise: Promise<Code> | null = null;
  /** The same two in a first view whose code is deferred. */
  let deferredPromise: Promise<Code> | null = null;
  let deferredHydrationPromise: Promise<Code> | null = null;
  let hasFailed = false;
  let failure: Error | undefined;
  let hasStarted = false;
  let shownCode: Promise<Code> | null = null;

  /** Calls `onStart` when the code that a page shows is there. */
  const shown = (next: Promise<Code>) => {
    if (!onStart || hasStarted || next === shownCode) return next;
    shownCode = next;
    next.then(
      () => {
        if (!hasStarted) onStart();
        hasStarted = true;
      },
      () => {},
    );
    return next;
  };
  const startLoad = () => {
    hasFailed = false;
    const started = load();
    promise = started;
    started.then(
      (component) => {
        code = component;
        Object.assign(withStatus(started), { status: 'fulfilled', value: component });
      },
      (error) => {
        hasFailed = true;
        failure = error;
      },
    );
    return started;
  };
  const loadUnlessPending = () => (promise && !hasFailed ? promise : startLoad());
  const throwIfMissingOnServer = () => {
    if (!onServer || code) return;
    if (code === undefined) throw new Error(`${label} has no default export`);
    const reason = failure?.message ?? remedy;
    throw new Error(`${label} is not ready on the server${reason ? `: ${reason}` : ''}`, { cause: failure });
  };
  const loadUntilSuccess = async () => {
    for (let attempt = 0; ; attempt++) {
      try {
        return await loadUnlessPending();
      } catch {
        await retryDelay(attempt);
      }
    }
  };

  const promiseForHydration = () => {
    throwIfMissingOnServer();
    // Null as well when the first view was left and a page of the same code is opened.
    const needed = whenNeeded();
    if (needed && (deferredHydrationPromise || !code)) {
      deferredHydrationPromise ??= needed.then(loadUntilSuccess);
      return shown(deferredHydrationPromise);
    }
    if (code && !hydrationPromise) return shown(promise ?? startLoad());
    // Not during this rendering: a load changes the status of its remote.
    hydrationPromise ??= Promise.resolve().then(loadUntilSuccess);
    return shown(hydrationPromise);
  };

  return {
    remote,
    lang,
    load: loadUnlessPending,
    promiseForRender: () => {
      if (takesOverHtml()) return promiseForHydration();
      throwIfMissingOnServer();
      // Keeps a failed promise: a new load for each render would never end.
      if (promise) return shown(promise);
      const needed = whenNeeded();
      if (!needed) return shown(startLoad());
      deferredPromise ??= needed.then(loadUnlessPending);
      return shown(deferredPromise);
    },
    promiseForHydration,
    isReady: () => code !== null,
    clearFailure: () => {
      if (hasFailed) promise = null;
    },
  };
}
