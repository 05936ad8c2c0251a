import { and, asc, count as countOf, desc, eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type ApplicationStatus, applicationStatuses } from 'shared-api/schemas';
import { logIn } from '../accounts/check-credentials.ts';
import { describeApplications, moveApplication } from '../applications/describe-applications.ts';
import { staffMoves, statusNames } from '../applications/statuses.ts';
import { applicationDocuments, applications, eventRegistrations, events, users } from '../database/schema.ts';
import { html, sendPage } from '../http/html.ts';
import { Refusal, refuse } from '../http/http-error.ts';
import { kathmandu, kathmanduMinute } from '../http/nepal-time.ts';
import type { Service } from '../http/service.ts';
import { queueLetter } from '../mail/outbox.ts';
import { DocumentMissing } from '../storage/document-store.ts';
import { applicationPage, applicationsPage, eventsPage, loginPage } from './pages.ts';
import {
  closeStaffSession,
  documentLink,
  isDocumentLinkValid,
  openStaffSession,
  type StaffSession,
  sameText,
  staffSession,
} from './staff-session.ts';

const pageSize = 25;
/** A form's fields as text, without the null characters that PostgreSQL refuses. */
const fieldsOf = (request: FastifyRequest): Record<string, string | undefined> =>
  Object.fromEntries(
    Object.entries(request.body ?? {}).map(([name, value]) => [name, String(value).replaceAll('\0', '')]),
  );

/**
 * The external admin site of D2 §4, in its plainest form: staff read applications and registrations, open documents
 * and move statuses. Server-rendered, no script. Deployments may point `ADMIN_URL` of the site elsewhere.
 */
