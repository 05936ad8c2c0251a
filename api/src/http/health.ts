import type { FastifyInstance } from 'fastify';
import { sendJson } from './resource.ts';
import type { Service, ServiceState } from './service.ts';

/** For whoever runs the service: `/health` says the process lives, `/ready` that it can do its work. */
export function operationRoutes(app: FastifyInstance, service: Service, state: ServiceState): void {
  app.get('/health', (_request, reply) => sendJson(reply, { status: 'ok' }));

  app.get('/ready', async (request, reply) => {
    const checks: Record<string, () => Promise<unknown>> = {
      database: () => service.database.query('SELECT 1', []),
      documents: () => service.documents.check(),
    };
    const found: Record<string, string> = {};
    for (const [name, check] of Object.entries(checks)) {
      found[name] = await check().then(
        () => 'ok',
        (error: unknown) => {
          request.log.warn({ err: error, check: name }, 'not ready');
          return 'unavailable';
        },
      );
    }
    const ready =
      state.isPrepared && !state.isStopping && Object.values(found).every((value) => value === 'ok');
    return sendJson(
      reply.header('Cache-Control', 'no-store'),
      { status: ready ? 'ready' : 'not ready', ...found },
      ready ? 200 : 503,
    );
  });
}
