import type { FastifyInstance } from 'fastify';
import { DatabaseFull, DatabaseReadOnly } from '../database/connection.ts';
import { isNoteworthy } from './clock-difference.ts';
import { checkDependencies } from './dependencies.ts';
import { sendJson } from './resource.ts';
import type { Service, ServiceState } from './service.ts';

/**
 * For operators. `/health`: 200 while the process works, 503 when only a restart helps (its tables could not be
 * prepared, or its embedded database has ended). `/ready`: 200 when it can serve requests, else 503. While the
 * database's disk is full, or it is read-only, it says so with 200: courses can still be read, and no other process could
 * do more. The same while the clock of this machine differs from the database's.
 */
export function addHealthRoutes(app: FastifyInstance, service: Service, state: ServiceState): void {
  app.get('/health', (_request, reply) => {
    const hasFailed = state.hasFailed || service.database.hasEnded?.() === true;
    return sendJson(
      reply.header('Cache-Control', 'no-store'),
      { status: hasFailed ? 'failed' : 'ok' },
      hasFailed ? 503 : 200,
    );
  });

  app.get('/ready', async (request, reply) => {
    const results: Record<string, string> = {};
    const { errors, clockDifference } = await checkDependencies(service);
    for (const [name, error] of Object.entries(errors)) {
      if (error) request.log.warn({ err: error, check: name }, 'not ready');
      results[name] = nameOf(error);
    }
    if (clockDifference !== null && isNoteworthy(clockDifference)) {
      request.log.warn(
        { seconds: Math.round(clockDifference) },
        'the clock of this machine differs from the database’s: other servers may refuse its tokens',
      );
      results.clock = 'differs';
    }
    const isReady =
      state.isPrepared &&
      !state.isStopping &&
      Object.values(results).every((result) => result !== 'unavailable');
    const isComplete = Object.values(results).every((result) => result === 'ok');
    return sendJson(
      reply.header('Cache-Control', 'no-store'),
      { status: isReady ? (isComplete ? 'ready' : 'degraded') : 'not ready', ...results },
      isReady ? 200 : 503,
    );
  });
}

function nameOf(error: unknown): string {
  if (error instanceof DatabaseFull) return 'full';
  if (error instanceof DatabaseReadOnly) return 'read-only';
  return error ? 'unavailable' : 'ok';
}
