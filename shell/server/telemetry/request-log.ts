import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import type { Metrics } from './metrics.ts';

/** Logger whose lines about a request name only its method: address, query and headers can be personal data. */
export const requestLogger = (logger: FastifyBaseLogger): FastifyBaseLogger =>
  logger.child({}, { serializers: { req: ({ method }: FastifyRequest) => ({ method }) } });

/** The route pattern of a request; `/*` serves the pages. */
export const requestRoute = ({ routeOptions, url }: FastifyRequest, patternOf: (path: string) => string) =>
  routeOptions.url && routeOptions.url !== '/*' ? routeOptions.url : patternOf(url.split('?')[0] ?? '');

/**
 * Writes one line per request, with the pattern of its route instead of its address, and counts the request.
 * @param patternOf the route pattern of a page's path
 */
export function logRequests(
  app: FastifyInstance,
  { metrics, patternOf }: { metrics: Metrics; patternOf: (path: string) => string },
) {
  app.addHook('onResponse', (request, reply, done) => {
    const { method } = request;
    const route = requestRoute(request, patternOf);
    const status = reply.statusCode;
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    metrics.requests.observe({ method, route, status: `${Math.floor(status / 100)}xx` }, ms / 1_000);
    request.log.info({ method, route, status, ms }, 'request');
    done();
  });
}
