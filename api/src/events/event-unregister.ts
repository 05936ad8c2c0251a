import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { MessageAnswer } from 'shared-api/schemas';
import { userOf } from '../accounts/authentication.ts';
import { and, eq } from '../database/drizzle.ts';
import { eventRegistrations } from '../database/schema.ts';
import { httpError } from '../http/http-error.ts';
import { languageOf } from '../http/request-language.ts';
import { idOf } from '../http/request-url.ts';
import { resource, sendJson } from '../http/resource.ts';
import type { Service } from '../http/service.ts';
import { queueEmail } from '../mail/outbox.ts';
import { countRegistrationChange } from './count-change.ts';
import { eventCancelledEmail } from './emails.ts';
import { findEvent } from './find-event.ts';

/** DELETE event-register/{event} (ADD-4): cancels the caller's registration, so that the place is free again. */
export function addEventUnregister(app: FastifyInstance, service: Service): void {
  const description = {
    summary: "Cancel the caller's registration for an event",
    tag: 'Events',
    specified: false,
    answer: MessageAnswer,
  };
  resource(
    app,
    '/api/app/event-register/:id/',
    { DELETE: { description, handler: (request, reply) => unregister(service, request, reply) } },
    { authenticated: true },
  );
}

async function unregister(service: Service, request: FastifyRequest, reply: FastifyReply) {
  const user = userOf(request);
  const eventId = idOf(request);
  const found = eventId === null ? null : await findEvent(service.database, eventId);
  if (eventId === null || !found) throw httpError.notFound();
  await countRegistrationChange(service, user);
  const recipient = { email: user.email, language: languageOf(request) };
  const isCancelled = await service.database.transaction(async ({ orm }) => {
    const removed = await orm
      .delete(eventRegistrations)
      .where(and(eq(eventRegistrations.eventId, eventId), eq(eventRegistrations.userId, user.id)))
      .returning({ id: eventRegistrations.id });
    if (removed.length > 0)
      await queueEmail(orm, eventCancelledEmail, recipient, { ...found.event, event: String(eventId) });
    return removed.length > 0;
  });
  if (!isCancelled) throw httpError.notFound();
  service.wakeOutbox();
  return sendJson(reply, { message: 'Your registration is cancelled.' });
}
