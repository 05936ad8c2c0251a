import type { FastifyReply, FastifyRequest } from 'fastify';
import { HttpError, httpError } from '../http/http-error.ts';
import type { Service } from '../http/service.ts';
import { isSameSignature } from '../http/signatures.ts';
import { formFieldsOf } from './form-fields.ts';
import { sendLoginPage } from './login-page.ts';
import { sendStaffNotFoundPage } from './not-found-page.ts';
import { readStaffSession, type StaffSession } from './staff-session.ts';

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

type StaffHandler = (request: FastifyRequest, reply: FastifyReply, session: StaffSession) => Promise<unknown>;

/** A handler for members of staff, whose 404 is a page; everyone else gets the login page with 401. */
export const staffOnly =
  (service: Service, handler: StaffHandler): Handler =>
  async (request, reply) => {
    const session = await readStaffSession(service, request, reply);
    if (!session) return sendLoginPage(reply.code(401));
    try {
      return await handler(request, reply, session);
    } catch (error) {
      if (!(error instanceof HttpError) || error.status !== 404) throw error;
      return sendStaffNotFoundPage(reply, session);
    }
  };

/** A handler of a form, which also checks the form's CSRF token. */
export const staffForm = (service: Service, handler: StaffHandler): Handler =>
  staffOnly(service, async (request, reply, session) => {
    const { form_token: formToken = '' } = formFieldsOf(request);
    if (!isSameSignature(formToken, session.formToken)) throw httpError.forbidden();
    return handler(request, reply, session);
  });
