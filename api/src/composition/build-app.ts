import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  LogController,
} from 'fastify';
import { authenticateCalls } from '../accounts/authentication.ts';
import { accountRoutes } from '../accounts/routes.ts';
import { applicationRoutes } from '../applications/routes.ts';
import { blogRoutes } from '../blog/routes.ts';
import { catalogueRoutes } from '../catalogue/routes.ts';
import { eventRoutes } from '../events/routes.ts';
import { bodyLimit, readBodies } from '../http/body-parsers.ts';
import { allowOrigins } from '../http/cors.ts';
import { answerErrors } from '../http/error-handler.ts';
import { operationRoutes } from '../http/health.ts';
import { refuse } from '../http/http-error.ts';
import { collectOpenApi } from '../http/openapi.ts';
import { pathOf } from '../http/request-url.ts';
import { sendJson } from '../http/resource.ts';
import type { Service, ServiceState } from '../http/service.ts';
import { mailboxPage } from '../mail/mailbox-page.ts';
import { mediaRoutes } from '../media/routes.ts';
import { shortlistRoutes } from '../shortlist/routes.ts';
import { staffRoutes } from '../staff/routes.ts';

const alwaysSent = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'same-origin',
};

/** The whole HTTP face of the service. */
export async function buildApp(service: Service, state: ServiceState): Promise<FastifyInstance> {
  const { configuration } = service;
  const app = Fastify({
    loggerInstance: service.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: configuration.trustProxy,
    bodyLimit,
    exposeHeadRoutes: true,
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 256 },
    // A client that sends its header or body drop by drop is not waited for: uploads may last, silence may not.
    connectionTimeout: 120_000,
    requestTimeout: 3_600_000,
    keepAliveTimeout: 65_000,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    frameworkErrors: (_error, _request, reply) => {
      sendJson(reply as unknown as FastifyReply, { detail: 'Bad request.' }, 400);
    },
  });
  app.server.headersTimeout = 20_000;

  allowOrigins(app, configuration);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers({ ...alwaysSent, 'X-Request-Id': request.id });
    if (state.isStopping) reply.header('Connection', 'close');
    if (!state.isPrepared && !['/health', '/ready'].includes(request.url)) done(refuse.unavailable());
    else done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    // The path without its query: searches are nobody's business, and links carry tokens.
    const path = pathOf(request).replace(/(password-reset|verify)\/[^/]+\/[^/]+/, '$1/…');
    const ms = Math.round(reply.elapsedTime);
    request.log.info({ method: request.method, path, status: reply.statusCode, ms }, 'answered');
    done();
  });
  authenticateCalls(app, service);
  readBodies(app);
  answerErrors(app);

  const openApi = collectOpenApi(app, configuration.publicUrl);
  accountRoutes(app, service);
  catalogueRoutes(app, service);
  blogRoutes(app, service);
  eventRoutes(app, service);
  shortlistRoutes(app, service);
  await app.register(async (scope) => {
    // A file beyond its limit is an error of that file, named with the others, not the end of the form.
    await scope.register(multipart, { throwFileSizeLimit: false });
    applicationRoutes(scope, service);
  });
  await app.register(async (scope) => {
    await scope.register(cookie);
    staffRoutes(scope, service);
  });
  await app.register(async (scope) => {
    const document = openApi();
    await scope.register(swagger, { mode: 'static', specification: { document: document as never } });
    await scope.register(swaggerUi, {
      routePrefix: '/docs',
      staticCSP:
        "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'",
    });
  });
  mediaRoutes(app);
  operationRoutes(app, service, state);
  if (!configuration.mail.smtpUrl && configuration.environment !== 'production') mailboxPage(app, service);
  return app;
}
