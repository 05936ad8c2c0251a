import type { FastifyInstance, FastifyRequest } from 'fastify';
import { httpError } from './http-error.ts';
import { pathOf } from './request-url.ts';
import type { ServiceState } from './service.ts';

/** The headers of every answer. */
export const commonHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'same-origin',
};

/** Answered while the service is still being prepared. */
const alwaysAvailable: readonly string[] = ['/health', '/ready', '/metrics'];

/** Forms of staff pages are read before they are refused (`addStaffRoutes`): the answer keeps what was entered. */
const isStaffForm = ({ method, url }: FastifyRequest) => method === 'POST' && url.startsWith('/admin/');

/** The headers of every answer, 503 while the service is being prepared, and one log line per request. */
export function addRequestHooks(app: FastifyInstance, state: ServiceState): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers({ ...commonHeaders, 'X-Request-Id': request.id });
    if (state.isStopping) reply.header('Connection', 'close');
    const isAnswered = state.isPrepared || alwaysAvailable.includes(request.url) || isStaffForm(request);
    done(isAnswered ? undefined : httpError.serviceUnavailable());
  });
  app.addHook('onResponse', (request, reply, done) => {
    // Neither the query nor the token of a link is logged: searches are private, and links give access. A path that no
    // route handles may hold anything.
    const path = request.is404
      ? 'unknown'
      : pathOf(request)
          .replace(/(password-reset|verify)\/[^/]+\/[^/]+/, '$1/…')
          .replace(/(appointments|calendar-feed)\/[^/]*-[^/]*/, '$1/…');
    const ms = Math.round(reply.elapsedTime);
    request.log.info({ method: request.method, path, status: reply.statusCode, ms }, 'answered');
    done();
  });
}
