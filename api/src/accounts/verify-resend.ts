import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { MessageAnswer, VerifyResendPayload } from 'shared-api/schemas';
import { emailField, readFields } from '../http/body-fields.ts';
import { clientNetworkOf, countAttempt } from '../http/rate-limit.ts';
import { languageOf } from '../http/request-language.ts';
import { resource, sendJson } from '../http/resource.ts';
import type { Service } from '../http/service.ts';
import { queueEmail } from '../mail/outbox.ts';
import { verificationEmail } from './emails.ts';
import { nextOf } from './next-path.ts';

const HOUR_SECONDS = 3600;

/** POST verify-resend (ADD-4): the verification e-mail once more. */
export function addVerifyResend(app: FastifyInstance, service: Service): void {
  const description = {
    summary: 'Mail the verification link of an unverified account again',
    tag: 'Accounts',
    specified: false,
    body: VerifyResendPayload,
    answer: MessageAnswer,
  };
  resource(
    app,
    '/api/user/verify-resend/',
    { POST: { description, handler: (request, reply) => resend(service, request, reply) } },
    { ignoresToken: true },
  );
}

async function resend(service: Service, request: FastifyRequest, reply: FastifyReply) {
  const { email } = readFields(request.body, { email: emailField }, { withErrorSentence: true });
  const address = email.toLowerCase();
  const action = 'verify-resend';
  await countAttempt(service, { action, key: clientNetworkOf(request), attempts: 60, seconds: HOUR_SECONDS });
  await countAttempt(service, { action, key: address, attempts: 5, seconds: HOUR_SECONDS });
  // The account is looked up when the e-mail is built: neither answer nor duration reveal whether it exists.
  const recipient = { email: address, language: languageOf(request) };
  await queueEmail(service.database.orm, verificationEmail, recipient, nextOf(request.body));
  service.wakeOutbox();
  return sendJson(reply, {
    message: 'If an unverified account has this address, a new verification link is on its way.',
  });
}
