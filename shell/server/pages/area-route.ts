import type { FastifyInstance } from 'fastify';
import { cutArea } from 'shared-host/cut-area';
import { hasTag } from 'shared-server';
import { AREA_HTML_PATH } from '../../src/page-data.ts';
import type { AppOptions } from '../app-options.ts';
import { chooseRemotes, newBucket, readBucket } from '../releases/canary.ts';
import { DocumentBody } from './document/document-body.ts';
import type { PageService } from './page-service.ts';
import { requestUrl } from './request-url.ts';

/**
 * Serves the area of a page without the document around it: its title, styles and HTML. A running site shows it while it
 * loads the page's code. Only of pages that exist; for others the answer is 204, because a browser would write a failure
 * to its console.
 */
export function serveAreas(
  app: FastifyInstance,
  { config, follower }: Pick<AppOptions, 'config' | 'follower'>,
  pages: PageService,
) {
  app.get(`${AREA_HTML_PATH}/*`, async (request, reply) => {
    const url = requestUrl(request.url.slice(AREA_HTML_PATH.length), config.publicUrl);
    const bucket = readBucket(request.headers.cookie) ?? newBucket();
    const set = chooseRemotes(follower.current(), bucket);
    // A private page is loaded by its own code: this answer may be kept.
    const page = url && !pages.isPrivate(url, set) && (await pages.get(url, set));
    const { bytes } = page && page.document.status === 200 ? await page.document.body.sentTo(undefined) : {};
    const area = bytes && cutArea(bytes.toString());
    reply.header('x-robots-tag', 'noindex');
    if (!area) return reply.code(204).send();
    const { title, css, html } = area;
    const body = new DocumentBody([
      // Not a style element: the policy of the page that requests it would refuse it.
      `<!doctype html><title>${title}</title><script type="text/plain">${css}</script><body>${html}</body>`,
    ]);
    // Opened again, the page is asked for again, and mostly the same.
    const { 'accept-encoding': encodings, 'if-none-match': known } = request.headers;
    reply
      .type('text/html; charset=utf-8')
      // For whoever opens it as a document.
      .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-encoding, cookie')
      .header('etag', `W/"${body.etag}"`);
    if (hasTag(known, body.etag)) return reply.code(304).send();
    // As small as it gets: it is small already, and a visitor waits for it.
    await body.condense();
    const { encoding, bytes: sent } = await body.sentTo(encodings);
    if (encoding) reply.header('content-encoding', encoding);
    return reply.send(sent);
  });
}
