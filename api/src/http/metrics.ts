import type { FastifyInstance } from 'fastify';
import pTimeout from 'p-timeout';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { addContentErrors, addEventLoopUtilization } from 'shared-server';
import { checkDependencies } from './dependencies.ts';
import type { Service } from './service.ts';

/** Longest time in ms that a scrape waits for the database. */
const QUERY_LIMIT_MS = 2_000;
/** Route label of requests that no route handles, so that invented paths cannot create new series. */
const OTHER_ROUTE = 'other';

/**
 * `/metrics` for Prometheus: the process and its event loop (names of prom-client), requests by route pattern, the
 * outbox, the database pool, the errors of the content pack, whether database and document store can be reached, and how
 * far the clock differs from the database's.
 */
export function addMetrics(app: FastifyInstance, service: Service): void {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  addEventLoopUtilization(registry);
  addContentErrors(registry, service.contentErrors);
  addRequestDurations(app, registry);

  const outboxUnsent = new Gauge({
    name: 'api_outbox_unsent_emails',
    help: 'E-mails of the outbox that are not sent yet. Absent while the database is unavailable.',
    registers,
  });
  const outboxAge = new Gauge({
    name: 'api_outbox_oldest_unsent_seconds',
    help: 'For how long the oldest unsent e-mail waits, since it was written or staff had it sent again; 0 without one. Absent while the database is unavailable.',
    registers,
  });
  const outboxRefused = new Gauge({
    name: 'api_outbox_refused_emails',
    help: 'E-mails that were given up because the mail server refuses the recipient or fails at them alone, of the time that the outbox keeps them. Absent while the database is unavailable.',
    registers,
  });
  const outboxRefusedLastHour = new Gauge({
    name: 'api_outbox_refused_last_hour_emails',
    help: 'Of the refused e-mails, those that were given up in the last hour. Absent while the database is unavailable.',
    registers,
  });
  const pool = new Gauge({
    name: 'api_database_pool_connections',
    help: 'Connections of the database pool: in use, idle, and requests that wait for one.',
    labelNames: ['state'],
    registers,
  });
  const dependencies = new Gauge({
    name: 'api_dependency_up',
    help: '1 when the dependency answers, else 0.',
    labelNames: ['dependency'],
    registers,
  });

  const clock = new Gauge({
    name: 'api_clock_difference_seconds',
    help: 'How far the clock of this machine is ahead of the database’s. Absent while the database is unavailable.',
    registers,
  });

  const collectOutbox = async () => {
    try {
      const [[count = 0, seconds = 0, refused = 0, refusedLastHour = 0] = []] = await pTimeout(
        service.database.query(
          `SELECT count(*) FILTER (WHERE refused_at IS NULL),
             coalesce(extract(epoch FROM now() - min(queued_at) FILTER (WHERE refused_at IS NULL)), 0)::float8,
             count(refused_at),
             count(*) FILTER (WHERE refused_at > now() - interval '1 hour')
           FROM outbox WHERE sent_at IS NULL`,
          [],
        ),
        { milliseconds: QUERY_LIMIT_MS },
      );
      outboxUnsent.set(Number(count));
      outboxAge.set(Number(seconds));
      outboxRefused.set(Number(refused));
      outboxRefusedLastHour.set(Number(refusedLastHour));
    } catch {
      // Removed, because an old number would hide that nothing is known; `api_dependency_up` tells the reason.
      outboxUnsent.remove();
      outboxAge.remove();
      outboxRefused.remove();
      outboxRefusedLastHour.remove();
    }
  };
  app.get('/metrics', async (_request, reply) => {
    const { errors, clockDifference } = await checkDependencies(service);
    for (const [dependency, error] of Object.entries(errors)) dependencies.set({ dependency }, error ? 0 : 1);
    if (clockDifference === null) clock.remove();
    else clock.set(clockDifference);
    await collectOutbox();
    for (const [state, count] of Object.entries(service.database.poolUse?.() ?? {}))
      pool.set({ state }, count);
    return reply
      .header('Cache-Control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics());
  });
}

function addRequestDurations(app: FastifyInstance, registry: Registry): void {
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of requests by method, route pattern and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers: [registry],
  });
  app.addHook('onResponse', (request, reply, done) => {
    durations.observe(
      {
        method: request.method,
        route: request.routeOptions.url ?? OTHER_ROUTE,
        status: reply.statusCode,
      },
      reply.elapsedTime / 1_000,
    );
    done();
  });
}
