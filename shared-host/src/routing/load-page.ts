import type { Api, QueryClient } from 'shared-api';
import type { RouteMatch } from 'shared-releases/descriptor';
import type { PrefetchResult } from 'shared-shell';
import type { ContentSource } from 'shared-shell/host';
import type { AreaHtmlSource } from '../area-html/area-html.ts';
import type { RemoteRegistry } from '../remotes/remote-registry.ts';

/** Time limit in ms for a page's data after a click; the page then opens in its own loading state. */
export const NAVIGATION_TIME_LIMIT_MS = 4_000;

/** What loading a page needs from the host. */
export interface NavigationContext {
  registry: RemoteRegistry;
  queryClient: QueryClient;
  api: Api;
  content: ContentSource;
  /** The client of a remote; default: `api`. */
  apiOf?: (remote: string) => Api;
  /** The server's HTML of pages whose code is not loaded; absent where there is no server. */
  areaHtml?: AreaHtmlSource;
}

export interface PageTarget {
  remote: string;
  page: string;
  /** Widgets in the first view of the page. */
  widgets: readonly string[];
  url: URL;
  params: Record<string, string | undefined>;
}

interface LoadLimits {
  /** Aborts the requests of `prefetch`. */
  signal: AbortSignal;
  /** Time limit in ms for data and for the code of widgets; the page is then shown without them. */
  timeLimitMs: number;
}

export interface PageLoad {
  /** Outcome of the page's own `prefetch`. */
  data: 'loaded' | 'late' | 'failed';
  /** What `prefetch` returned. */
  result?: PrefetchResult;
  /** Why `prefetch` failed. */
  error?: unknown;
  /** Whether the page's data is loaded and no widget's `prefetch` is still running. */
  complete: boolean;
  /** Resolves when nothing is loading any more. */
  settled: Promise<unknown>;
}

/**
 * Loads code and data of a page, and of the widgets in its first view, at the same time: on the server before
 * rendering, in the browser before a navigation. Never throws, because the area of the page shows the failure. Data of
 * a remote whose code cannot be loaded counts as loaded, because the area then shows that failure anyway.
 */
export async function loadPage(
  { registry, queryClient, api, content, apiOf = () => api }: NavigationContext,
  { remote, page, widgets, url, params }: PageTarget,
  { signal, timeLimitMs }: LoadLimits,
): Promise<PageLoad> {
  const context = (owner: string) => ({
    url,
    queryClient,
    api: apiOf(owner),
    content,
    signal,
    canBePrivate: true as const,
  });
  const outcome: Omit<PageLoad, 'complete' | 'settled'> = { data: 'late' };
  const remoteModule = (name: string) => registry.load(name).catch(() => null);

  const prefetchPage = async () => {
    try {
      const definition = (await remoteModule(remote))?.pages[page];
      const result = await definition?.prefetch?.({ ...context(remote), params });
      Object.assign(outcome, { data: 'loaded', result: result ?? undefined });
    } catch (error) {
      Object.assign(outcome, { data: 'failed', error });
    }
  };
  const prefetchWidget = async (widget: string) => {
    const owner = registry.widgets.resolve(widget)?.remote;
    const definition = owner && (await remoteModule(owner))?.widgets[widget];
    if (owner && definition) await definition.prefetch?.({ ...context(owner), params: {} });
  };

  registry.preload(remote, page);
  const pageCode = registry.page(remote, page).load();
  const widgetCode = Promise.allSettled(widgets.map((widget) => registry.widgets.resolve(widget)?.load()));
  const data = Promise.allSettled([prefetchPage(), ...widgets.map(prefetchWidget)]);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, timeLimitMs, null);
  });
  const [, settled] = await Promise.all([
    pageCode.catch(() => null),
    Promise.race([data, limit]),
    Promise.race([widgetCode, limit]),
  ]);
  clearTimeout(timer);
  return {
    ...outcome,
    complete: settled !== null && outcome.data === 'loaded',
    settled: Promise.all([data, widgetCode]),
  };
}

/** Loads the page of an address to its end, whatever the visitor does meanwhile. */
export const loadMatch = (
  navigation: NavigationContext,
  { remote, route, params }: RouteMatch,
  url: URL,
): Promise<PageLoad> =>
  loadPage(
    navigation,
    { remote, page: route.page, widgets: route.widgets, url, params },
    { signal: new AbortController().signal, timeLimitMs: NAVIGATION_TIME_LIMIT_MS },
  );
