import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { MessageAnswer, PasswordResetRequest } from 'shared-api/schemas';
import { emailField, readFields } from '../http/body-fields.ts';
import { clientNetworkOf, countAttempt } from '../http/rate-limit.ts';
import { languageOf } from '../http/request-language.ts';
import { resource, sendJson } from '../http/resource.ts';
import type { Service } from '../http/service.ts';
import { queueEmail } from '../mail/outbox.ts';
import { resetPasswordEmail } from './emails.ts';
import { nextOf } from './next-path.ts';

const HOUR_SECONDS = 3600;

/** POST password-reset: requests the e-mail with the reset link. */
export function addPasswordResetRequest(app: FastifyInstance, service: Service): void {
  const description = {
    summary: 'Mail a password reset link',
    tag: 'Accounts',
    body: PasswordResetRequest,
    answer: MessageAnswer,
  };
  resource(
    app,
    '/api/user/password-reset/',
    { POST: { description, handler: (request, reply) => requestReset(service, request, reply) } },
    { ignoresToken: true },
  );
}

async function requestReset(service: Service, request: FastifyRequest, reply: FastifyReply) {
  const { email } = readFields(request.body, { email: emailField }, { withErrorSentence: true });
  const address = email.toLowerCase();
  await countAttempt(service, {
    action: 'reset',
    key: clientNetworkOf(request),
    attempts: 60,
    seconds: HOUR_SECONDS,
  });
  await countAttempt(service, { action: 'reset', key: address, attempts: 5, seconds: HOUR_SECONDS });
  // The account is looked up when the e-mail is built: neither answer nor duration reveal whether it exists.
  const recipient = { email: address, language: languageOf(request) };
  await queueEmail(service.database.orm, resetPasswordEmail, recipient, nextOf(request.body));
  service.wakeOutbox();
  return sendJson(reply, { message: 'If an account has this address, a reset link is on its way.' });
}
