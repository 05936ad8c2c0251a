import createEmotionServer from '@emotion/server/create-instance';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import type { DehydratedState } from 'shared-api';
import type { RouteMatch } from 'shared-releases/descriptor';
import type { Remote, SiteConfig } from 'shared-shell';
import type { PageMeta, Telemetry } from 'shared-shell/host';
import { SiteFrame, type SiteNav } from '../chrome/site-frame.tsx';
import { type RoutedRemote, siteRoutes } from '../routing/site-routes.tsx';
import { createStyleCache, SiteProviders } from '../site/site-providers.tsx';
import { prefetchPage } from './prefetch-page.ts';
import { renderToHtml } from './render-to-html.ts';
import { createServerSite } from './server-site.ts';

/** One page to render. Released shells are called with it by the render gate, so fields are only added. */
export interface ServerPageRequest {
  /** Full URL of the page view. */
  url: URL;
  config: SiteConfig;
  remotes: readonly (RoutedRemote & { widgets: readonly string[] })[];
  nav: SiteNav;
  /** Server bundles that are ready; a remote without one is rendered by the browser. */
  bundles: ReadonlyMap<string, Remote>;
  match: RouteMatch | null;
  /** Base URL at which this server reaches the API; it can differ from the one for browsers. */
  apiBaseUrl: string;
  telemetry: Telemetry;
  /** Time limit in ms for the page's data. */
  prefetchLimit: number;
  /** Time limit in ms for rendering. */
  renderLimit: number;
}

/** A rendered page, or a redirect. */
export interface ServerPage {
  status: number;
  /** Path or URL to redirect to; there is no HTML then. */
  redirect?: string;
  /** Inner HTML of `#root`; empty when rendering failed: the browser then renders the page alone. */
  html: string;
  /** Critical CSS, one entry per style element. */
  styles: { key: string; ids: string[]; css: string }[];
  meta: PageMeta | null;
  queryState: DehydratedState;
  /** Whether the page may be cached for other visitors: all data arrived and nothing failed. */
  cacheable: boolean;
}

/** Renders one page for a guest: prefetches, then renders site frame and page as one React tree. */
export async function renderServerPage(request: ServerPageRequest): Promise<ServerPage> {
  const { url, remotes, nav, match, telemetry, renderLimit } = request;
  const site = createServerSite(request);
  const prefetched = await prefetchPage(request, site);

  const pageWith = (content: Pick<ServerPage, 'html' | 'styles' | 'cacheable'>): ServerPage => ({
    status: match ? (prefetched.status ?? site.meta()?.status ?? 200) : 404,
    meta: site.meta(),
    queryState: site.queryState(),
    ...content,
  });
  const redirectTo = (redirect: string): ServerPage => ({
    ...pageWith({ html: '', styles: [], cacheable: false }),
    status: 301,
    redirect,
  });
  let hasErrors = false;
  const reportError = (error: unknown) => {
    hasErrors = true;
    telemetry.error(error, { phase: 'server-render', ...(match && { remote: match.remote }) });
  };

  if (prefetched.redirect) return redirectTo(prefetched.redirect);
  const styleCache = createStyleCache();
  try {
    const handler = createStaticHandler(siteRoutes(remotes, <SiteFrame nav={nav} />, null));
    const context = await handler.query(new Request(url));
    if (context instanceof Response) return redirectTo(context.headers.get('location') ?? '/');
    const html = await renderToHtml(
      <SiteProviders
        host={site.host}
        internals={{ registry: site.registry, serverRendered: true }}
        queryClient={site.queryClient}
        styleCache={styleCache}
      >
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </SiteProviders>,
      { timeLimitMs: renderLimit, onError: reportError },
    );
    const { styles } = createEmotionServer(styleCache).extractCriticalToChunks(html);
    const queries = site.queryClient.getQueryCache().getAll();
    return pageWith({
      html,
      styles: styles.map(({ key, ids, css }) => ({ key, ids: [...ids], css })),
      cacheable:
        !hasErrors && prefetched.complete && queries.every(({ state: { status } }) => status === 'success'),
    });
  } catch (error) {
    reportError(error);
    return pageWith({ html: '', styles: [], cacheable: false });
  }
}
