import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ContactAnswer, ContactPayload, contactLimits } from 'shared-api/schemas';
import type { Language } from 'shared-language';
import { eq } from '../database/drizzle.ts';
import { contactMessages } from '../database/schema.ts';
import {
  clientKeyField,
  emailField,
  type FieldRule,
  mobileField,
  readFields,
  usedClientKey,
} from '../http/body-fields.ts';
import { clientNetworkOf, countAttempt } from '../http/rate-limit.ts';
import { languageOf } from '../http/request-language.ts';
import { resource, sendJson } from '../http/resource.ts';
import type { Service } from '../http/service.ts';
import { queueEmail } from '../mail/outbox.ts';
import { messageReceivedEmail } from './emails.ts';

const HOUR_SECONDS = 3600;

const rules = {
  name: { required: true, trim: true, maxLength: contactLimits.nameLength },
  email: emailField,
  contact: { ...mobileField, allowBlank: true },
  subject: { required: true, trim: true, maxLength: contactLimits.subjectLength },
  message: { required: true, trim: true, maxLength: contactLimits.messageLength },
  website: { allowBlank: true, trim: true, maxLength: 500 },
  client_key: clientKeyField,
} satisfies Record<string, FieldRule>;

/** POST contact-messages: a message to the consultancy. */
export function addMessageCreate(app: FastifyInstance, service: Service): void {
  const description = {
    summary: 'Send a message to the consultancy',
    tag: 'Contact',
    specified: false,
    body: ContactPayload,
    answer: ContactAnswer,
    answerStatus: 201,
    otherStatuses: {
      200: 'The message that was sent with this client_key before.',
      409: 'The client_key came with other content before.',
    },
  };
  resource(app, '/api/app/contact-messages/', {
    POST: { description, handler: (request, reply) => create(service, request, reply) },
  });
}

async function create(service: Service, request: FastifyRequest, reply: FastifyReply) {
  const { website, client_key: clientKey, ...values } = readFields(request.body, rules);
  const email = values.email.toLowerCase();
  await countAttempt(service, {
    action: 'contact',
    key: clientNetworkOf(request),
    attempts: 20,
    seconds: HOUR_SECONDS,
  });
  await countAttempt(service, { action: 'contact-email', key: email, attempts: 5, seconds: HOUR_SECONDS });
  const stored = await storeMessage(
    service,
    {
      ...values,
      email,
      clientKey: clientKey || null,
      // Only programs fill in this field. The message is kept for staff, but no receipt is sent.
      status: website ? 'spam' : 'open',
    },
    languageOf(request),
  );
  service.wakeOutbox();
  const { replyWorkingDays } = service.configuration;
  return sendJson(reply, { id: stored.id, reply_working_days: replyWorkingDays }, stored.isNew ? 201 : 200);
}

/**
 * Stores a message and queues its receipt; a message with a known client key is stored already.
 * @throws HttpError 409 when the client key is that of another message, which would otherwise be lost
 */
function storeMessage(
  { database }: Service,
  values: typeof contactMessages.$inferInsert,
  language: Language,
): Promise<{ id: number; isNew: boolean }> {
  return database.transaction(async ({ orm }) => {
    const [created] = await orm.insert(contactMessages).values(values).onConflictDoNothing().returning();
    if (!created) {
      const [earlier] = await orm
        .select()
        .from(contactMessages)
        .where(eq(contactMessages.clientKey, values.clientKey!));
      const entered = ['name', 'email', 'contact', 'subject', 'message'] as const;
      if (!entered.every((name) => earlier![name] === values[name])) throw usedClientKey();
      return { id: earlier!.id, isNew: false };
    }
    if (created.status !== 'spam')
      await queueEmail(
        orm,
        messageReceivedEmail,
        { email: created.email, language },
        { id: String(created.id) },
      );
    return { id: created.id, isNew: true };
  });
}
