import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { RegisterAnswer, RegisterPayload } from 'shared-api/schemas';
import type { Orm } from '../database/database.ts';
import { and, eq } from '../database/drizzle.ts';
import { users } from '../database/schema.ts';
import { emailField, passwordField, readFields } from '../http/body-fields.ts';
import { clientNetworkOf, countAttempt } from '../http/rate-limit.ts';
import { languageOf } from '../http/request-language.ts';
import { resource, sendJson } from '../http/resource.ts';
import type { Service } from '../http/service.ts';
import { queueEmail } from '../mail/outbox.ts';
import { alreadyRegisteredEmail, verificationEmail } from './emails.ts';
import { findAccount } from './find-account.ts';
import { nextOf } from './next-path.ts';
import { hashPassword, isPasswordCorrect } from './password-hashing.ts';
import { checkNewPassword } from './password-rules.ts';

const HOUR_SECONDS = 3600;

/** POST register: sign-up. */
export function addRegister(app: FastifyInstance, service: Service): void {
  const description = {
    summary: 'Sign up; a verification link is mailed',
    tag: 'Accounts',
    body: RegisterPayload,
    answer: RegisterAnswer,
    answerStatus: 201,
  };
  resource(
    app,
    '/api/user/register/',
    { POST: { description, handler: (request, reply) => register(service, request, reply) } },
    { ignoresToken: true },
  );
}

async function register(service: Service, request: FastifyRequest, reply: FastifyReply) {
  await countAttempt(service, {
    action: 'register',
    key: clientNetworkOf(request),
    attempts: 60,
    seconds: HOUR_SECONDS,
  });
  const { email, password, confirm_password } = readFields(
    request.body,
    { email: emailField, password: passwordField, confirm_password: passwordField },
    { withErrorSentence: true },
  );
  // As in DRF, the passwords are compared only when every field is valid (API-5).
  checkNewPassword('password', password, confirm_password);
  const address = email.toLowerCase();
  // Limits the e-mails that strangers can cause for an address.
  await countAttempt(service, { action: 'register', key: address, attempts: 5, seconds: HOUR_SECONDS });
  const language = languageOf(request);
  const passwordHash = await hashPassword(password);
  const earlier = await findAccount(service.database.orm, address);
  const isSameAsEarlier = await isPasswordCorrect(earlier?.passwordHash ?? null, password);
  const recipient = { email: address, language };
  const isCreated = await service.database.transaction(async ({ orm }) => {
    const created = await orm
      .insert(users)
      .values({ email: address, passwordHash, language })
      .onConflictDoNothing()
      .returning({ id: users.id });
    if (created.length > 0) await queueEmail(orm, verificationEmail, recipient, nextOf(request.body));
    return created.length > 0;
  });
  if (!isCreated) {
    // Not in a transaction: a password takes long to compare, and there are few connections.
    const isSame = earlier ? isSameAsEarlier : await isPasswordOf(service.database.orm, address, password);
    await service.database.transaction(async ({ orm }) => {
      // Anyone can sign up with any address before its owner does: verifying it must not make a stranger's password valid.
      if (!isSame)
        await orm
          .update(users)
          .set({ passwordDisputed: true })
          .where(and(eq(users.email, address), eq(users.isVerified, false)));
      // Only the owner of the address learns, by e-mail, that it has an account; the original tells everyone (API-6).
      await queueEmail(orm, alreadyRegisteredEmail, recipient, nextOf(request.body));
    });
  }
  service.wakeOutbox();
  return sendJson(reply, { email: address }, 201);
}

/** Of an account that another request has just made: the same form may be sent twice at once. */
const isPasswordOf = async (orm: Orm, address: string, password: string): Promise<boolean> =>
  isPasswordCorrect((await findAccount(orm, address))?.passwordHash ?? null, password);
