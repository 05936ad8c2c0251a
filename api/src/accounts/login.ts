import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LoginAnswer, LoginPayload } from 'shared-api/schemas';
import { MAX_EMAIL_LENGTH, passwordField, readFields } from '../http/body-fields.ts';
import { languageOf } from '../http/request-language.ts';
import { resource, sendJson } from '../http/resource.ts';
import type { Service } from '../http/service.ts';
import { keepAccountLanguage } from './account-language.ts';
import { checkCredentials } from './check-credentials.ts';
import { createDeviceToken } from './known-devices.ts';
import { openSession } from './sessions.ts';

/** An invalid address gets the answer of wrong credentials, therefore its form is not checked. */
const loginEmailField = { required: true, trim: true, maxLength: MAX_EMAIL_LENGTH };

/** POST login. */
export function addLogin(app: FastifyInstance, service: Service): void {
  const description = {
    summary: 'Log in',
    tag: 'Accounts',
    body: LoginPayload,
    answer: LoginAnswer,
    otherStatuses: { 401: 'Wrong credentials.', 403: 'The e-mail address is not verified yet.' },
  };
  resource(
    app,
    '/api/user/login/',
    { POST: { description, handler: (request, reply) => login(service, request, reply) } },
    { ignoresToken: true },
  );
}

async function login(service: Service, request: FastifyRequest, reply: FastifyReply) {
  const { email, password } = readFields(
    request.body,
    { email: loginEmailField, password: passwordField },
    { withErrorSentence: true },
  );
  const user = await checkCredentials(service, request, {
    email,
    password,
    deviceToken: deviceOf(request.body),
  });
  await keepAccountLanguage(service.database.orm, user, languageOf(request));
  return sendJson(reply, {
    token: await openSession(service, user),
    role: user.role,
    device: createDeviceToken(service, user),
  });
}

/** Additive: what an earlier login on this device answered. Anything else makes it an unknown device, not an error. */
function deviceOf(body: unknown): string | undefined {
  const { device } = body as { device?: unknown };
  return typeof device === 'string' ? device : undefined;
}
