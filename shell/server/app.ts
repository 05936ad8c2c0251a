import Fastify, { type FastifyInstance } from 'fastify';
import type { AppOptions } from './app-options.ts';
import { favicon } from './assets/favicon.ts';
import { serveReleaseFiles } from './assets/release-files.ts';
import { liveReloadScript } from './development.ts';
import { serveFeeds } from './feeds/feeds.ts';
import { createPageService } from './pages/page-service.ts';
import { serveQa } from './qa/qa-routes.ts';
import { bucketCookie, chooseRemotes, newBucket, readBucket } from './releases/canary.ts';
import { createMetrics } from './telemetry/metrics.ts';
import { serveTelemetry } from './telemetry/telemetry-endpoint.ts';

/** The shell's HTTP server: documents, release files, feeds, health, telemetry. */
export function createApp(options: AppOptions): FastifyInstance {
  const { store, follower, config, watch, onVerdict } = options;
  const metrics = createMetrics();
  const app = Fastify({
    loggerInstance: options.logger,
    trustProxy: true,
    forceCloseConnections: true,
    routerOptions: { ignoreTrailingSlash: false },
  });
  const pages = createPageService(options);

  app.addHook('onSend', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff');
    reply.header('referrer-policy', 'strict-origin-when-cross-origin');
    reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=()');
  });

  serveReleaseFiles(app, store);
  serveFeeds(app, options);
  serveTelemetry(app, { metrics, watch, current: follower.current, onVerdict });
  if (config.flags.qa) serveQa(app, store);
  app.get('/release-set', (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ set: follower.current().number }),
  );
  const { development } = options;
  if (development) {
    const script = liveReloadScript(development.origins);
    app.get('/dev/live-reload.js', (_request, reply) => reply.type('text/javascript').send(script));
  }
  app.get('/favicon.svg', (_request, reply) =>
    reply.type('image/svg+xml').header('cache-control', 'public, max-age=86400').send(favicon),
  );
  app.get('/favicon.ico', (_request, reply) => reply.redirect('/favicon.svg', 301));
  app.get('/health', (_request, reply) => {
    const live = follower.current();
    const remotes = live.remotes.map(({ name, version, bundle, bundleProblem, page }) => ({
      name,
      version,
      serverRendering: bundle !== null,
      problem: page.refused ?? bundleProblem,
    }));
    const canaries = live.canaries.map(({ remote, percent }) => ({
      name: remote.name,
      version: remote.version,
      percent,
    }));
    return reply
      .header('cache-control', 'no-store')
      .send({ status: 'ok', set: live.number, remotes, canaries, problems: live.problems });
  });

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: async (request, reply) => {
      const url = safeUrl(request.url, config.publicUrl);
      if (!url) return reply.code(400).type('text/plain').send('This address cannot be read.');
      const live = follower.current();
      // A visitor gets a bucket only while there is something to be split; otherwise no cookie is set at all.
      const known = readBucket(request.headers.cookie);
      const bucket = known ?? newBucket();
      if (live.canaries.length > 0 && known === null) {
        reply.header(
          'set-cookie',
          `${bucketCookie}=${bucket}; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax`,
        );
      }
      const document = await pages.get(url, chooseRemotes(live, bucket));
      if (document.owner) {
        metrics.views.inc(document.owner);
        watch.view(document.owner.remote, document.owner.version);
      }
      if (document.redirect)
        return reply
          .header('cache-control', 'public, max-age=300')
          .redirect(document.redirect, document.status);
      reply
        .code(document.status)
        .type('text/html; charset=utf-8')
        .header('content-security-policy', document.securityPolicy)
        .header('cache-control', 'no-cache')
        .header('vary', 'accept-encoding');
      if (document.preload) reply.header('link', document.preload);
      if (document.status === 503) reply.header('retry-after', '30');
      if (/\bbr\b/.test(request.headers['accept-encoding'] ?? '')) {
        return reply.header('content-encoding', 'br').send(document.brotli);
      }
      return reply.send(document.html);
    },
  });

  // A form that was sent before any script ran: the page again, with nothing of what was typed kept anywhere.
  app.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    (_request, payload, done) => {
      payload.resume();
      done(null);
    },
  );
  app.post('/*', (request, reply) => {
    const url = safeUrl(request.url, config.publicUrl);
    return reply.redirect(url ? `${url.pathname}${url.search}` : '/', 303);
  });

  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    request.log.error({ error: error.message, stack: error.stack }, 'request failed');
    const status = error.statusCode && error.statusCode >= 400 ? error.statusCode : 500;
    return reply
      .code(status)
      .type('text/plain')
      .send(status < 500 ? 'Bad request.' : 'The page could not be made. Please try again.');
  });
  return app;
}

/** The asked address on the site's own origin; null for what no browser sends (broken escapes). */
function safeUrl(target: string, publicUrl: string): URL | null {
  try {
    const url = new URL(publicUrl + (target.startsWith('/') ? target : `/${target}`));
    decodeURIComponent(url.pathname);
    // As it was read, backslashes and dots included: a path of two slashes would name another host to a redirect.
    url.pathname = url.pathname.replace(/^\/{2,}/, '/');
    return url;
  } catch {
    return null;
  }
}
