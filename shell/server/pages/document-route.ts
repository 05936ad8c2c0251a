import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SHELL } from 'shared-releases';
import { activeTraceParent } from 'shared-tracing';
import { reportTokenMetric, traceParentMetric } from '../../src/page-data.ts';
import type { AppOptions } from '../app-options.ts';
import { createDocumentsWithFonts } from '../fonts/documents-with-fonts.ts';
import { wantsLowData } from '../low-data/low-data-choice.ts';
import type { createViewRoute } from '../qa/view-route.ts';
import { bucketCookie, chooseRemotes, hasCanary, newBucket, readBucket } from '../releases/canary.ts';
import type { ServedSet } from '../releases/served-set.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import type { RenderedDocument } from './document/rendered-document.ts';
import type { PageService } from './page-service.ts';
import { repeatsSlashes, requestUrl } from './request-url.ts';
import { sendDocument } from './send-document.ts';

/**
 * Serves the HTML document of every path that no other route handles.
 * @param answerView answers requests for previews and views of QA; null where there are none
 */
export function serveDocuments(
  app: FastifyInstance,
  options: AppOptions,
  metrics: Metrics,
  pages: PageService,
  answerView: ReturnType<typeof createViewRoute> | null,
) {
  const { config, follower, errorRates, tokens } = options;
  const withFonts = createDocumentsWithFonts();
  /** Counts a page whose scripts do not say when its code starts. */
  const countSentPage = (owner: NonNullable<RenderedDocument['owner']>, shell: string | undefined) => {
    for (const one of [owner, ...(shell ? [{ ...owner, remote: SHELL, version: shell }] : [])]) {
      metrics.startedViews.inc(one);
      errorRates.countView(one.remote, one.version);
    }
  };
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: async (request, reply) => {
      const url = requestUrl(request.url, config.publicUrl);
      if (!url) return reply.code(400).type('text/plain').send('This address is not valid.');
      // The code in the browser reads the path from the address bar.
      if (repeatsSlashes(request.url)) {
        // The address of the page itself, where one is at all, so that there is one redirect.
        const set = follower.current();
        const { document } = await pages.get(url, chooseRemotes(set, bucketOf(request, reply, set)));
        return reply.redirect(document.redirect ?? url.pathname + url.search, 301);
      }
      if (answerView && (await answerView(request, reply, url))) return reply;
      const current = follower.current();
      const served = chooseRemotes(current, bucketOf(request, reply, current));
      const lowData = wantsLowData(request.headers);
      const { document, cache } = await pages.get(url, served, lowData);
      metrics.pageCache.inc({ result: cache });
      // For devices whose clocks are wrong (`shared-shell/server-time`).
      const timings = [`cache;desc=${cache}`, `now;dur=${Date.now()}`];
      const { owner, reportsStart } = document;
      if (owner) {
        metrics.views.inc(owner);
        if (!reportsStart) countSentPage(owner, document.shell);
        // A header, because the document itself is cached and compressed once for many views.
        if (!document.redirect)
          timings.push(`${reportTokenMetric};desc="${tokens.issue({ served, owner, reportsStart })}"`);
      }
      // A copy at the edge would put the visits of many into one trace.
      const traceParent = options.edgeCache ? undefined : activeTraceParent();
      if (traceParent) timings.push(`${traceParentMetric};desc="${traceParent}"`);
      reply.header('server-timing', timings.join(', '));
      if (options.edgeCache) reply.headers(edgeHeaders(document, current, lowData));
      if (document.redirect)
        return reply
          .header('cache-control', document.private ? 'no-store' : 'public, max-age=300')
          .redirect(document.redirect, document.status);
      return sendDocument(request, reply, document, withFonts);
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

/** For caches in front of the site: a new release set shows within 10 s, and the last copy survives an outage. */
const EDGE_LIFETIME = 'public, max-age=5, stale-while-revalidate=5, stale-if-error=86400';

/**
 * Headers for caches in front of the site. Visitors of a canary get different documents, so none is kept then; nor is a
 * document with low data, because not every cache obeys `Vary`, nor a private one.
 */
function edgeHeaders(
  { status, uses = [], private: isPrivate = false }: RenderedDocument,
  current: ServedSet,
  lowData: boolean,
): Record<string, string> {
  if (isPrivate || hasCanary(current) || lowData || status >= 500) return { 'cdn-cache-control': 'no-store' };
  const remotes = uses.map(({ remote }) => remote);
  return {
    'cdn-cache-control': EDGE_LIFETIME,
    'surrogate-key': ['document', `set-${current.number}`, ...remotes].join(' '),
  };
}
