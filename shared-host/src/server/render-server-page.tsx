import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { BASENAME, localizedPath, sitePath } from 'shared-language';
import type { SubmitResult } from 'shared-shell';
import { silentTelemetry } from 'shared-shell/host';
import { SiteFrame } from '../chrome/site-frame.tsx';
import { collectStyleAttributes } from '../document/style-attributes.ts';
import { KeptHtmlContext } from '../kept-html/kept.tsx';
import { siteRoutes } from '../routing/site-routes.tsx';
import { createStyleCache, SiteProviders } from '../site/site-providers.tsx';
import { isRenderingPaused, pauseRendering } from './endless-pages.ts';
import { keptFrameOf } from './kept-frame.ts';
import { prefetchPage } from './prefetch-page.ts';
import { renderToHtml } from './render-to-html.ts';
import type { ServerPage, ServerPageRequest } from './server-page.ts';
import { createServerSite, type ServerSite } from './server-site.ts';
import { submitForm } from './submit-form.ts';
import { TimeLimitError } from './with-time-limit.ts';
import { writtenStyles } from './written-styles.ts';

/**
 * Renders one page for a guest: sends what a form has sent to it, prefetches, then renders site frame and page as one React
 * tree. A page whose code does not return holds the server once, and is left to the browser afterwards.
 */
export async function renderServerPage(request: ServerPageRequest): Promise<ServerPage> {
  const { match, telemetry, renderLimit } = request;
  const site = createServerSite(request);
  const submitted = await submitForm(request, site);
  if (submitted?.redirect) return redirectTo(localized(submitted.redirect), site, 303);
  if (!isRenderingPaused(request)) {
    try {
      return await renderPage(request, site, submitted);
    } catch (error) {
      if (!(error instanceof TimeLimitError && match)) throw error;
      pauseRendering(request);
      telemetry.error(new Error(endlessRendering(match.route.path, renderLimit), { cause: error }), {
        phase: 'server-render',
        remote: match.remote,
      });
    }
  }
  // Silent, because what follows from the missing code has been reported.
  const withoutCode = { ...request, bundles: new Map(), telemetry: silentTelemetry };
  return renderPage(withoutCode, createServerSite(withoutCode), submitted);
}

/** @throws TimeLimitError when code of a remote does not return */
async function renderPage(
  request: ServerPageRequest,
  site: ServerSite,
  submitted: SubmitResult | null,
): Promise<ServerPage> {
  const { url, match, telemetry, renderLimit } = request;
  const prefetched = await prefetchPage(request, site);
  if (prefetched.redirect) return redirectTo(localized(prefetched.redirect), site);

  let hasErrors = false;
  const reportError = (error: unknown, components = '') => {
    hasErrors = true;
    telemetry.error(error, {
      phase: 'server-render',
      ...(match && { remote: match.remote }),
      ...(components && { components }),
    });
  };
  const pageWith = (content: Pick<ServerPage, 'html' | 'styles' | 'cacheable'>): ServerPage => {
    const asked = submitted?.status ?? prefetched.status ?? site.meta()?.status ?? 200;
    const isPossible = isPageStatus(asked);
    if (!isPossible) reportError(new Error(impossibleStatus(asked)));
    return {
      status: match ? (isPossible ? asked : 500) : 404,
      meta: site.meta(),
      queryState: site.queryState(),
      ...content,
      cacheable: content.cacheable && isPossible,
    };
  };

  const styleCache = createStyleCache();
  try {
    const handler = staticHandlerOf(request);
    const context = await handler.query(new Request(url));
    if (context instanceof Response) return redirectTo(context.headers.get('location') ?? '/', site);
    const kept = keptFrameOf(request.nav, request.config).rendering(sitePath(url.pathname), styleCache);
    const html = await renderToHtml(
      <SiteProviders
        host={site.host}
        internals={{ registry: site.registry, isServerHtml: () => true }}
        queryClient={site.queryClient}
        styleCache={styleCache}
      >
        <KeptHtmlContext value={kept}>
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </KeptHtmlContext>
      </SiteProviders>,
      { timeLimitMs: renderLimit, onError: reportError },
    );
    const { html: withoutAttributes, css } = collectStyleAttributes(kept?.take(html) ?? html);
    const queries = site.queryClient.getQueryCache().getAll();
    return pageWith({
      html: withoutAttributes,
      styles: [
        ...writtenStyles(styleCache, withoutAttributes),
        ...(css ? [{ key: 'attributes', ids: [], css }] : []),
      ],
      // A query that was never started is one that only the browser runs, such as a visitor's own data after login.
      cacheable:
        !submitted &&
        !hasErrors &&
        prefetched.complete &&
        queries.every(
          ({ state: { status, fetchStatus } }) =>
            status === 'success' || (status === 'pending' && fetchStatus === 'idle'),
        ),
    });
  } catch (error) {
    if (error instanceof TimeLimitError && match && request.bundles.size > 0) throw error;
    reportError(error);
    return pageWith({ html: '', styles: [], cacheable: false });
  }
}

const redirectTo = (redirect: string, site: ServerSite, status = 301): ServerPage => ({
  status,
  redirect,
  html: '',
  styles: [],
  meta: null,
  queryState: site.queryState(),
  cacheable: false,
});

const endlessRendering = (path: string, limitMs: number) =>
  `Rendering ${path} and its widgets did not end within ${limitMs / 1_000} s. The code of this page is left to the browser for ten minutes. Look for a loop that does not end with the data of this address.`;

type StaticHandler = ReturnType<typeof createStaticHandler>;
const handlers = new WeakMap<ServerPageRequest['remotes'], Map<string, StaticHandler>>();

/**
 * The router of one page: the matched route alone, because React Router prepares and ranks all routes it has again for
 * each rendering. Pages without a match get all routes, which has the redirects as well. Kept for all pages of a set.
 */
function staticHandlerOf({ remotes, nav, match }: ServerPageRequest): StaticHandler {
  const ofRemotes = handlers.get(remotes) ?? new Map<string, StaticHandler>();
  handlers.set(remotes, ofRemotes);
  const key = match ? `${match.remote}:${match.route.path}` : '';
  const known = ofRemotes.get(key);
  if (known) return known;
  const own = (remote: (typeof remotes)[number]) => ({
    ...remote,
    routes: remote.routes.filter(({ path }) => remote.name === match?.remote && path === match.route.path),
    redirects: [],
  });
  const handler = createStaticHandler(
    siteRoutes(match ? remotes.map(own) : remotes, <SiteFrame nav={nav} />, null),
    { basename: BASENAME },
  );
  ofRemotes.set(key, handler);
  return handler;
}

/** Whether a document can be sent with a status: it has a body, and is no redirect. */
const isPageStatus = (status: number) =>
  Number.isInteger(status) &&
  ((status >= 200 && status < 300 && status !== 204 && status !== 205) || (status >= 400 && status < 600));

/** Status of a page, from its `prefetch`, `submit` or `usePage`, with which the server cannot send it. */
const impossibleStatus = (status: number) =>
  `The page has the status ${status}. A page has 200, or one of 400 to 599 such as 404; prefetch redirects with { redirect }.`;

/** The target of a redirect, which may be another site, in this language. */
const localized = (target: string) => (target.startsWith('/') ? localizedPath(target) : target);
