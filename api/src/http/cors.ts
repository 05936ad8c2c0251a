import type { FastifyInstance } from 'fastify';
import type { Configuration } from '../configuration/configuration.ts';

const allowedMethods = 'DELETE, GET, OPTIONS, PATCH, POST, PUT';
const allowedHeaders =
  'accept, authorization, content-type, traceparent, user-agent, x-csrftoken, x-requested-with';
const PREFLIGHT_MAX_AGE_SECONDS = 86_400;

/** The site, the configured origins, and in development every port of this machine. */
function isAllowedOrigin(origin: string, configuration: Configuration): boolean {
  if (origin === new URL(configuration.siteUrl).origin || configuration.corsOrigins.includes(origin))
    return true;
  if (configuration.corsOrigins.includes('*')) return true;
  return (
    configuration.environment !== 'production' &&
    /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(origin)
  );
}

/**
 * CORS as the original answers it: preflights get 200 before routing and authentication (API-40, API-50). `Retry-After` is
 * exposed, better than by the original (API-23). Credentials are never allowed, because the hosted API uses no cookies.
 */
export function addCors(app: FastifyInstance, configuration: Configuration): void {
  // A callback instead of an async function: promises cost a measurable share of a short answer.
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('Vary', 'Accept, Origin');
    const { origin } = request.headers;
    if (!origin) return done();
    const isAllowed = isAllowedOrigin(origin, configuration);
    if (isAllowed) {
      reply.header('Access-Control-Allow-Origin', origin);
      reply.header('Access-Control-Expose-Headers', 'Retry-After, X-Request-Id');
    }
    if (request.method === 'OPTIONS' && request.headers['access-control-request-method']) {
      if (isAllowed) {
        reply.header('Access-Control-Allow-Methods', allowedMethods);
        reply.header('Access-Control-Allow-Headers', allowedHeaders);
        reply.header('Access-Control-Max-Age', String(PREFLIGHT_MAX_AGE_SECONDS));
      }
      reply.code(200).header('Content-Length', '0').send();
      return;
    }
    done();
  });
}
