import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { checkCredentials } from '../accounts/check-credentials.ts';
import { MAX_EMAIL_LENGTH, MAX_PASSWORD_LENGTH } from '../http/body-fields.ts';
import { HttpError, httpError } from '../http/http-error.ts';
import type { Service } from '../http/service.ts';
import { formFieldsOf } from './form-fields.ts';
import { sendLoginPage } from './login-page.ts';
import { staffForm } from './staff-only.ts';
import { closeStaffSession, openStaffSession } from './staff-session.ts';

/** Login and logout of the staff pages. */
export function addStaffLogin(app: FastifyInstance, service: Service): void {
  app.post('/admin/login', (request, reply) => login(service, request, reply));
  app.post(
    '/admin/logout',
    staffForm(service, async (_request, reply) => {
      closeStaffSession(reply);
      return reply.redirect('/admin', 303);
    }),
  );
}

async function login(service: Service, request: FastifyRequest, reply: FastifyReply) {
  const { email = '', password = '' } = formFieldsOf(request);
  try {
    const user = await checkCredentials(
      service,
      request,
      email.trim().slice(0, MAX_EMAIL_LENGTH),
      password.slice(0, MAX_PASSWORD_LENGTH),
    );
    // An applicant gets the answer of a wrong password.
    if (user.role !== 'staff') throw httpError.badCredentials();
    await openStaffSession(service, reply, user);
    return reply.redirect('/admin', 303);
  } catch (error) {
    if (!(error instanceof HttpError) || error.status >= 500) throw error;
    const { detail } = error.body as { detail: string };
    return sendLoginPage(reply.headers(error.headers).code(error.status), detail);
  }
}
