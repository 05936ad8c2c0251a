import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import {
  LoginAnswer,
  LoginPayload,
  MessageAnswer,
  PasswordResetPayload,
  PasswordResetRequest,
  RefreshAnswer,
  RefreshPayload,
  RegisterAnswer,
  RegisterPayload,
} from 'shared-api/schemas';
import { users } from '../database/schema.ts';
import { emailField, fieldRefusal, passwordField, readFields } from '../http/body-fields.ts';
import { refuse } from '../http/http-error.ts';
import { countAttempt } from '../http/rate-limit.ts';
import { resource, sendJson } from '../http/resource.ts';
import type { Service } from '../http/service.ts';
import { queueLetter } from '../mail/outbox.ts';
import { logIn } from './check-credentials.ts';
import { consumeLink, isLinkValid } from './one-time-links.ts';
import { hashPassword, passwordComplaint } from './password-hashing.ts';
import { endAllSessions, openSession, revokeSession, rotateSession } from './sessions.ts';
import { verificationPage, verifiedPage } from './verification-page.ts';

const tag = 'Accounts';
const minute = 60;
const textField = { required: true, trim: true };

/** D2 §7, the account calls, and the additive token and verification calls. */
export function accountRoutes(app: FastifyInstance, service: Service): void {
  const { database } = service;
  const open = { ignoresToken: true };

  resource(
    app,
    '/api/user/register/',
    {
      POST: {
        description: {
          summary: 'Sign up; a verification link is mailed',
          tag,
          body: RegisterPayload,
          answer: RegisterAnswer,
          answerStatus: 201,
        },
        handler: async (request, reply) => {
          await countAttempt(service, {
            action: 'register',
            of: request.ip,
            attempts: 60,
            seconds: 60 * minute,
          });
          const { email, password, confirm_password } = readFields(
            request.body,
            { email: emailField, password: passwordField, confirm_password: passwordField },
            { sentence: true },
          );
          // Object-level checks run only when every field passed (A5).
          const complaint = passwordComplaint(password);
          if (complaint) throw refuse.badRequest({ password: [complaint], error: complaint });
          if (password !== confirm_password) {
            throw refuse.badRequest({
              confirm_password: ['Passwords must match'],
              error: 'Passwords must match',
            });
          }
          const address = email.toLowerCase();
          // Nobody's mailbox is filled by somebody else's clicking.
          await countAttempt(service, { action: 'register', of: address, attempts: 5, seconds: 60 * minute });
          const passwordHash = await hashPassword(password);
          await database.transaction(async ({ orm }) => {
            const [made] = await orm
              .insert(users)
              .values({ email: address, passwordHash })
              .onConflictDoNothing()
              .returning({ id: users.id });
            // Whether the address is known is told to its owner, by mail, and to nobody else (better than A6).
            await queueLetter(orm, made ? 'verify-email' : 'already-registered', address, {});
          });
          service.mailIsDue();
          return sendJson(reply, { email: address }, 201);
        },
      },
    },
    open,
  );

  resource(
    app,
    '/api/user/login/',
    {
      POST: {
        description: { summary: 'Log in', tag, body: LoginPayload, answer: LoginAnswer },
        handler: async (request, reply) => {
          const { email, password } = readFields(
            request.body,
            { email: { ...textField, maxLength: 254 }, password: passwordField },
            { sentence: true },
          );
          const user = await logIn(service, request, email, password);
          return sendJson(reply, { token: await openSession(service, user), role: user.role });
        },
      },
    },
    open,
  );

  resource(
    app,
    '/api/user/token/refresh/',
    {
      POST: {
        description: {
          summary: 'New tokens for a refresh token, which works once',
          tag,
          specified: false,
          body: RefreshPayload,
          answer: RefreshAnswer,
        },
        handler: async (request, reply) => {
          const { refresh } = readFields(request.body, { refresh: textField });
          const pair = await rotateSession(service, refresh);
          return sendJson(reply, { access: pair.access, refresh: pair.refresh });
        },
      },
    },
    open,
  );

  resource(
    app,
    '/api/user/token/revoke/',
    {
      POST: {
        description: {
          summary: 'End the session of a refresh token',
          tag,
          specified: false,
          body: RefreshPayload,
          answer: MessageAnswer,
        },
        handler: async (request, reply) => {
          const { refresh } = readFields(request.body, { refresh: textField });
          await revokeSession(service, refresh);
          return sendJson(reply, {});
        },
      },
    },
    open,
  );

  resource(
    app,
    '/api/user/password-reset/',
    {
      POST: {
        description: {
          summary: 'Mail a password reset link',
          tag,
          body: PasswordResetRequest,
          answer: MessageAnswer,
        },
        handler: async (request, reply) => {
          const { email } = readFields(request.body, { email: emailField }, { sentence: true });
          const address = email.toLowerCase();
          await countAttempt(service, {
            action: 'reset',
            of: request.ip,
            attempts: 60,
            seconds: 60 * minute,
          });
          await countAttempt(service, { action: 'reset', of: address, attempts: 5, seconds: 60 * minute });
          // The worker looks for the account, after the answer: nothing here depends on whether there is one.
          await queueLetter(database.orm, 'reset-password', address, {});
          service.mailIsDue();
          return sendJson(reply, { message: 'If an account has this address, a reset link is on its way.' });
        },
      },
    },
    open,
  );

  resource(
    app,
    '/api/user/password-reset/:encodedPk/:token/',
    {
      PATCH: {
        description: {
          summary: 'Set a new password by a mailed link; every session ends',
          tag,
          body: PasswordResetPayload,
          answer: MessageAnswer,
        },
        handler: async (request, reply) => {
          const { encodedPk, token } = request.params as { encodedPk: string; token: string };
          await countAttempt(service, {
            action: 'reset-confirm',
            of: request.ip,
            attempts: 60,
            seconds: 15 * minute,
          });
          const { new_password, confirm_password } = readFields(
            request.body,
            { new_password: passwordField, confirm_password: passwordField },
            { sentence: true },
          );
          const complaint = passwordComplaint(new_password);
          if (complaint) throw fieldRefusal({ new_password: [complaint], error: complaint });
          if (new_password !== confirm_password) {
            throw fieldRefusal({ confirm_password: ['Passwords must match'], error: 'Passwords must match' });
          }
          const passwordHash = await hashPassword(new_password);
          const done = await database.transaction(async ({ orm }) => {
            const userId = await consumeLink(orm, encodedPk, token, 'reset');
            if (userId === null) return false;
            // Whoever reads the mail owns the address: that verifies it too.
            await orm
              .update(users)
              .set({ passwordHash, sessionVersion: endAllSessions, isVerified: true })
              .where(eq(users.id, userId));
            await orm.execute(
              sql`UPDATE refresh_tokens SET revoked_at = now() WHERE user_id = ${userId} AND revoked_at IS NULL`,
            );
            return true;
          });
          if (!done)
            throw refuse.badRequest({
              error: 'This link is invalid or has expired. Please ask for a new one.',
            });
          return sendJson(reply, { message: 'Password reset successfully' });
        },
      },
    },
    open,
  );

  // Mail scanners open links: GET only shows a button, POST verifies. There is no screen of the site for it (C-37).
  app.get('/api/user/verify/:encodedPk/:token/', async (request, reply) => {
    const { encodedPk, token } = request.params as { encodedPk: string; token: string };
    const valid = await isLinkValid(database.orm, encodedPk, token, 'verify');
    return verificationPage(reply.code(valid ? 200 : 400), valid, service.configuration.siteUrl);
  });
  app.post('/api/user/verify/:encodedPk/:token/', async (request, reply) => {
    const { encodedPk, token } = request.params as { encodedPk: string; token: string };
    const done = await database.transaction(async ({ orm }) => {
      const userId = await consumeLink(orm, encodedPk, token, 'verify');
      if (userId !== null) await orm.update(users).set({ isVerified: true }).where(eq(users.id, userId));
      return userId !== null;
    });
    return verifiedPage(reply.code(done ? 200 : 400), done, service.configuration.siteUrl);
  });
}
