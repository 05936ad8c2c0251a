import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { addContentErrors, addEventLoopUtilization, originForm } from 'shared-server';
import { traceRequests } from 'shared-tracing';
import type { AppOptions } from './app-options.ts';
import { serveContent } from './assets/content-files.ts';
import { serveFavicon } from './assets/favicon.ts';
import { serveReleaseFiles } from './assets/release-files.ts';
import { serveFeeds } from './feeds/feeds.ts';
import { serveHealth } from './health/health.ts';
import { createReadiness } from './health/readiness.ts';
import { serveInstallation } from './installation/web-manifest.ts';
import { createFileSizes } from './low-data/file-sizes.ts';
import { serveLowDataChoice } from './low-data/low-data-choice.ts';
import { serveServiceWorker } from './offline/service-worker.ts';
import { serveAreas } from './pages/area-route.ts';
import { serveDocuments } from './pages/document-route.ts';
import { serveForms } from './pages/form-route.ts';
import { createPageService, type PageService } from './pages/page-service.ts';
import { decodableTarget } from './pages/request-url.ts';
import { serveQa } from './qa/qa-routes.ts';
import { createViewRoute } from './qa/view-route.ts';
import { chosenSetsOf } from './releases/canary.ts';
import { serveSharingPictures } from './sharing-pictures/sharing-picture-route.ts';
import { serveBrowserTraces } from './telemetry/browser-traces.ts';
import { createMetrics } from './telemetry/metrics.ts';
import { servePolicyReports } from './telemetry/policy-reports.ts';
import { logRequests, requestLogger, requestRoute } from './telemetry/request-log.ts';
import { pagePattern } from './telemetry/route-pattern.ts';
import { serveTelemetry } from './telemetry/telemetry-endpoint.ts';

/**
 * Time in ms for a request to arrive. The largest one is a form with files that was sent before its code arrived, whose
 * body nobody reads; any other one that takes longer would hold its connection for nothing.
 */
const REQUEST_MS = 120_000;
/** Methods that pages answer. */
const PAGE_METHODS = ['GET', 'HEAD', 'POST'];

/** The shell's HTTP server: documents, release files, feeds, health, telemetry. */
export function createApp(options: AppOptions): FastifyInstance {
  const { store, follower, config, errorRates, onFailingVersion, requestMs = REQUEST_MS } = options;
  const metrics = createMetrics();
  const patternOf = (path: string) => {
    const served = follower.current();
    return pagePattern((served.host ?? options).render.matchRoute, served, path);
  };
  const app = Fastify({
    loggerInstance: requestLogger(options.logger),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: options.trustProxy,
    requestTimeout: requestMs,
    http: { connectionsCheckingInterval: requestMs / 4 },
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: false },
    rewriteUrl: ({ url = '/' }) => decodableTarget(originForm(url)),
  });
  // Node exchanges the two times when that of the headers is longer.
  app.server.headersTimeout = requestMs / 6;
  traceRequests(app, (request) => requestRoute(request, patternOf));
  logRequests(app, { metrics, patternOf });
  addEventLoopUtilization(metrics.registry);
  addContentErrors(metrics.registry, () => options.content.status().errors);
  // Not async: these hooks run for every page, and a promise each is a notable part of a cached page's cost.
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (options.state.isStopping) reply.header('connection', 'close');
    if (options.hstsSeconds > 0) reply.header('strict-transport-security', `max-age=${options.hstsSeconds}`);
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    // Pages of other sites can neither keep a handle on this site's windows nor load its answers; its public files can.
    reply.header('cross-origin-opener-policy', 'same-origin');
    if (!reply.hasHeader('cross-origin-resource-policy'))
      reply.header('cross-origin-resource-policy', 'same-origin');
    reply.header('x-content-type-options', 'nosniff');
    if (!reply.hasHeader('referrer-policy'))
      reply.header('referrer-policy', 'strict-origin-when-cross-origin');
    reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=()');
    done(null, payload);
  });

  serveReleaseFiles(app, store);
  serveFeeds(app, options);
  serveTelemetry(app, {
    metrics,
    errorRates,
    tokens: options.tokens,
    current: follower.current,
    patternOf,
    onFailingVersion,
  });
  servePolicyReports(app, { metrics, current: follower.current, patternOf });
  if (options.traceCollector) serveBrowserTraces(app, options.traceCollector);
  if (config.flags.qa) serveQa(app, { store, channel: options.channel, current: follower.current });
  options.serveDevelopment?.(app);
  serveContent(app, options.content);
  serveServiceWorker(app, options);
  serveInstallation(app, options);
  serveFavicon(app, options.content);
  const pages = createPageService({
    ...options,
    sizeOf: createFileSizes(store, options.content),
    fontStore: store,
  });
  follower.onChange((served) => void pages.renew(chosenSetsOf(served)));
  serveHealth(app, {
    follower,
    content: options.content,
    startedWith: options.manifest.version,
    readiness: createReadiness({
      current: follower.current,
      apiBaseUrl: options.apiBaseUrl,
      pagesInMemory: pages.cachedPages,
      state: options.state,
    }),
  });
  serveSharingPictures(app, options, pages);
  serveAreas(app, options, pages);
  serveDocuments(app, options, metrics, pages, viewRoute(options, pages));
  serveLowDataChoice(app, config.publicUrl);
  serveForms(app, options, pages);

  // The framework's own handler would write the path to the log.
  // Addresses of all paths are served by GET, HEAD and POST, so what is missing for another method is the method.
  app.setNotFoundHandler(({ method }, reply) =>
    PAGE_METHODS.includes(method)
      ? reply.code(404).type('text/plain').send('Not found')
      : reply
          .code(405)
          .header('allow', PAGE_METHODS.join(', '))
          .type('text/plain')
          .send('Method not allowed'),
  );
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const status = error.statusCode && error.statusCode >= 400 ? error.statusCode : 500;
    // What the client did wrong, such as a form posted to a page, is no fault to look for.
    if (status >= 500) request.log.error({ error: error.message, stack: error.stack }, 'request failed');
    return reply
      .code(status)
      .type('text/plain')
      .send(status < 500 ? 'Bad request.' : 'This page could not be created. Please try again.');
  });
  return app;
}

/** Null on servers that show neither previews nor the views of QA. */
function viewRoute({ config, views }: AppOptions, pages: PageService) {
  const qa = config.flags.qa === true;
  if (!views || (views.previewKey === undefined && !qa)) return null;
  return createViewRoute({ ...views, qa, pages, publicUrl: config.publicUrl });
}
