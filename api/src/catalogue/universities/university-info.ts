import type { FastifyInstance } from 'fastify';
import { University } from 'shared-api/schemas';
import { resource, sendJson } from '../../http/resource.ts';
import { type Catalogue, describeCall, readRecord } from '../catalogue.ts';

/** GET university-info: one university. */
export function addUniversityInfo(app: FastifyInstance, catalogue: Catalogue): void {
  resource(app, '/api/app/university-info/:id/', {
    GET: {
      description: describeCall('One university', { answer: University }),
      handler: async (request, reply) =>
        sendJson(reply, await readRecord(catalogue, request, 'universities')),
    },
  });
}
