import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { EventRegisterAnswer, EventRegisterPayload } from 'shared-api/schemas';
import { userOf } from '../accounts/authentication.ts';
import type { Database } from '../database/database.ts';
import { eventRegistrations } from '../database/schema.ts';
import { httpError } from '../http/http-error.ts';
import { nepalTimestamp } from '../http/nepal-time.ts';
import { languageOf } from '../http/request-language.ts';
import { resource, sendJson } from '../http/resource.ts';
import type { Service } from '../http/service.ts';
import { queueEmail, type Recipient } from '../mail/outbox.ts';
import { countRegistrationChange } from './count-change.ts';
import { eventRegisteredEmail } from './emails.ts';
import { type EventSummary, findEvent } from './find-event.ts';
import { readEventId, unknownEvent } from './read-event-id.ts';

/** POST event-register: once per person, until the event is over. */
export function addEventRegister(app: FastifyInstance, service: Service): void {
  const description = {
    summary: 'Register for an event',
    tag: 'Events',
    body: EventRegisterPayload,
    answer: EventRegisterAnswer,
    answerStatus: 201,
  };
  resource(
    app,
    '/api/app/event-register/',
    { POST: { description, handler: (request, reply) => register(service, request, reply) } },
    { authenticated: true },
  );
}

async function register(service: Service, request: FastifyRequest, reply: FastifyReply) {
  const user = userOf(request);
  const eventId = readEventId(request.body);
  const found = await findEvent(service.database, eventId);
  if (!found) throw unknownEvent(eventId);
  if (found.isOver) throw httpError.badRequest({ detail: 'This event is over.' });
  await countRegistrationChange(service, user);
  const registration = await insertRegistration(service.database, eventId, {
    userId: user.id,
    recipient: { email: user.email, language: languageOf(request) },
    event: found.event,
  });
  if (!registration) throw httpError.badRequest({ detail: 'You have already registered for this event.' });
  service.wakeOutbox();
  return sendJson(
    reply,
    {
      message: 'You have registered for the event.',
      results: {
        id: registration.id,
        event: eventId,
        registered_at: nepalTimestamp(registration.createdAt),
      },
    },
    201,
  );
}

/** Returns nothing when the user is registered already; the unique index decides between simultaneous requests. */
function insertRegistration(
  database: Database,
  eventId: number,
  { userId, recipient, event }: { userId: number; recipient: Recipient; event: EventSummary },
) {
  return database.transaction(async ({ orm }) => {
    const [created] = await orm
      .insert(eventRegistrations)
      .values({ eventId, userId })
      .onConflictDoNothing()
      .returning();
    if (created) await queueEmail(orm, eventRegisteredEmail, recipient, { ...event, event: String(eventId) });
    return created;
  });
}
