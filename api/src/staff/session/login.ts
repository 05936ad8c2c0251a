import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { checkCredentials } from '../../accounts/check-credentials.ts';
import { createDeviceToken } from '../../accounts/known-devices.ts';
import { MAX_EMAIL_LENGTH, MAX_PASSWORD_LENGTH } from '../../http/body-fields.ts';
import { answerTo } from '../../http/error-handler.ts';
import { httpError } from '../../http/http-error.ts';
import type { Service } from '../../http/service.ts';
import { formFieldsOf } from '../forms/form-fields.ts';
import { continuationOf, sendUnsentForm } from './continuation.ts';
import { type LoginField, sendLoginPage } from './login-page.ts';
import { isFromOwnPage } from './own-page.ts';
import { staffForm, staffOnly } from './staff-only.ts';
import { closeStaffSession, openStaffSession } from './staff-session.ts';

/** Login and logout of the staff pages. */
export function addStaffLogin(app: FastifyInstance, service: Service): void {
  app.post(
    '/admin/login',
    { errorHandler: (error, request, reply) => refuseLogin(service, request, reply, error) },
    (request, reply) => login(service, request, reply),
  );
  // The form's address stands in the browser after an error.
  app.get(
    '/admin/login',
    staffOnly(service, async (_request, reply) => reply.redirect('/admin')),
  );
  app.post(
    '/admin/logout',
    staffForm(service, async (_request, reply, session) => {
      await closeStaffSession(service, reply, session);
      return reply.redirect('/admin', 303);
    }),
  );
}

/** What is said of an address or a password that no account can have; undefined of all others. */
function tooLongToLogIn(
  email: string,
  password: string,
): { error: string; wrong: readonly LoginField[] } | undefined {
  if ([...email].length > MAX_EMAIL_LENGTH)
    return {
      error: `This email address is too long: it has more than ${MAX_EMAIL_LENGTH} characters.`,
      wrong: ['email'],
    };
  if ([...password].length > MAX_PASSWORD_LENGTH)
    return {
      error: `This password is too long: it has more than ${MAX_PASSWORD_LENGTH} characters.`,
      wrong: ['password'],
    };
  return undefined;
}

const DEVICE_COOKIE = 'staff_device';
const DEVICE_COOKIE_SECONDS = 180 * 24 * 3600;

async function login(service: Service, request: FastifyRequest, reply: FastifyReply) {
  const { publicUrl } = service.configuration;
  // Another site that logs a member of staff in under its own account would learn what they then enter.
  if (!isFromOwnPage(service, request)) {
    const error = 'This form was sent by another site. Please log in here.';
    return sendLoginPage(reply.code(403), { error });
  }
  const continuation = continuationOf(request);
  const { password = '', ...fields } = formFieldsOf(request);
  const email = fields.email?.trim() ?? '';
  const tooLong = tooLongToLogIn(email, password);
  if (tooLong) return sendLoginPage(reply.code(400), { ...tooLong, email, continuation });
  const user = await checkCredentials(service, request, {
    email,
    password,
    deviceToken: request.cookies[DEVICE_COOKIE],
  });
  // An applicant gets the answer of a wrong password.
  if (user.role !== 'staff') throw httpError.badCredentials();
  const session = await openStaffSession(service, request, reply, user);
  reply.setCookie(DEVICE_COOKIE, createDeviceToken(service, user), {
    path: '/admin/login',
    httpOnly: true,
    sameSite: 'strict',
    secure: publicUrl.startsWith('https:'),
    maxAge: DEVICE_COOKIE_SECONDS,
  });
  return continuation.fields
    ? sendUnsentForm(reply, session, continuation)
    : reply.redirect(continuation.path, 303);
}

/**
 * Answers every error of a login. Also while the database cannot be used, or is still being prepared: what a form of an
 * ended login had is in this page alone.
 */
function refuseLogin(service: Service, request: FastifyRequest, reply: FastifyReply, error: unknown) {
  const { status, headers, body } = answerTo(error, request);
  const { detail } = body as { detail: string };
  return sendLoginPage(reply.headers(headers).code(status), {
    error: detail,
    wrong: status === 401 ? ['email', 'password'] : [],
    email: formFieldsOf(request).email,
    // A form of another site is not kept: nobody should send one after the login.
    continuation: isFromOwnPage(service, request) ? continuationOf(request) : undefined,
  });
}
