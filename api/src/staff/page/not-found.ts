import type { FastifyInstance } from 'fastify';
import { httpError } from '../../http/http-error.ts';
import type { Service } from '../../http/service.ts';
import { staffOnly } from '../session/staff-only.ts';

/**
 * /admin/…: every address without a page. A handler of the prefix and no route, so that the log and the metrics still
 * count these requests as unknown.
 */
export function addStaffNotFound(app: FastifyInstance, service: Service): void {
  app.register(
    async (scope) => {
      scope.setNotFoundHandler(
        staffOnly(service, async () => {
          throw httpError.notFound();
        }),
      );
    },
    { prefix: '/admin' },
  );
}
