import type { FastifyReply, FastifyRequest } from 'fastify';
import { OFFLINE_RULE_HEADER } from 'shared-shell/offline';
import { beginsVisit, VISIT_HEADER } from '../fonts/begins-visit.ts';
import { type createDocumentsWithFonts, knownTag } from '../fonts/documents-with-fonts.ts';
import { LOW_DATA_HEADERS } from '../low-data/low-data-choice.ts';
import { POLICY_REPORTS_ENDPOINT } from '../telemetry/policy-reports.ts';
import type { RenderedDocument } from './document/rendered-document.ts';

const VARY = ['accept-encoding', ...LOW_DATA_HEADERS, VISIT_HEADER].join(', ');

/**
 * Sends a document with its headers, in the encoding that the browser takes.
 * @param withFonts puts the fonts into the document that begins a visit
 */
export async function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  document: RenderedDocument,
  withFonts?: ReturnType<typeof createDocumentsWithFonts>,
) {
  const { 'accept-encoding': encodings, 'if-none-match': known = '' } = request.headers;
  reply
    .code(document.status)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', document.securityPolicy)
    .header('reporting-endpoints', POLICY_REPORTS_ENDPOINT)
    .header('vary', VARY);
  if (document.private) reply.header('cache-control', 'no-store');
  else if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-cache');
  const sendTag = (tag: string) => reply.header('etag', `W/"${tag}"`);
  const isTagged = document.status === 200 && !document.private;
  if (isTagged) {
    const tag = knownTag(known, document.body);
    if (tag) return sendTag(tag).code(304).send();
  }
  const body =
    withFonts && document.fonts && beginsVisit(request.headers)
      ? await withFonts(document.body, document.fonts)
      : document.body;
  // Weak: the same HTML in all encodings, so that a copy in one of them is not sent again in another.
  if (isTagged) sendTag(body.etag);
  if (document.offline) reply.header(OFFLINE_RULE_HEADER, document.offline);
  if (document.preload) reply.header('link', document.preload);
  if (document.referrerPolicy) reply.header('referrer-policy', document.referrerPolicy);
  if (document.status === 503) reply.header('retry-after', '30');
  const { encoding, bytes } = await body.sentTo(encodings);
  if (encoding) reply.header('content-encoding', encoding);
  return reply.send(bytes);
}