export function staffRoutes(app: FastifyInstance, service: Service): void {
  const { orm } = service.database;

  type StaffHandler = (
    request: FastifyRequest,
    reply: FastifyReply,
    session: StaffSession,
  ) => Promise<unknown>;
  /** Shows the login to everybody else. */
  const forStaff = (handler: StaffHandler) => async (request: FastifyRequest, reply: FastifyReply) => {
    const session = await staffSession(service, request);
    return session ? handler(request, reply, session) : loginPage(reply.code(401));
  };
  /** Also wants the page's own token back: another site cannot make a member of staff send this. */
  const forStaffForm = (handler: StaffHandler) =>
    forStaff(async (request, reply, session) => {
      if (!sameText(String(fieldsOf(request).form_token ?? ''), session.formToken)) throw refuse.forbidden();
      return handler(request, reply, session);
    });

  app.post('/admin/login', async (request, reply) => {
    const { email = '', password = '' } = fieldsOf(request);
    try {
      const user = await logIn(
        service,
        request,
        String(email).trim().slice(0, 254),
        String(password).slice(0, 1024),
      );
      // An applicant's right password is told no more than a wrong one.
      if (user.role !== 'staff') throw refuse.badCredentials();
      await openStaffSession(service, reply, user);
      return reply.redirect('/admin', 303);
    } catch (error) {
      if (!(error instanceof Refusal) || error.status >= 500) throw error;
      const { detail } = error.body as { detail: string };
      for (const [name, value] of Object.entries(error.headers)) reply.header(name, value);
      return loginPage(reply.code(error.status), detail);
    }
  });

  app.post(
    '/admin/logout',
    forStaffForm(async (_request, reply) => {
      closeStaffSession(reply);
      return reply.redirect('/admin', 303);
    }),
  );

  app.get(
    '/admin',
    forStaff(async (request, reply, session) => {
      const query = request.query as { status?: string; page?: string };
      const status = applicationStatuses.find((known) => known === query.status);
      const condition = status ? eq(applications.status, status) : undefined;
      const [total] = await orm.select({ count: countOf() }).from(applications).where(condition);
      const count = Number(total?.count ?? 0);
      const pages = Math.max(1, Math.ceil(count / pageSize));
      const page = Math.min(pages, Math.max(1, Number.parseInt(query.page ?? '1', 10) || 1));
      const rows = await orm
        .select({ application: applications, account: users.email })
        .from(applications)
        .innerJoin(users, eq(users.id, applications.userId))
        .where(condition)
        .orderBy(desc(applications.id))
        .limit(pageSize)
        .offset((page - 1) * pageSize);
      const records = await describeApplications(
        orm,
        rows.map((row) => row.application),
      );
      const lines = records.map((record, index) => ({
        id: record.id,
        name: `${record.first_name} ${record.last_name}`.trim(),
        account: rows[index]!.account,
        course: record.preferred_course,
        status: record.status,
        at: kathmanduMinute(record.created_at),
        documents: record.documents.length,
      }));
      return applicationsPage(reply, session, { lines, status: status ?? '', page, pages, count });
    }),
  );

  async function find(id: string) {
    const [row] = /^\d{1,9}$/.test(id)
      ? await orm
          .select({ application: applications, account: users.email })
          .from(applications)
          .innerJoin(users, eq(users.id, applications.userId))
          .where(eq(applications.id, Number(id)))
      : [];
    if (!row) throw refuse.notFound();
    return row;
  }

  async function showApplication(
    reply: FastifyReply,
    session: StaffSession,
    id: string,
    notice?: { kind: 'ok' | 'error'; text: string },
  ) {
    const { application, account } = await find(id);
    const [record] = await describeApplications(orm, [application]);
    return applicationPage(
      reply,
      session,
      record!,
      account,
      (documentId) => documentLink(service, documentId),
      notice,
    );
  }

  app.get(
    '/admin/applications/:id',
    forStaff((request, reply, session) =>
      showApplication(reply, session, (request.params as { id: string }).id),
    ),
  );

  app.post(
    '/admin/applications/:id/status',
    forStaffForm(async (request, reply, session) => {
      const { id } = request.params as { id: string };
      const { from, to, note = '' } = fieldsOf(request);
      const { application, account } = await find(id);
      const target = applicationStatuses.find((known) => known === to);
      const allowed =
        application.status === from &&
        target !== undefined &&
        staffMoves[application.status].includes(target);
      const moved =
        allowed &&
        (await service.database.transaction(async (tx) => {
          const done = await moveApplication(tx.orm, application, target, note.trim().slice(0, 1000) || null);
          if (done)
            await queueLetter(tx.orm, 'application-status', account, {
              id,
              status: statusNames[target],
              note: note.trim().slice(0, 1000),
            });
          return done;
        }));
      if (!moved) {
        return showApplication(reply.code(409), session, id, {
          kind: 'error',
          text: 'The application has been changed meanwhile, or cannot move there. Please look again.',
        });
      }
      service.mailIsDue();
      return showApplication(reply, session, id, {
        kind: 'ok',
        text: `The status is now: ${statusNames[target as ApplicationStatus]}. The applicant gets a letter.`,
      });
    }),
  );

  app.get(
    '/admin/events',
    forStaff(async (_request, reply, session) => {
      const list = await orm
        .select({ id: events.id, title: events.title })
        .from(events)
        .orderBy(asc(events.position), asc(events.id));
      const registrations = await orm
        .select({ eventId: eventRegistrations.eventId, email: users.email, at: eventRegistrations.createdAt })
        .from(eventRegistrations)
        .innerJoin(users, and(eq(users.id, eventRegistrations.userId)))
        .orderBy(asc(eventRegistrations.id))
        .limit(5000);
      return eventsPage(
        reply,
        session,
        list.map((event) => ({
          ...event,
          registrations: registrations
            .filter(({ eventId }) => eventId === event.id)
            .map(({ email, at }) => ({ email, at: kathmanduMinute(kathmandu(at)) })),
        })),
      );
    }),
  );

  app.get('/admin/documents/:id', async (request, reply) => {
    const { id } = request.params as { id: string };
    const { expires, signature } = request.query as { expires?: unknown; signature?: unknown };
    if (!isDocumentLinkValid(service, id, expires, signature)) {
      return sendPage(
        reply.code(403),
        'Link expired',
        html`<h1>This link has expired</h1><p><a href="/admin">Open the application again</a> for a new one.</p>`,
      );
    }
    const [document] = await orm
      .select()
      .from(applicationDocuments)
      .where(eq(applicationDocuments.id, Number(id)));
    if (!document) throw refuse.notFound();
    try {
      const content = await service.documents.get(document.storageKey);
      const ascii = document.originalName.replace(/[^\x20-\x7e]|["\\%]/g, '_');
      return reply
        .header('Content-Type', document.contentType)
        .header('Content-Length', document.size)
        .header(
          'Content-Disposition',
          `attachment; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(document.originalName).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`)}`,
        )
        .header('Content-Security-Policy', "default-src 'none'; sandbox")
        .header('Cache-Control', 'private, no-store')
        .send(content);
    } catch (error) {
      if (error instanceof DocumentMissing) throw refuse.notFound();
      throw error;
    }
  });
}
