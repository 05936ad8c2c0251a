import createEmotionServer from '@emotion/server/create-instance';
import { prerenderToNodeStream } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { createApi, createQueryClient, type DehydratedState, dehydrate } from 'shared-api';
import type { RouteMatch } from 'shared-releases/descriptor';
import type { Remote, SiteConfig } from 'shared-shell';
import type { PageMeta, Telemetry } from 'shared-shell/host';
import { SiteFrame, type SiteNav } from '../chrome/site-frame.tsx';
import { createNotifier } from '../notify/create-notifier.ts';
import { createRemoteRegistry } from '../remotes/remote-registry.ts';
import { loadPage } from '../routing/load-page.ts';
import { type RoutedRemote, siteRoutes } from '../routing/site-routes.tsx';
import { createSessionStore } from '../session/session-store.ts';
import { createStyleCache, SiteProviders } from '../site/site-providers.tsx';

export interface ServerPageRequest {
  /** Full address of the view. */
  url: URL;
  config: SiteConfig;
  remotes: readonly (RoutedRemote & { widgets: readonly string[] })[];
  nav: SiteNav;
  /** Server bundles that are ready; a remote missing here is rendered by the browser. */
  bundles: ReadonlyMap<string, Remote>;
  match: RouteMatch | null;
  /** Where this server reaches the API, when that differs from what browsers use. */
  apiBaseUrl: string;
  telemetry: Telemetry;
  /** ms for the page's data, then for rendering. */
  prefetchLimit: number;
  renderLimit: number;
}

export interface ServerPage {
  status: number;
  redirect?: string;
  /** Inner HTML of `#root`; empty when rendering failed: the browser then renders from nothing. */
  html: string;
  /** Critical CSS, one entry per style element. */
  styles: { key: string; ids: string[]; css: string }[];
  meta: PageMeta | null;
  queryState: DehydratedState;
  /** Whether the page may be kept for other visitors: everything arrived and nothing failed. */
  cacheable: boolean;
}

/** Renders one page for a guest: prefetch, then one React tree of frame and remote, buffered. */
export async function renderServerPage(request: ServerPageRequest): Promise<ServerPage> {
  const { url, config, remotes, nav, bundles, match, telemetry } = request;
  const api = createApi({
    baseUrl: request.apiBaseUrl,
    accessToken: () => null,
    publicHosts: [new URL(config.apiBaseUrl).host],
    timeout: request.prefetchLimit,
  });
  const queryClient = createQueryClient();
  const registry = createRemoteRegistry(
    remotes.map(({ name, version, widgets }) => ({
      name,
      version,
      widgets,
      load: async () => {
        const bundle = bundles.get(name);
        if (!bundle) throw new Error(`No server bundle of ${name}@${version} is ready.`);
        return bundle;
      },
    })),
    { telemetry, onServer: true },
  );

  const outcome = await load();
  let meta: PageMeta | null = null;
  const host = {
    api,
    config,
    session: createSessionStore(() => null),
    page: {
      onRender: (said: PageMeta) => {
        meta = said;
      },
      onCommit: () => () => {},
    },
    notifier: createNotifier(),
    telemetry,
    widgets: registry.widgets,
    preload: () => {},
  };
  const state = () =>
    dehydrate(queryClient, { shouldDehydrateQuery: ({ state: { status } }) => status !== 'pending' });
  const status = () => (match ? (outcome.status ?? meta?.status ?? 200) : 404);

  if (outcome.redirect) {
    return {
      status: 301,
      redirect: outcome.redirect,
      html: '',
      styles: [],
      meta,
      queryState: state(),
      cacheable: false,
    };
  }
  const styleCache = createStyleCache();
  let broken = false;
  try {
    const routes = siteRoutes(remotes, <SiteFrame nav={nav} />, null);
    const handler = createStaticHandler(routes);
    const context = await handler.query(new Request(url));
    if (context instanceof Response) {
      return {
        status: 301,
        redirect: context.headers.get('location') ?? '/',
        html: '',
        styles: [],
        meta,
        queryState: state(),
        cacheable: true,
      };
    }
    const html = await buffer(
      <SiteProviders
        host={host}
        hosting={{ registry, serverRendered: true }}
        queryClient={queryClient}
        styleCache={styleCache}
      >
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </SiteProviders>,
    );
    const server = createEmotionServer(styleCache);
    const { styles } = server.extractCriticalToChunks(html);
    return {
      status: status(),
      html,
      styles: styles.map(({ key, ids, css }) => ({ key, ids: [...ids], css })),
      meta,
      queryState: state(),
      cacheable:
        !broken &&
        outcome.complete &&
        queryClient
          .getQueryCache()
          .getAll()
          .every(({ state: { status: s } }) => s === 'success'),
    };
  } catch (error) {
    telemetry.error(error, { phase: 'server-render', ...(match && { remote: match.remote }) });
    return { status: status(), html: '', styles: [], meta, queryState: state(), cacheable: false };
  }

  /** Code and data of the page and of the widgets it shows at once, within the time limit. */
  async function load(): Promise<{ status?: number; redirect?: string; complete: boolean }> {
    const isClosed = remotes.some(
      ({ name, disabled, refused }) => (disabled || refused) && name === match?.remote,
    );
    if (!match || isClosed) return { complete: true };
    const { remote, route, params } = match;
    const controller = new AbortController();
    const { data, result, error, complete } = await loadPage(
      { registry, queryClient, api },
      { remote, page: route.page, widgets: route.widgets, url, params },
      { signal: controller.signal, timeLimit: request.prefetchLimit },
    );
    if (!complete) controller.abort();
    if (data === 'failed') telemetry.error(error, { phase: 'prefetch', remote });
    // Without its content in the HTML a page must not be indexed, even if the browser can complete it later.
    return data === 'loaded' ? { ...result, complete } : { status: 503, complete };
  }

  /** Buffered on purpose: streamed Emotion never hydrates, and outlined content needs JavaScript to show. */
  async function buffer(tree: React.ReactNode): Promise<string> {
    const controller = new AbortController();
    const timer = setTimeout(() => controller.abort(new Error('render time limit')), request.renderLimit);
    try {
      const { prelude } = await prerenderToNodeStream(tree, {
        progressiveChunkSize: Number.MAX_SAFE_INTEGER,
        signal: controller.signal,
        onError: (error) => {
          broken = true;
          telemetry.error(error, { phase: 'server-render', ...(match && { remote: match.remote }) });
        },
      });
      let html = '';
      for await (const chunk of prelude) html += chunk;
      // A boundary that still waits would need React's inline script to ever be filled: the browser renders instead.
      if (html.includes('<!--$?-->')) throw new Error('the page was still waiting when its time was up');
      return html;
    } finally {
      clearTimeout(timer);
    }
  }
}
