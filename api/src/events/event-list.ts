import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Event, paged } from 'shared-api/schemas';
import { listQuery } from '../http/list-query.ts';
import { readPagedList } from '../http/paged-list.ts';
import { resource, sendJsonPieces } from '../http/resource.ts';
import type { Service } from '../http/service.ts';
import { withPictureUrls } from '../media/picture-urls.ts';

const DEFAULT_PAGE_SIZE = 8;

/** GET event-list. */
export function addEventList(app: FastifyInstance, service: Service): void {
  resource(app, '/api/app/event-list/', {
    GET: {
      description: { summary: 'Events', tag: 'Events', query: listQuery, answer: paged(Event) },
      handler: async (request, reply) => sendJsonPieces(reply, await listEvents(service, request)),
    },
  });
}

function listEvents({ database, configuration }: Service, request: FastifyRequest): Promise<string[]> {
  const { publicUrl } = configuration;
  return readPagedList(request, {
    publicUrl,
    defaultSize: DEFAULT_PAGE_SIZE,
    count: async () => {
      const [[count = 0] = []] = await database.query('SELECT count(*) FROM events', []);
      return Number(count);
    },
    readPage: async (limit, offset) => {
      const rows = await database.query(
        'SELECT document FROM events ORDER BY position, id LIMIT $1 OFFSET $2',
        [limit, offset],
      );
      return rows.map(([document]) => withPictureUrls(document as string, publicUrl));
    },
  });
}
