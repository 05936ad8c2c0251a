import type { FastifyInstance } from 'fastify';
import {
  Event,
  EventRegisterAnswer,
  EventRegisterPayload,
  EventRegistration,
  paged,
} from 'shared-api/schemas';
import { userOf } from '../accounts/authentication.ts';
import { eventRegistrations } from '../database/schema.ts';
import { bodyObject, fieldRefusal } from '../http/body-fields.ts';
import { refuse } from '../http/http-error.ts';
import { kathmandu } from '../http/nepal-time.ts';
import { pageText, readPageRequest, resolvePage } from '../http/paging.ts';
import { pathOf, queryOf } from '../http/request-url.ts';
import { resource, sendJson } from '../http/resource.ts';
import type { Service } from '../http/service.ts';
import { queueLetter } from '../mail/outbox.ts';
import { withMedia } from '../media/picture-urls.ts';

const tag = 'Events';
const pageSize = 8;

/** D2 §7: events and the registration for them. */
export function eventRoutes(app: FastifyInstance, service: Service): void {
  const { database, configuration } = service;
  const { publicUrl } = configuration;

  resource(app, '/api/app/event-list/', {
    GET: {
      description: { summary: 'Events', tag, answer: paged(Event) },
      handler: async (request, reply) => {
        const query = queryOf(request);
        const asked = readPageRequest(query, pageSize);
        const [[total = 0] = []] = await database.query('SELECT count(*) FROM events', []);
        const count = Number(total);
        const page = resolvePage(asked, count);
        const rows = await database.query(
          'SELECT document FROM events ORDER BY position, id LIMIT $1 OFFSET $2',
          [asked.size, (page - 1) * asked.size],
        );
        const documents = rows.map(([text]) => text as string);
        return sendJson(
          reply,
          withMedia(
            pageText({ publicUrl, path: pathOf(request), query, request: asked, count, documents }),
            publicUrl,
          ),
        );
      },
    },
  });

  resource(app, '/api/app/event-info/:id', {
    GET: {
      description: { summary: 'One event', tag, answer: Event },
      handler: async (request, reply) => {
        const { id } = request.params as { id: string };
        const [row] = /^\d{1,9}$/.test(id)
          ? await database.query('SELECT document FROM events WHERE id = $1', [Number(id)])
          : [];
        if (!row) throw refuse.notFound();
        return sendJson(reply, withMedia(row[0] as string, publicUrl));
      },
    },
  });

  resource(
    app,
    '/api/app/event-register/',
    {
      POST: {
        description: {
          summary: 'Register for an event',
          tag,
          body: EventRegisterPayload,
          answer: EventRegisterAnswer,
          answerStatus: 201,
        },
        handler: async (request, reply) => {
          const user = userOf(request);
          const event = readEventId(request.body);
          const [row] = await database.query('SELECT title, document FROM events WHERE id = $1', [event]);
          if (!row) throw fieldRefusal({ event: [`Invalid pk "${event}" - object does not exist.`] });
          const title = row[0] as string;
          const made = await database.transaction(async ({ orm }) => {
            // The unique index settles double posts, however close they come.
            const [created] = await orm
              .insert(eventRegistrations)
              .values({ eventId: event, userId: user.id })
              .onConflictDoNothing()
              .returning();
            if (created) {
              const { formatted_start_date: date } = JSON.parse(row[1] as string) as {
                formatted_start_date: string | null;
              };
              await queueLetter(orm, 'event-registered', user.email, { title, date: date ?? '' });
            }
            return created;
          });
          if (!made) throw refuse.badRequest({ detail: 'You have already registered for this event.' });
          service.mailIsDue();
          return sendJson(
            reply,
            {
              message: 'You have registered for the event.',
              results: { id: made.id, event, registered_at: kathmandu(made.createdAt) },
            },
            201,
          );
        },
      },
    },
    { authenticated: true },
  );

  resource(
    app,
    '/api/app/event-registration-list/',
    {
      GET: {
        description: {
          summary: 'The events the caller is registered for',
          tag,
          specified: false,
          answer: paged(EventRegistration),
        },
        handler: async (request, reply) => {
          const user = userOf(request);
          const query = queryOf(request);
          const asked = readPageRequest(query, 50);
          const [[total = 0] = []] = await database.query(
            'SELECT count(*) FROM event_registrations WHERE user_id = $1',
            [user.id],
          );
          const count = Number(total);
          const page = resolvePage(asked, count);
          const rows = await database.query(
            `SELECT r.id, r.event_id, e.title, r.created_at FROM event_registrations r JOIN events e ON e.id = r.event_id
             WHERE r.user_id = $1 ORDER BY r.id DESC LIMIT $2 OFFSET $3`,
            [user.id, asked.size, (page - 1) * asked.size],
          );
          const documents = rows.map(([id, event, title, at]) =>
            JSON.stringify({
              id,
              event,
              event_title: title,
              registered_at: kathmandu(new Date(at as string)),
            }),
          );
          return sendJson(
            reply,
            pageText({ publicUrl, path: pathOf(request), query, request: asked, count, documents }),
          );
        },
      },
    },
    { authenticated: true },
  );
}

/** A37: an id, as a number or a text of digits. */
function readEventId(body: unknown): number {
  const source = bodyObject(body);
  const value = Object.hasOwn(source, 'event') ? source.event : undefined;
  if (value === undefined) throw fieldRefusal({ event: ['This field is required.'] });
  if (value === null || value === '') throw fieldRefusal({ event: ['This field may not be null.'] });
  const text = typeof value === 'number' || typeof value === 'string' ? String(value).trim() : '';
  if (!/^-?\d+$/.test(text)) {
    const kind =
      typeof value === 'string'
        ? 'str'
        : typeof value === 'boolean'
          ? 'bool'
          : Array.isArray(value)
            ? 'list'
            : typeof value === 'number'
              ? 'float'
              : 'dict';
    throw fieldRefusal({ event: [`Incorrect type. Expected pk value, received ${kind}.`] });
  }
  if (!/^\d{1,9}$/.test(text))
    throw fieldRefusal({ event: [`Invalid pk "${text.slice(0, 40)}" - object does not exist.`] });
  return Number(text);
}
