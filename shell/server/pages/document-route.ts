import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SHELL } from 'shared-releases';
import { reportTokenMetric } from '../../src/page-data.ts';
import type { AppOptions } from '../app-options.ts';
import { bucketCookie, chooseRemotes, hasCanary, newBucket, readBucket } from '../releases/canary.ts';
import type { ServedSet } from '../releases/served-set.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import type { RenderedDocument } from './document-renderer.ts';
import type { createPageService } from './page-service.ts';
import { requestUrl } from './request-url.ts';

/** Serves the HTML document of every path that no other route handles. */
export function serveDocuments(
  app: FastifyInstance,
  options: AppOptions,
  metrics: Metrics,
  pages: ReturnType<typeof createPageService>,
) {
  const { config, follower, errorRates, tokens } = options;
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: async (request, reply) => {
      const url = requestUrl(request.url, config.publicUrl);
      if (!url) return reply.code(400).type('text/plain').send('This address is not valid.');
      const current = follower.current();
      const served = chooseRemotes(current, bucketOf(request, reply, current));
      const document = await pages.get(url, served);
      if (document.owner) {
        metrics.views.inc(document.owner);
        errorRates.countView(document.owner.remote, document.owner.version);
        if (document.shell) errorRates.countView(SHELL, document.shell);
        // A header, because the document itself is cached and compressed once for many views.
        if (!document.redirect)
          reply.header(
            'server-timing',
            `${reportTokenMetric};desc="${tokens.issue({ served, owner: document.owner })}"`,
          );
      }
      if (document.redirect)
        return reply
          .header('cache-control', 'public, max-age=300')
          .redirect(document.redirect, document.status);
      return sendDocument(request, reply, document);
    },
  });
}

/** The visitor's bucket. The cookie is only set while the set has a canary, so most visitors get none. */
function bucketOf(request: FastifyRequest, reply: FastifyReply, served: ServedSet): number {
  const known = readBucket(request.headers.cookie);
  const bucket = known ?? newBucket();
  if (hasCanary(served) && known === null) {
    reply.header('set-cookie', `${bucketCookie}=${bucket}; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax`);
  }
  return bucket;
}

function sendDocument(request: FastifyRequest, reply: FastifyReply, document: RenderedDocument) {
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
}
