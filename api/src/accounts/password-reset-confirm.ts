import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { MessageAnswer, PasswordResetPayload } from 'shared-api/schemas';
import { eq } from '../database/drizzle.ts';
import { users } from '../database/schema.ts';
import { passwordField, readFields } from '../http/body-fields.ts';
import { httpError } from '../http/http-error.ts';
import { clientNetworkOf, countAttempt } from '../http/rate-limit.ts';
import { resource, sendJson } from '../http/resource.ts';
import type { Service } from '../http/service.ts';
import { consumeLink } from './one-time-links.ts';
import { hashPassword } from './password-hashing.ts';
import { checkNewPassword } from './password-rules.ts';
import { endAllSessions } from './sessions.ts';

/** PATCH password-reset: sets the new password. */
export function addPasswordResetConfirm(app: FastifyInstance, service: Service): void {
  const description = {
    summary: 'Set a new password by a mailed link; every session ends',
    tag: 'Accounts',
    body: PasswordResetPayload,
    answer: MessageAnswer,
  };
  resource(
    app,
    '/api/user/password-reset/:encodedPk/:token/',
    { PATCH: { description, handler: (request, reply) => confirmReset(service, request, reply) } },
    { ignoresToken: true },
  );
}

async function confirmReset(service: Service, request: FastifyRequest, reply: FastifyReply) {
  const { encodedPk, token } = request.params as { encodedPk: string; token: string };
  await countAttempt(service, {
    action: 'reset-confirm',
    key: clientNetworkOf(request),
    attempts: 60,
    seconds: 15 * 60,
  });
  const { new_password, confirm_password } = readFields(
    request.body,
    { new_password: passwordField, confirm_password: passwordField },
    { withErrorSentence: true },
  );
  checkNewPassword('new_password', new_password, confirm_password);
  const passwordHash = await hashPassword(new_password);
  const isDone = await service.database.transaction(async ({ orm }) => {
    const userId = await consumeLink(orm, encodedPk, token, 'reset');
    if (userId === null) return false;
    // The link was sent to the address, therefore the address is verified too.
    const verified = { passwordHash, isVerified: true, passwordDisputed: false };
    await orm.update(users).set(verified).where(eq(users.id, userId));
    await endAllSessions(orm, userId);
    return true;
  });
  if (!isDone)
    throw httpError.badRequest({
      error: 'This link is invalid or has expired. Please ask for a new one.',
    });
  return sendJson(reply, { message: 'Password reset successfully' });
}
