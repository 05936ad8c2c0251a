import type { Api, QueryClient } from 'shared-api';
import type { PrefetchResult } from 'shared-shell';
import type { RemoteRegistry } from '../remotes/remote-registry.ts';

/** What loading a page needs of its host. */
export interface NavigationContext {
  registry: RemoteRegistry;
  queryClient: QueryClient;
  api: Api;
}

export interface PageTarget {
  remote: string;
  page: string;
  /** Widgets that the page shows at once. */
  widgets: readonly string[];
  url: URL;
  params: Record<string, string | undefined>;
}

interface LoadLimits {
  /** Aborts the requests of `prefetch`. */
  signal: AbortSignal;
  /** ms that data and the code of widgets may take; the page is then shown without them. */
  timeLimit: number;
}

export interface PageLoad {
  /** What became of the page's own `prefetch`. */
  data: 'loaded' | 'late' | 'failed';
  /** Its answer, when it loaded and said something. */
  result?: PrefetchResult;
  /** Why it failed. */
  error?: unknown;
  /** Whether the page's data is there and no widget's `prefetch` is still running. */
  complete: boolean;
}

/**
 * Code and data of a page together, and of the widgets it shows at once: on the server before it renders, in the
 * browser before a navigation. Never throws: the page's own area shows what failed. Data of a remote whose code cannot
 * be loaded counts as loaded, because its area fails by itself.
 */
export async function loadPage(
  { registry, queryClient, api }: NavigationContext,
  { remote, page, widgets, url, params }: PageTarget,
  { signal, timeLimit }: LoadLimits,
): Promise<PageLoad> {
  const context = { url, queryClient, api, signal };
  const outcome: Omit<PageLoad, 'complete'> = { data: 'late' };
  const remoteModule = (name: string) => registry.load(name).catch(() => null);

  const prefetchPage = async () => {
    try {
      const definition = (await remoteModule(remote))?.pages[page];
      const result = await definition?.prefetch?.({ ...context, params });
      Object.assign(outcome, { data: 'loaded', result: result ?? undefined });
    } catch (error) {
      Object.assign(outcome, { data: 'failed', error });
    }
  };
  const prefetchWidget = async (widget: string) => {
    const owner = registry.widgets.resolve(widget)?.remote;
    const definition = owner && (await remoteModule(owner))?.widgets[widget];
    if (definition) await definition.prefetch?.({ ...context, params: {} });
  };

  const pageCode = registry.page(remote, page).load();
  const widgetCode = Promise.allSettled(widgets.map((widget) => registry.widgets.resolve(widget)?.load()));
  const data = Promise.allSettled([prefetchPage(), ...widgets.map(prefetchWidget)]);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, timeLimit, null);
  });
  const [, settled] = await Promise.all([
    pageCode.catch(() => null),
    Promise.race([data, limit]),
    Promise.race([widgetCode, limit]),
  ]);
  clearTimeout(timer);
  return { ...outcome, complete: settled !== null && outcome.data === 'loaded' };
}
