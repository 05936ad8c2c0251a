import type { FastifyInstance } from 'fastify';
import { sendJson } from '../http/resource.ts';
import type { Service } from '../http/service.ts';

/** For whoever runs the service: `/health` says the process lives, `/ready` that it can do its work. */
export function operationRoutes(app: FastifyInstance, service: Service, isStopping: () => boolean): void {
  app.get('/health', (_request, reply) => sendJson(reply, { status: 'ok' }));

  app.get('/ready', async (request, reply) => {
    const checks: Record<string, () => Promise<unknown>> = {
      database: () => service.database.query('SELECT 1', []),
      documents: () => service.documents.check(),
    };
    const state: Record<string, string> = {};
    for (const [name, check] of Object.entries(checks)) {
      state[name] = await check().then(
        () => 'ok',
        (error: unknown) => {
          request.log.warn({ err: error, check: name }, 'not ready');
          return 'unavailable';
        },
      );
    }
    const ready = !isStopping() && Object.values(state).every((value) => value === 'ok');
    return sendJson(
      reply.header('Cache-Control', 'no-store'),
      { status: ready ? 'ready' : 'not ready', ...state },
      ready ? 200 : 503,
    );
  });
}
