import { create as contentDisposition } from 'content-disposition';
import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { applicationDocuments } from '../database/schema.ts';
import { html } from '../http/html.ts';
import { sendHtmlPage } from '../http/html-page.ts';
import { httpError } from '../http/http-error.ts';
import type { Service } from '../http/service.ts';
import { DocumentMissing } from '../storage/document-store.ts';
import { isDocumentLinkValid } from './document-links.ts';

/** /admin/documents/:id: a document, for everyone with a valid link. */
export function addDocumentDownload(app: FastifyInstance, service: Service): void {
  app.get('/admin/documents/:id', (request, reply) => download(service, request, reply));
}

async function download(service: Service, request: FastifyRequest, reply: FastifyReply) {
  const { id } = request.params as { id: string };
  const { expires, signature } = request.query as { expires?: unknown; signature?: unknown };
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
  if (!document) throw httpError.notFound();
  const content = await service.documents.get(document.storageKey).catch((error: unknown) => {
    throw error instanceof DocumentMissing ? httpError.notFound() : error;
  });
  return (
    reply
      .header('Content-Type', document.contentType)
      .header('Content-Length', document.size)
      .header('Content-Disposition', contentDisposition(document.originalName, { type: 'attachment' }))
      // An uploaded document is never shown as part of this site.
      .header('Content-Security-Policy', "default-src 'none'; sandbox")
      .header('Cache-Control', 'private, no-store')
      .send(content)
  );
}
