import { pipeline } from 'node:stream';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { eq } from '../../database/drizzle.ts';
import { applicationDocuments } from '../../database/schema.ts';
import { findRecord } from '../../http/find-record.ts';
import { html } from '../../http/html.ts';
import { sendHtmlPage } from '../../http/html-page.ts';
import type { Service } from '../../http/service.ts';
import { checkSize } from '../../storage/check-size.ts';
import { DocumentMissing } from '../../storage/document-store.ts';
import { sendStaffPage } from '../page/page-layout.ts';
import { staffOnly } from '../session/staff-only.ts';
import type { StaffSession } from '../session/staff-session.ts';
import { documentLink, isDocumentLinkValid } from './document-links.ts';

/**
 * /admin/documents/:id: a document, for everyone with a valid link; /admin/documents/:id/view: the page that shows it
 * to staff.
 */
export function addDocumentDownload(app: FastifyInstance, service: Service): void {
  app.get('/admin/documents/:id', (request, reply) => download(service, request, reply));
  app.get(
    '/admin/documents/:id/view',
    staffOnly(service, (request, reply, session) => showDocument(service, request, reply, session)),
  );
}

async function showDocument(
  service: Service,
  request: FastifyRequest,
  reply: FastifyReply,
  session: StaffSession,
) {
  const document = await findRecord(request, (id) =>
    service.database.orm.select().from(applicationDocuments).where(eq(applicationDocuments.id, id)),
  );
  const { originalName: name, contentType, applicationId } = document;
  const link = documentLink(service, document.id);
  const shown = `${link}&view=inline`;
  return sendStaffPage(
    reply,
    session,
    name,
    html`<p class="actions"><a class="button plain" href="/admin/applications/${applicationId}">Back to application no. ${applicationId}</a><a class="button plain" href="${link}">Download</a></p>
${
  contentType.startsWith('image/')
    ? html`<img class="document" src="${shown}" alt="${name}">`
    : html`<iframe class="document" src="${shown}" title="${name}"></iframe><p class="muted">Nothing to see? This browser does not show PDF files inside pages: <a href="${shown}">open the file alone</a>.</p>`
}`,
    { showsDocuments: true },
  );
}

/** Null when the document is not stored any more. */
const readContent = ({ documents }: Service, key: string) =>
  documents.get(key).catch((error: unknown) => {
    if (error instanceof DocumentMissing) return null;
    throw error;
  });

async function download(service: Service, request: FastifyRequest, reply: FastifyReply) {
  const { id } = request.params as { id: string };
  const { expires, signature, view } = request.query as Record<string, unknown>;
  if (!isDocumentLinkValid(service, id, expires, signature)) {
    return sendHtmlPage(
      reply.code(403),
      'Link expired',
      html`<h1>This link has expired</h1><p><a href="/admin">Open the application again</a> for a new one.</p>`,
    );
  }
  const [document] = await service.database.orm
    .select()
    .from(applicationDocuments)
    .where(eq(applicationDocuments.id, Number(id)));
  const content = document && (await readContent(service, document.storageKey));
  if (!content) {
    return sendHtmlPage(
      reply.code(404),
      'Document not found',
      html`<h1>This document is not stored any more</h1><p><a href="/admin">All applications</a></p>`,
    );
  }
  const isInline = view === 'inline';
  // A PDF file is not sandboxed when it is shown, because browsers then refuse to show it; the browser's own viewer also
  // needs inline styles. Its content was checked when it was uploaded, its type is fixed, and it may load nothing; only
  // pages of this service may frame it.
  const isPdf = document.contentType === 'application/pdf';
  const policy = isInline
    ? `default-src 'none'; frame-ancestors 'self'; ${isPdf ? "style-src 'unsafe-inline'" : 'sandbox'}`
    : "default-src 'none'; sandbox";
  if (isInline) reply.header('X-Frame-Options', 'SAMEORIGIN');
  // A browser that ends the download ends it without an error.
  const checked = pipeline(content, checkSize(document.size), () => undefined).once('error', (error) =>
    request.log.error({ err: error, document: document.id }, 'document not sent completely'),
  );
  return reply
    .header('Content-Type', document.contentType)
    .header('Content-Length', document.size)
    .header(
      'Content-Disposition',
      contentDisposition(document.originalName, { type: isInline ? 'inline' : 'attachment' }),
    )
    .header('Content-Security-Policy', policy)
    .header('Cache-Control', 'private, no-store')
    .send(checked);
}
