import type { FastifyInstance } from 'fastify';
import type { Configuration } from '../configuration/configuration.ts';

const methods = 'DELETE, GET, OPTIONS, PATCH, POST, PUT';
const headers = 'accept, authorization, content-type, user-agent, x-csrftoken, x-requested-with';

/** Which pages may call: the site, the configured others, and in development any port of this machine. */
export function isAllowedOrigin(origin: string, configuration: Configuration): boolean {
  if (origin === new URL(configuration.siteUrl).origin || configuration.corsOrigins.includes(origin))
    return true;
  if (configuration.corsOrigins.includes('*')) return true;
  return (
    configuration.environment !== 'production' &&
    /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(origin)
  );
}

/**
 * CORS as the original's: preflights are answered 200 before anything looks at the request (A40) and kept for a day;
 * `Retry-After` is readable, which is better than the original (A23). Credentials are never allowed: nothing of the
 * hosted API uses cookies.
 */
export function allowOrigins(app: FastifyInstance, configuration: Configuration): void {
  // Hooks of every request end by callback: promises would be a measurable part of a short answer.
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('Vary', 'Accept, Origin');
    const { origin } = request.headers;
    if (!origin) return done();
    const allowed = isAllowedOrigin(origin, configuration);
    if (allowed) {
      reply.header('Access-Control-Allow-Origin', origin);
      reply.header('Access-Control-Expose-Headers', 'Retry-After, X-Request-Id');
    }
    if (request.method === 'OPTIONS' && request.headers['access-control-request-method']) {
      if (allowed) {
        reply.header('Access-Control-Allow-Methods', methods);
        reply.header('Access-Control-Allow-Headers', headers);
        reply.header('Access-Control-Max-Age', '86400');
      }
      reply.code(200).header('Content-Length', '0').send();
      return;
    }
    done();
  });
}
