import type { Remote } from 'shared-shell';
import type { Telemetry, WidgetRegistry } from 'shared-shell/host';
import { type Code, type CodeResource, createCodeResource } from './code-resource.ts';
import type { FirstView } from './first-view.ts';
import { createRemoteModules, type RemoteModules } from './remote-modules.ts';
import type { RemoteSource } from './remote-source.ts';
import { createRetryDelays } from './retry-delays.ts';

/** What the pages of a host load of the remotes: modules, pages and widgets. */
export interface RemoteRegistry extends Pick<RemoteModules, 'status' | 'load'> {
  /** Requests the files of a page, if the remote is not loaded yet. Never throws. */
  preload: (remote: string, page: string) => void;
  page: (remote: string, page: string) => CodeResource;
  widgets: WidgetRegistry;
  /** The code of the widgets in the server's HTML, while that is on the screen. */
  renderedWidgets: () => CodeResource[];
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

/** A page or a widget of a remote. */
interface Exposed {
  remote: string;
  /** For messages: `page "list"`. */
  what: string;
  find: (remote: Remote) => { load: () => Promise<{ default: Code }> } | undefined;
  whenNeeded: () => Promise<void> | null;
  remedy?: string;
  takesOverHtml?: () => boolean;
}

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
  const modules = createRemoteModules(byName, telemetry, timeLimitMs);
  const retryDelays = createRetryDelays();
  const resources = new Map<string, CodeResource>();

  const resourceOf = ({ remote, what, find, whenNeeded, remedy, takesOverHtml }: Exposed): CodeResource => {
    const label = `${what} of ${remote}`;
    const existing = resources.get(label);
    if (existing) return existing;
    const created = createCodeResource({
      label,
      remote,
      lang: byName.get(remote)?.lang,
      load: () => modules.loadCode(remote, find, what),
      onServer,
      remedy,
      onStart: onCodeStart && (() => onCodeStart(remote)),
      whenNeeded,
      takesOverHtml,
      retryDelay: (attempt) =>
        retryDelays.wait(remote, Math.min(retryDelayMs * 2 ** attempt, MAX_RETRY_DELAY_MS)),
    });
    resources.set(label, created);
    return created;
  };

  const resolveWidget = (widget: string): CodeResource | null => {
    const owner = sources.find((source) => source.widgets.includes(widget))?.name;
    if (!owner) return null;
    return resourceOf({
      remote: owner,
      what: `widget "${widget}"`,
      find: ({ widgets }) => widgets[widget],
      whenNeeded: () => firstView?.widgetNeeded(widget) ?? null,
      remedy: `name it in remote.config.ts, in \`widgets\` of the route that shows it at once: widgets: ['${widget}']`,
      takesOverHtml: () => firstView?.renderedWidgets().includes(widget) ?? false,
    });
  };

  return {
    status: modules.status,
    load: modules.load,
    preload: (name, page) => {
      if (!modules.isLoaded(name)) byName.get(name)?.preload?.(page);
    },
    retry: (name) => {
      modules.clearFailure(name);
      for (const resource of resources.values()) if (resource.remote === name) resource.clearFailure();
      retryDelays.end(name);
    },
    page: (remote, page) =>
      resourceOf({
        remote,
        what: `page "${page}"`,
        find: ({ pages }) => pages[page],
        whenNeeded: () => firstView?.pageNeeded() ?? null,
      }),
    widgets: { resolve: resolveWidget },
    renderedWidgets: () => firstView?.renderedWidgets().flatMap((name) => resolveWidget(name) ?? []) ?? [],
  };
}
