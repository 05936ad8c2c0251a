import type { FastifyInstance } from 'fastify';
import { Event } from 'shared-api/schemas';
import { findRecord } from '../http/find-record.ts';
import { resource, sendJson } from '../http/resource.ts';
import type { Service } from '../http/service.ts';
import { withPictureUrls } from '../media/picture-urls.ts';

/** GET event-info: one event. */
export function addEventInfo(app: FastifyInstance, { database, configuration }: Service): void {
  resource(app, '/api/app/event-info/:id', {
    GET: {
      description: { summary: 'One event', tag: 'Events', answer: Event },
      handler: async (request, reply) => {
        const [document] = await findRecord(request, (id) =>
          database.query('SELECT document FROM events WHERE id = $1', [id]),
        );
        return sendJson(reply, withPictureUrls(document as string, configuration.publicUrl));
      },
    },
  });
}
