import type { FastifyInstance } from 'fastify';
import { Course } from 'shared-api/schemas';
import { resource, sendJson } from '../../http/resource.ts';
import { type Catalogue, describeCall, readRecord } from '../catalogue.ts';

/** GET course-info: one course. */
export function addCourseInfo(app: FastifyInstance, catalogue: Catalogue): void {
  resource(app, '/api/app/course-info/:id', {
    GET: {
      description: describeCall('One course', { answer: Course }),
      handler: async (request, reply) =>
        sendJson(reply, await readRecord(catalogue, request, 'course_details')),
    },
  });
}
