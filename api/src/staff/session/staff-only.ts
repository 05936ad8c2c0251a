import type { FastifyReply, FastifyRequest } from 'fastify';
import { HttpError } from '../../http/http-error.ts';
import type { Service } from '../../http/service.ts';
import { isSameSignature } from '../../http/signatures.ts';
import { formFieldsOf } from '../forms/form-fields.ts';
import { sendStaffNotFoundPage } from '../page/not-found-page.ts';
import { interruptedBy, sendUnsentForm } from './continuation.ts';
import { sendLoginPage } from './login-page.ts';
import { readStaffSession, type StaffSession } from './staff-session.ts';

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

type StaffHandler = (request: FastifyRequest, reply: FastifyReply, session: StaffSession) => Promise<unknown>;

/** A handler for members of staff, whose 404 is a page; everyone else gets the login page with 401. */
export const staffOnly =
  (service: Service, handler: StaffHandler): Handler =>
  async (request, reply) => {
    const session = await readStaffSession(service, request, reply);
    if (!session) return sendLoginPage(reply.code(401), { continuation: interruptedBy(service, request) });
    try {
      return await handler(request, reply, session);
    } catch (error) {
      if (!(error instanceof HttpError) || error.status !== 404) throw error;
      return sendStaffNotFoundPage(reply, session);
    }
  };

/** A handler of a form. With the CSRF token of another login, what was entered is shown to be sent again. */
export const staffForm = (service: Service, handler: StaffHandler): Handler =>
  staffOnly(service, async (request, reply, session) => {
    const { form_token: formToken = '' } = formFieldsOf(request);
    if (!isSameSignature(formToken, session.formToken))
      return sendUnsentForm(reply.code(403), session, interruptedBy(service, request));
    return handler(request, reply, session);
  });
