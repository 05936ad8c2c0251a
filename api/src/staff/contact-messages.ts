import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type MessageStatus, messageStatuses } from 'shared-api/schemas';
import type { Orm } from '../database/database.ts';
import { and, count, desc, eq, gt } from '../database/drizzle.ts';
import { contactMessages } from '../database/schema.ts';
import { html } from '../http/html.ts';
import { nepalTimestamp, timestampMinute } from '../http/nepal-time.ts';
import { recordId } from '../http/request-url.ts';
import type { Service } from '../http/service.ts';
import { formFieldsOf } from './forms/form-fields.ts';
import type { Notice } from './forms/notice.ts';
import { takeNotice } from './forms/redirect-notice.ts';
import { addStaffForm } from './forms/staff-form.ts';
import { messageStatusNames } from './message-status-names.ts';
import { listPage } from './page/list-page.ts';
import { mailLink } from './page/mail-link.ts';
import { formToken, pageLinks, sendStaffPage } from './page/page-layout.ts';
import { personLink } from './page/person-link.ts';
import { phoneLink } from './page/phone-link.ts';
import { staffOnly } from './session/staff-only.ts';
import type { StaffSession } from './session/staff-session.ts';

const PAGE_SIZE = 25;

type MessageRow = typeof contactMessages.$inferSelect;

/** /admin/messages: the messages of the contact form, by status. */
export function addStaffMessages(app: FastifyInstance, service: Service): void {
  app.get(
    '/admin/messages',
    staffOnly(service, async (request, reply, session) =>
      showMessages(service, request, reply, session, await takeNotice(service, request, reply, session)),
    ),
  );
  addStaffForm(app, service, '/admin/messages/status', {
    submit: (request) => changeStatus(service, request),
    pageOf: (request) => {
      const { page } = request.query as { page?: string };
      return `/admin/messages?status=${shownStatus(request)}${page ? `&page=${encodeURIComponent(page)}` : ''}`;
    },
    showError: (request, reply, session, notice) => showMessages(service, request, reply, session, notice),
    errorStatus: 409,
  });
}

/** The status whose messages the query asks for. */
const shownStatus = (request: FastifyRequest): MessageStatus =>
  messageStatuses.find((known) => known === (request.query as { status?: string }).status) ?? 'open';

async function changeStatus(service: Service, request: FastifyRequest): Promise<Notice> {
  const { message = '', from, to } = formFieldsOf(request);
  const id = recordId(message);
  const status = messageStatuses.find((known) => known === to);
  const before = messageStatuses.find((known) => known === from);
  const changed =
    status && before && id !== null
      ? await service.database.orm
          .update(contactMessages)
          .set({ status })
          .where(and(eq(contactMessages.id, id), eq(contactMessages.status, before)))
          .returning({ id: contactMessages.id })
      : [];
  return status && changed.length > 0
    ? { kind: 'ok', text: `Message no. ${message} is now: ${messageStatusNames[status]}.` }
    : { kind: 'error', text: 'The message was changed meanwhile. Please check it again.' };
}

/** Number of the page with a message. */
async function pageWith(orm: Orm, status: MessageStatus, id: number): Promise<number> {
  const [before] = await orm
    .select({ count: count() })
    .from(contactMessages)
    .where(and(eq(contactMessages.status, status), gt(contactMessages.id, id)));
  return Math.floor(Number(before?.count ?? 0) / PAGE_SIZE) + 1;
}

async function showMessages(
  { database: { orm } }: Service,
  request: FastifyRequest,
  reply: FastifyReply,
  session: StaffSession,
  notice?: Notice,
) {
  const query = request.query as { page?: string; message?: string };
  const shown = shownStatus(request);
  const isShown = eq(contactMessages.status, shown);
  const [total] = await orm.select({ count: count() }).from(contactMessages).where(isShown);
  const found = Number(total?.count ?? 0);
  const message = recordId(query.message ?? '');
  const asked = message === null ? query.page : await pageWith(orm, shown, message);
  const { page, pageCount, offset } = listPage(asked, found, PAGE_SIZE);
  const rows = await orm
    .select()
    .from(contactMessages)
    .where(isShown)
    .orderBy(desc(contactMessages.id))
    .limit(PAGE_SIZE)
    .offset(offset);
  const link = (status: MessageStatus, number = 1) => `/admin/messages?status=${status}&page=${number}`;
  return sendStaffPage(
    reply,
    session,
    'Messages',
    html`
<nav class="actions" aria-label="Status">${messageStatuses.map((status) => (status === shown ? html`<a class="button" aria-current="page" href="${link(status)}">${messageStatusNames[status]}</a>` : html`<a class="button plain" href="${link(status)}">${messageStatusNames[status]}</a>`))}</nav>
${rows.length === 0 ? html`<p>No messages here.</p>` : html`<p class="muted">${found} ${found === 1 ? 'message' : 'messages'}${pageCount > 1 && `, page ${page} of ${pageCount}`}.</p><ul class="list">${rows.map((row) => messageCard(row, session, page))}</ul>`}
${pageLinks(page, pageCount, (number) => link(shown, number))}`,
    { notice },
  );
}

function messageCard(row: MessageRow, session: StaffSession, page: number) {
  const { id, name, email, contact, subject, message, status, createdAt } = row;
  const answer = mailLink(email, `Re: ${subject} (no. ${id})`);
  const changes: readonly MessageStatus[] = messageStatuses.filter((to) => to !== status);
  return html`<li class="card" id="message-${id}"><h2>${subject}</h2><p class="muted">No. ${id}, ${timestampMinute(nepalTimestamp(createdAt))}</p>
<p><strong>${name}</strong><br><a href="${answer}">${email}</a>${contact && html`<br>${phoneLink(contact)}`}</p><pre>${message}</pre>
<form method="post" action="/admin/messages/status?status=${status}${page > 1 && `&page=${page}`}">${formToken(session)}<input type="hidden" name="message" value="${id}"><input type="hidden" name="from" value="${status}"><p class="actions"><a class="button" href="${answer}">Answer by email</a>${changes.map((to) => html`<button class="plain" name="to" value="${to}">${to === 'open' ? 'Open again' : to === 'spam' ? 'Mark as spam' : 'Mark as answered'}</button>`)}${personLink(email)}</p></form></li>`;
}
