import type { FastifyInstance } from 'fastify';
import { Event } from 'shared-api/schemas';
import { httpError } from '../http/http-error.ts';
import { idOf } from '../http/request-url.ts';
import { resource, sendJson } from '../http/resource.ts';
import type { Service } from '../http/service.ts';
import { withPictureUrls } from '../media/picture-urls.ts';

/** GET event-info: one event. */
export function addEventInfo(app: FastifyInstance, { database, configuration }: Service): void {
  resource(app, '/api/app/event-info/:id', {
    GET: {
      description: { summary: 'One event', tag: 'Events', answer: Event },
      handler: async (request, reply) => {
        const id = idOf(request);
        const [row] =
          id === null ? [] : await database.query('SELECT document FROM events WHERE id = $1', [id]);
        if (!row) throw httpError.notFound();
        return sendJson(reply, withPictureUrls(row[0] as string, configuration.publicUrl));
      },
    },
  });
}
