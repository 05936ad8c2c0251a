import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Service } from '../../http/service.ts';
import { staffForm, staffOnly } from '../session/staff-only.ts';
import type { StaffSession } from '../session/staff-session.ts';
import type { Notice } from './notice.ts';
import { redirectWithNotice } from './redirect-notice.ts';
import { submitOnce } from './submit-once.ts';

interface StaffForm {
  /** Stores what was sent. @returns what staff are told */
  submit: (request: FastifyRequest, session: StaffSession) => Promise<Notice>;
  /** Address of the page with the form. */
  pageOf: (request: FastifyRequest) => string | Promise<string>;
  /** Sends the page with the form and an error. */
  showError: (
    request: FastifyRequest,
    reply: FastifyReply,
    session: StaffSession,
    notice: Notice,
  ) => Promise<unknown>;
  /**
   * Where the page's other forms are sent along: sends the page with the confirmation and what was entered into those, which
   * a redirect would lose; undefined when nothing was.
   */
  showUnsent?: (
    request: FastifyRequest,
    reply: FastifyReply,
    session: StaffSession,
    notice: Notice,
  ) => Promise<unknown> | undefined;
  /** Status of a refused form, where its notice has none. */
  errorStatus: 400 | 409;
}

/**
 * Adds a form of a staff page. Success is answered by a redirect to the page; an error, and success beside something
 * unsent, in place. Then the form's address stands in the browser; opened again, it leads to the page as well.
 */
export function addStaffForm(
  app: FastifyInstance,
  service: Service,
  path: string,
  { submit, pageOf, showError, showUnsent, errorStatus }: StaffForm,
): void {
  app.get(
    path,
    staffOnly(service, async (request, reply) => reply.redirect(await pageOf(request))),
  );
  app.post(
    path,
    staffForm(service, async (request, reply, session) => {
      const notice = await submitOnce(service, request, session, () => submit(request, session));
      if (notice.kind === 'error')
        return showError(request, reply.code(notice.status ?? errorStatus), session, notice);
      return (
        showUnsent?.(request, reply, session, notice) ??
        redirectWithNotice(service, reply, session, await pageOf(request), notice.text)
      );
    }),
  );
}

/** Address of the page of one record, which the `:id` of the form's path names. */
export const recordPage =
  (list: string) =>
  (request: FastifyRequest): string =>
    `${list}/${encodeURIComponent((request.params as { id: string }).id)}`;
