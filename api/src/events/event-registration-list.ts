import type { FastifyInstance, FastifyRequest } from 'fastify';
import { EventRegistration, paged } from 'shared-api/schemas';
import { userOf } from '../accounts/authentication.ts';
import { listQuery } from '../http/list-query.ts';
import { nepalTimestamp } from '../http/nepal-time.ts';
import { readPagedList } from '../http/paged-list.ts';
import { resource, sendJsonPieces } from '../http/resource.ts';
import type { Service } from '../http/service.ts';

const DEFAULT_PAGE_SIZE = 50;

/** GET event-registration-list (ADD-4): the caller's registrations. */
export function addEventRegistrationList(app: FastifyInstance, service: Service): void {
  const description = {
    summary: 'The events the caller is registered for',
    tag: 'Events',
    specified: false,
    query: listQuery,
    answer: paged(EventRegistration),
  };
  resource(
    app,
    '/api/app/event-registration-list/',
    {
      GET: {
        description,
        handler: async (request, reply) => sendJsonPieces(reply, await listRegistrations(service, request)),
      },
    },
    { authenticated: true },
  );
}

function listRegistrations({ database, configuration }: Service, request: FastifyRequest): Promise<string[]> {
  const user = userOf(request);
  return readPagedList(request, {
    publicUrl: configuration.publicUrl,
    defaultSize: DEFAULT_PAGE_SIZE,
    count: async () => {
      const [[count = 0] = []] = await database.query(
        'SELECT count(*) FROM event_registrations WHERE user_id = $1',
        [user.id],
      );
      return Number(count);
    },
    readPage: async (limit, offset) => {
      const rows = await database.query(
        `SELECT r.id, r.event_id, e.title, r.created_at, e.document FROM event_registrations r JOIN events e ON e.id = r.event_id
         WHERE r.user_id = $1 ORDER BY r.id DESC LIMIT $2 OFFSET $3`,
        [user.id, limit, offset],
      );
      return rows.map(([id, event, title, at, document]) => {
        const { formatted_start_date, location, start_at, end_at, timezone } = JSON.parse(document as string);
        return JSON.stringify({
          id,
          event,
          event_title: title,
          registered_at: nepalTimestamp(new Date(at as string)),
          formatted_start_date,
          location,
          start_at,
          end_at,
          timezone,
        });
      });
    },
  });
}
