import type { FastifyInstance } from 'fastify';
import { requestUrl } from './request-url.ts';

/**
 * A form that was submitted before any script ran: redirects to its page again. The body is discarded unread, because
 * it may hold passwords and this server has no use for it.
 */
export function serveFormFallback(app: FastifyInstance, publicUrl: string) {
  app.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    (_request, payload, done) => {
      payload.resume();
      done(null);
    },
  );
  app.post('/*', (request, reply) => {
    const url = requestUrl(request.url, publicUrl);
    return reply.redirect(url ? `${url.pathname}${url.search}` : '/', 303);
  });
}
