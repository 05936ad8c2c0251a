import type { FastifyInstance } from 'fastify';
import { Course, paged } from 'shared-api/schemas';
import { httpError } from '../../http/http-error.ts';
import { idOf } from '../../http/request-url.ts';
import { resource, sendJson } from '../../http/resource.ts';
import { type Catalogue, describeCall } from '../catalogue.ts';

/** GET course-similar (ADD-4): courses of the same subject in other countries, one of each, the same level first. */
export function addSimilarCourses(app: FastifyInstance, catalogue: Catalogue): void {
  resource(app, '/api/app/course-similar/:id', {
    GET: {
      description: describeCall('Courses of the same subject in other countries', {
        specified: false,
        answer: paged(Course),
      }),
      handler: async (request, reply) => {
        const id = idOf(request);
        const ids = id === null ? null : await catalogue.findSimilar(id);
        if (ids === null) throw httpError.notFound();
        const results = await catalogue.records.byIds('course_documents', ids);
        return sendJson(
          reply,
          `{"count":${results.length},"next":null,"previous":null,"results":[${results.join(',')}]}`,
        );
      },
    },
  });
}
