import { maxHeaderSize } from 'node:http';
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
import { originForm } from 'shared-server';
import { traceRequests } from 'shared-tracing';
import { addAuthentication } from '../accounts/authentication.ts';
import { addAccountRoutes } from '../accounts/routes.ts';
import { addApplicationRoutes } from '../applications/routes.ts';
import { addAppointmentRoutes } from '../appointments/routes.ts';
import { addBlogRoutes } from '../blog/routes.ts';
import { addCalendarFeedRoutes } from '../calendar-feed/routes.ts';
import { addCatalogueRoutes } from '../catalogue/routes.ts';
import { addContactRoutes } from '../contact/routes.ts';
import { addEventRoutes } from '../events/routes.ts';
import { addExchangeRateRoutes } from '../exchange-rates/routes.ts';
import { addBodyParsers, MAX_BODY_BYTES } from '../http/body-parsers.ts';
import { limitBodyTime } from '../http/body-time-limit.ts';
import { addCors } from '../http/cors.ts';
import { addErrorHandler } from '../http/error-handler.ts';
import { addHealthRoutes } from '../http/health.ts';
import { addMetrics } from '../http/metrics.ts';
import { collectOpenApi } from '../http/openapi.ts';
import { addRequestHooks, commonHeaders } from '../http/request-hooks.ts';
import { sendJson } from '../http/resource.ts';
import type { Service, ServiceState } from '../http/service.ts';
import { addMailboxPage } from '../mail/mailbox-page.ts';
import { addMediaRoutes } from '../media/routes.ts';
import { addShortlistRoutes } from '../shortlist/routes.ts';
import { sendUnreadableAddressPage } from '../staff/page/error-page.ts';
import { addStaffRoutes } from '../staff/routes.ts';
import { isStaffAddress } from '../staff/session/continuation.ts';

/** The HTTP server with all routes, not yet listening. */
export async function buildApp(service: Service, state: ServiceState): Promise<FastifyInstance> {
  const { configuration } = service;
  const app = createServer(service);
  traceRequests(app, (request) => request.routeOptions.url ?? 'other');
  addCors(app, configuration);
  addRequestHooks(app, state);
  addMetrics(app, service);
  addAuthentication(app, service);
  addBodyParsers(app);
  limitBodyTime(app, configuration.bodySeconds);
  addErrorHandler(app);

  const buildOpenApi = collectOpenApi(app, configuration.publicUrl);
  addAccountRoutes(app, service);
  addCatalogueRoutes(app, service);
  addBlogRoutes(app, service);
  addEventRoutes(app, service);
  addShortlistRoutes(app, service);
  addAppointmentRoutes(app, service);
  addCalendarFeedRoutes(app, service);
  addContactRoutes(app, service);
  addExchangeRateRoutes(app, service);
  await app.register(async (scope) => {
    // A file that is too large is reported with the form's other problems; it does not end the parsing of the form.
    await scope.register(multipart, { throwFileSizeLimit: false });
    addApplicationRoutes(scope, service);
  });
  await app.register(async (scope) => {
    await scope.register(cookie);
    addStaffRoutes(scope, service, state);
  });
  await app.register((scope) => addDocumentation(scope, buildOpenApi()));
  addMediaRoutes(app, service.database);
  addHealthRoutes(app, service, state);
  if (!configuration.mail.smtpUrl && configuration.environment !== 'production') addMailboxPage(app, service);
  return app;
}

function createServer({ configuration, log }: Service): FastifyInstance {
  const app = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: configuration.trustProxy,
    bodyLimit: MAX_BODY_BYTES,
    exposeHeadRoutes: true,
    rewriteUrl: ({ url = '/' }) => originForm(url),
    // An id of any length that a request can have is answered as an unknown one.
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: maxHeaderSize },
    // An upload may last long, but an idle connection is closed, also one that sends its headers very slowly.
    connectionTimeout: 120_000,
    requestTimeout: 3_600_000,
    keepAliveTimeout: 65_000,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    // Before any hook: an address that cannot be decoded.
    frameworkErrors: (_error, request, reply) => {
      const answer = (reply as unknown as FastifyReply).code(400).headers(commonHeaders);
      if (isStaffAddress(request.url)) sendUnreadableAddressPage(answer);
      else sendJson(answer, { detail: 'Bad request.' }, 400);
    },
  });
  app.server.headersTimeout = 20_000;
  return app;
}

/** Hash of the one style element that the documentation's script adds. */
const DOCUMENTATION_STYLE = "'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='";

async function addDocumentation(app: FastifyInstance, document: object): Promise<void> {
  await app.register(swagger, { mode: 'static', specification: { document: document as never } });
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: `default-src 'self'; img-src 'self' data:; style-src 'self' ${DOCUMENTATION_STYLE}; frame-ancestors 'none'; base-uri 'none'`,
  });
}
