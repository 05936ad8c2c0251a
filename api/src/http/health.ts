import type { FastifyInstance } from 'fastify';
import { sendJson } from './resource.ts';
import type { Service, ServiceState } from './service.ts';

/** For operators: `/health` says that the process runs, `/ready` that it can serve requests. */
export function addHealthRoutes(app: FastifyInstance, service: Service, state: ServiceState): void {
  app.get('/health', (_request, reply) => sendJson(reply, { status: 'ok' }));

  app.get('/ready', async (request, reply) => {
    const checks: Record<string, () => Promise<unknown>> = {
      database: () => service.database.query('SELECT 1', []),
      documents: () => service.documents.check(),
    };
    const results: Record<string, string> = {};
    for (const [name, check] of Object.entries(checks)) {
      results[name] = await check().then(
        () => 'ok',
        (error: unknown) => {
          request.log.warn({ err: error, check: name }, 'not ready');
          return 'unavailable';
        },
      );
    }
    const isReady =
      state.isPrepared && !state.isStopping && Object.values(results).every((result) => result === 'ok');
    return sendJson(
      reply.header('Cache-Control', 'no-store'),
      { status: isReady ? 'ready' : 'not ready', ...results },
      isReady ? 200 : 503,
    );
  });
}
